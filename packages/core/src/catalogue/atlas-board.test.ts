import { expect, test } from 'vitest';
import { type Board, mirror, primaryOf, transpose } from '../board/board.ts';
import { boardOf } from '../testing/drawn.ts';
import { atlasBoardOf, atlasTextOf } from './atlas-board.ts';

test('the text of an atlas is a board whose primary is A', () => {
  const board = atlasBoardOf('oooBoooooBooAAoooooooooooooooooooooo', 6);
  expect(board?.vehicles.map(({ label }) => label).sort()).toEqual(['A', 'B']);
  expect(board && primaryOf(board)).toMatchObject({ label: 'A', lane: 2, offset: 0 });
});

test.each([
  ['a vehicle that is bent', 'AAoBBooBo'.padEnd(36, 'o')],
  ['no primary', 'ooBBoo'.repeat(6)],
  ['no text', ''],
])('%s is no board', (_, text) => {
  expect(atlasBoardOf(text, 6)).toBeUndefined();
});

test('a board of five rows is turned, and mirrored never', () => {
  const board = boardOf(['.BB.C', 'A...C', 'AXX..', '..D..', '..D..']);
  /** By a quarter, so that what was at the top is at the right. */
  const turned = (one: Board) => mirror(transpose(one));
  const quarter = turned(board);
  const half = turned(quarter);
  expect([quarter.exit, half.exit, turned(half).exit]).toEqual(['bottom', 'left', 'top']);
  for (const one of [quarter, half, turned(half)]) expect(atlasTextOf(one)).toBe(atlasTextOf(board));
  expect(atlasTextOf(mirror(board))).not.toBe(atlasTextOf(board));
});
