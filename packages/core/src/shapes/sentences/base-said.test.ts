// What a text says of the number from which rows and columns count decides it.
import { expect, test } from 'vitest';
import { readShapes } from '../read-shapes.ts';
import { baseSaid } from './base-said.ts';

test.each<[string, 0 | 1 | undefined]>([
  ['all positions are 0-based', 0],
  ['zero-indexed rows', 0],
  ['one-based', 1],
  ['the coordinates each start at 1', 1],
  ['Rows and columns are numbered from 0 to 5.', 0],
  ['col is counted from 1', 1],
  ['(0, 0) is the top left cell', 0],
  ['counted from the top-left corner (row 1, col 1)', 1],
  ['rows are 0-based and columns are 1-based', undefined],
  ['the numbers of moves', undefined],
  ['version 1.0-based', undefined],
  ['the red car starts at 1, 2', undefined],
])('%s', (text, expected) => {
  expect(baseSaid(text)).toBe(expected);
});

const list = '6 6\nX h 2 3 3\nA v 3 1 2\nB v 2 5 3';

test.each([
  ['0-based', 3],
  ['1-based', 2],
])('a list in which nothing else tells, and a heading with %s', (said, lane) => {
  const answer = readShapes(`# label dir len col row, ${said}\n${list}`);
  if (answer.kind !== 'read') throw new Error(answer.kind);
  expect(answer.boards.map(({ board }) => board.vehicles[board.primary]?.lane)).toEqual([lane]);
  expect(readShapes(list).kind).toBe('question');
});

test('a list is not read against what it says', () => {
  const withSaid = (said: string) =>
    readShapes(`# label dir len col row${said}\nX h 2 3 3\nA v 3 1 2\nB v 2 6 4`);
  expect(withSaid('').kind).toBe('read');
  expect(withSaid(', 0-based')).toMatchObject({ kind: 'refused', problem: { code: 'off-the-board' } });
});
