import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { startOf } from '../board/board.ts';
import { replay } from '../board/replay.ts';
import { legalBoards } from '../testing/arbitraries.ts';
import { boardOf } from '../testing/drawn.ts';
import {
  beginGame,
  countOfGame,
  type Game,
  isWon,
  movesMade,
  redo,
  restart,
  slide,
  stateOfGame,
  undo,
} from './game.ts';

const board = boardOf(['XX.A', '...A', '....', '....']);
const [A, X] = [0, 1];

describe('slide', () => {
  test.each([
    ['as far as asked', A, 1, [1, 0], 1],
    ['no farther than the edge', A, 9, [2, 0], 2],
    ['no farther than the next vehicle', X, 9, [0, 1], 1],
    ['not at all', A, -1, [0, 0], 0],
    ['by nothing', A, 0, [0, 0], 0],
  ])('%s', (_, vehicle, by, state, steps) => {
    const game = slide(beginGame(board), { vehicle, by });
    expect(stateOfGame(game)).toEqual(state);
    expect(countOfGame(game)).toEqual({ moves: Math.sign(steps), steps });
  });

  test('slides of one vehicle in one direction are one move', () => {
    let game = beginGame(board);
    for (const vehicle of [A, A, X, X]) game = slide(game, { vehicle, by: 1 });
    expect(countOfGame(game)).toEqual({ moves: 2, steps: 4 });
    expect(isWon(game)).toBe(true);
    expect(isWon(undo(game))).toBe(false);
  });
});

test('undo, redo and a new start walk through all positions', () => {
  const game = slide(restart(slide(slide(beginGame(board), { vehicle: A, by: 2 }), { vehicle: X, by: 1 })), {
    vehicle: A,
    by: 1,
  });
  const positions = [
    [2, 1],
    [1, 0],
  ].map(String);
  expect(String(stateOfGame(game))).toBe(positions[1]);
  expect(String(stateOfGame(undo(undo(game))))).toBe(positions[0]);
  expect(undo(undo(undo(undo(undo(game))))).cursor).toBe(0);
  expect(redo(undo(game))).toEqual(game);
  expect(redo(game)).toBe(game);
  const other = slide(undo(undo(game)), { vehicle: X, by: -1 });
  expect(redo(other)).toBe(other);
  expect(movesMade(other)).toHaveLength(3);
});

test('at the start there is nothing to undo, and no new start', () => {
  const game = beginGame(board);
  expect(undo(game)).toBe(game);
  expect(restart(game)).toBe(game);
});

test('whatever is played, the moves are legal, and undoing all of it leads back', () => {
  const actions: fc.Arbitrary<(game: Game) => Game> = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.tuple(fc.nat(), fc.integer({ min: -4, max: 4 })).map(
        ([choice, by]) =>
          (game: Game) =>
            slide(game, { vehicle: choice % game.board.vehicles.length, by }),
      ),
    },
    { weight: 1, arbitrary: fc.constantFrom(undo, redo, restart) },
  );
  fc.assert(
    fc.property(legalBoards(), fc.array(actions), (drawn, played) => {
      let game = beginGame(drawn);
      for (const act of played) {
        game = act(game);
        const replayed = replay(drawn, movesMade(game));
        expect(replayed.ok && replayed.value.states.at(-1)).toEqual(stateOfGame(game));
      }
      const ahead = game;
      for (let i = 0; i < played.length; i++) game = undo(game);
      expect(stateOfGame(game)).toEqual(startOf(drawn));
      for (let i = 0; i < ahead.cursor; i++) game = redo(game);
      expect(game).toEqual(ahead);
    }),
    { numRuns: 200 },
  );
});
