import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { startOf } from '../board/board.ts';
import { replay } from '../board/replay.ts';
import { legalBoards } from '../testing/arbitraries.ts';
import { boardOf } from '../testing/drawn.ts';
import { randomRuns } from '../testing/random-runs.ts';
import {
  beginGame,
  countOfGame,
  type Game,
  isWon,
  movesAhead,
  replayGame,
  restart,
  slide,
  stateOfGame,
} from './game.ts';
import { beginHistory, type History, record, redo, undo } from './history.ts';

const board = boardOf(['XX.A', '...A', '....', '....']);
const [A, X] = [0, 1];
const start = beginGame(board);

describe('slide', () => {
  test.each([
    ['as far as asked', A, 1, [1, 0], 1],
    ['no farther than the edge', A, 9, [2, 0], 2],
    ['no farther than the next vehicle', X, 9, [0, 1], 1],
    ['not at all', A, -1, [0, 0], 0],
    ['by nothing', A, 0, [0, 0], 0],
  ])('%s', (_, vehicle, by, state, steps) => {
    const game = slide(start, { vehicle, by });
    expect(stateOfGame(game)).toEqual(state);
    expect(countOfGame(game)).toEqual({ moves: Math.sign(steps), steps });
    expect(game === start).toBe(steps === 0);
  });

  test('slides of one vehicle in one direction are one move', () => {
    let game = start;
    for (const vehicle of [A, A, X]) game = slide(game, { vehicle, by: 1 });
    expect(countOfGame(game)).toEqual({ moves: 2, steps: 3 });
    expect(isWon(game)).toBe(false);
    game = slide(game, { vehicle: X, by: 1 });
    expect(countOfGame(game)).toEqual({ moves: 2, steps: 4 });
    expect(isWon(game)).toBe(true);
  });

  test('other properties of the game are kept', () => {
    const named = { ...start, name: 'Four' };
    expect(slide(named, { vehicle: A, by: 1 })).toEqual({
      ...named,
      moves: [{ vehicle: A, label: 'A', by: 1 }],
    });
    expect(restart(slide(named, { vehicle: A, by: 1 }))).toEqual(named);
  });
});

test('a restart at the start changes nothing', () => {
  expect(restart(start)).toBe(start);
});

describe('a game that was played before', () => {
  const moves = [
    { vehicle: A, label: 'A', by: 2 },
    { vehicle: X, label: 'X', by: 2 },
  ];
  test.each([0, 1, 2])('stands after %d moves, and every move can be undone or redone', (cursor) => {
    const history = replayGame(start, moves, cursor);
    expect(history.past.map((game) => game.moves.length)).toEqual([0, 1, 2].slice(0, cursor));
    expect(history.present.moves).toEqual(moves.slice(0, cursor));
    expect(history.future.map((game) => game.moves.length)).toEqual([0, 1, 2].slice(cursor + 1));
    expect(movesAhead(history)).toEqual(moves.slice(cursor));
  });

  test('stands after all of them where no number is given', () =>
    expect(replayGame(start, moves)).toEqual(replayGame(start, moves, 2)));

  test('begins with a game, and not with its board', () =>
    expect(() => replayGame(start.board as never, moves)).toThrow(
      /^start\.board is undefined; expected the board of a game that beginGame made; a history has its game as `present`$/,
    ));

  test('is no game itself', () =>
    expect(() => countOfGame(replayGame(start, moves) as never)).toThrow(
      /a history has its game as `present`$/,
    ));

  test('the moves ahead end at a restart or another board', () => {
    const history = replayGame(start, moves, 2);
    const restarted = record(history, restart(history.present));
    const other = record(restarted, beginGame(boardOf(['XX..', '....'])));
    expect(movesAhead(undo(undo(undo(undo(other)))))).toEqual(moves);
    expect(movesAhead(undo(undo(other)))).toEqual([]);
    expect(movesAhead(undo(other))).toEqual([]);
  });
});

test('after any play the moves are legal, and undoing all of them leads back to the start', () => {
  type Action = (history: History<Game>) => History<Game>;
  const action: fc.Arbitrary<Action> = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.tuple(fc.nat(), fc.integer({ min: -4, max: 4 })).map(
        ([choice, by]): Action =>
          (history) => {
            const vehicle = choice % history.present.board.vehicles.length;
            return record(history, slide(history.present, { vehicle, by }));
          },
      ),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom<Action>(undo, redo, (history) => record(history, restart(history.present))),
    },
  );
  fc.assert(
    fc.property(legalBoards(), fc.array(action), (drawn, played) => {
      let history = beginHistory(beginGame(drawn));
      for (const act of played) {
        history = act(history);
        const replayed = replay(drawn, history.present.moves);
        expect(replayed.ok && replayed.value.states.at(-1)).toEqual(stateOfGame(history.present));
      }
      const last = history;
      for (let i = 0; i < played.length; i++) history = undo(history);
      expect(stateOfGame(history.present)).toEqual(startOf(drawn));
      for (let i = 0; i < last.past.length; i++) history = redo(history);
      expect(history).toEqual(last);
    }),
    { numRuns: randomRuns(200) },
  );
});
