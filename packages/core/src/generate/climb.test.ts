import { expect, test } from 'vitest';
import { boardOf } from '../testing/drawn.ts';
import { stepTo } from './climb.ts';

const BOARDS = [
  ['......', '......', 'XX....', '......', '......', '......'],
  // it has to go down, which leaves it one place
  ['...a..', '...a..', 'XX.a..', '......', '......', '......'],
  // it may go up, or down to two places
  ['......', '...a..', 'XX.a..', '......', '......', '......'],
].map((rows) => boardOf(rows));

/** The heights of the boards if a board has at least so many moves, and one shortest solution or any number. */
function heights(unique: boolean, least: number) {
  const work = { boards: 0, refused: 0, unsolvable: 0, tooLarge: 0, states: 0 };
  const criteria = { unique, mostStates: 1000, moves: { least, most: 99 } };
  return BOARDS.map((board) => stepTo(board, criteria, work)?.height);
}

test('a board is as high as it takes moves', () => {
  expect(heights(false, 99)).toEqual([1, 2, 2]);
});

test('if there may be one solution alone, each move counts twice, and further solutions take something off', () => {
  expect(heights(true, 99)).toEqual([2, 4, 1]);
});

test('moves beyond those asked for do not count', () => {
  expect(heights(true, 1)).toEqual([2, 2, -1]);
});
