import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { legalBoards } from '../testing/arbitraries.ts';
import { book } from '../testing/book.ts';
import { boardOf } from '../testing/drawn.ts';
import { randomRuns } from '../testing/random-runs.ts';
import { seedBoards } from '../testing/seeds.ts';
import { type Board, isSolved, type State, startOf } from './board.ts';
import {
  apply,
  countSolution,
  joinSlides,
  type MoveOptions,
  moves,
  type Slide,
  splitSlides,
} from './moves.ts';
import { replay } from './replay.ts';
import { cellAlong, type Vehicle } from './vehicle.ts';

/** A step as Bird's chapter writes it: the label and the cell that the vehicle slides into. */
function cellMove(board: Board, state: State, { vehicle: index, by }: Slide): [string, number] {
  const vehicle = board.vehicles[index] as Vehicle;
  const offset = state[index] as number;
  const cell = cellAlong(vehicle, by > 0 ? offset + vehicle.length : offset - 1, board.width);
  return [vehicle.label, Math.floor(cell / 6) * 7 + (cell % 6) + 1];
}

test.each(['g1', 'g2'] as const)("the moves that Bird's chapter lists, in its order: %s", (id) => {
  const board = seedBoards[id];
  const steps = moves(board, startOf(board), { slides: 'unit', order: 'forward' });
  expect(steps.map((move) => cellMove(board, startOf(board), move))).toEqual(book[id].moves);
});

test.each(['g2', 'hardest'] as const)("the solution that Bird's chapter prints is legal: %s", (id) => {
  const board = seedBoards[id];
  let state = startOf(board);
  for (const wanted of book[id].breadthFirst ?? []) {
    const step = moves(board, state, { slides: 'unit' }).find(
      (move) => cellMove(board, state, move).join() === wanted.join(),
    );
    expect(step, wanted.join()).toBeDefined();
    state = apply(state, step as Slide);
  }
  expect(isSolved(board, state)).toBe(true);
});

/** `a+2`: vehicle a slides two cells right or down. */
const listed = (board: Board, options?: MoveOptions) =>
  moves(board, startOf(board), options)
    .map(({ vehicle, by }) => `${board.vehicles[vehicle]?.label}${by > 0 ? '+' : ''}${by}`)
    .join(' ');

describe('slides and orders', () => {
  const board = boardOf(['.aa..', '.....', '.XX.b', '....b']);
  test.each<[MoveOptions | undefined, string]>([
    [undefined, 'X-1 X+1 a-1 a+1 a+2 b-1 b-2'],
    [{ order: 'forward' }, 'X+1 X-1 a+1 a+2 a-1 b-1 b-2'],
    [{ slides: 'unit' }, 'X-1 X+1 a-1 a+1 b-1'],
    [{ slides: 'extreme' }, 'X-1 X+1 a-1 a+2 b-2'],
    [{ slides: 'extreme', order: 'forward' }, 'X+1 X-1 a+2 a-1 b-2'],
  ])('%j', (options, expected) => {
    expect(listed(board, options)).toBe(expected);
  });

  test('walls and edges stop a slide', () => {
    expect(listed(boardOf(['XX.#.', 'aa#bb']))).toBe('X+1');
  });
});

test('every move can be undone, and no move makes vehicles overlap', () => {
  fc.assert(
    fc.property(legalBoards(), (board) => {
      const start = startOf(board);
      for (const move of moves(board, start)) {
        const back = { vehicle: move.vehicle, by: -move.by };
        const result = replay(board, [move, back]);
        expect(result.ok && result.value.states.at(-1)).toEqual(start);
      }
    }),
    { numRuns: randomRuns(200) },
  );
});

describe('counting', () => {
  const slides = (text: string): Slide[] =>
    text.split(' ').map((word) => ({ vehicle: Number(word[0]), by: Number(word.slice(1)) }));

  test.each([
    ['0+1', 1, 1],
    ['0+1 0+1', 1, 2],
    ['0+1 0-1', 2, 2],
    ['0+1 1+1 0+1', 3, 3],
    ['0-2 0-1 1+3', 2, 6],
  ])('%s is %d moves and %d steps', (text, count, steps) => {
    expect(countSolution(slides(text))).toEqual({ moves: count, steps });
  });

  test('an empty text has no moves', () => {
    expect(countSolution([])).toEqual({ moves: 0, steps: 0 });
  });

  test('slides are joined and split', () => {
    expect(joinSlides(slides('0+1 0+2 0-1 1+1'))).toEqual(slides('0+3 0-1 1+1'));
    expect(splitSlides(slides('0+3 0-1 1+1'))).toEqual(slides('0+1 0+1 0+1 0-1 1+1'));
  });
});

test('a vehicle that a state does not have is named', () => {
  expect(() => apply([0, 1], { vehicle: 9, by: 1 })).toThrow(
    new RangeError('state is a list; expected a list with an offset for vehicle 9'),
  );
});
