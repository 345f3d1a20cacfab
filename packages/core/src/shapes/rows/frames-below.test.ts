// Boards in a border each, right below one another without a blank line.
import { expect, test } from 'vitest';
import { readShapes } from '../read-shapes.ts';

const border = '########';
const inner = ['#kk   m#', '#   n m#', '#oo n m#', '#l  XX =', '#l    p#', '#qqq  p#'];
const moved = ['#kk n m#', '#   n m#', '#oo   m#', '#l  XX =', '#l    p#', '#qqq  p#'];
const framed = (rows: readonly string[]) => [border, ...rows, border].join('\n');
const both = `${framed(inner)}\n${framed(moved)}`;

const boardsIn = (text: string): unknown => {
  const answer = readShapes(text);
  if (answer.kind !== 'read') return answer.kind;
  const all = answer.boards.map(
    ({ board }) => `${board.width}x${board.height} ${board.vehicles.length} ${board.exit}`,
  );
  return [...all, ...answer.failed.map(() => 'failed')];
};

test('boards in a border each are as many boards', () => {
  const one = '6x6 8 right';
  expect(boardsIn(framed(inner))).toEqual([one]);
  expect(boardsIn(both)).toEqual([one, one]);
  expect(boardsIn(`${both}\n${framed(inner)}`)).toEqual([one, one, one]);
  expect(boardsIn(`3\n8 8\n${both}\n${framed(inner)}`)).toEqual([one, one, one]);
});

test.each<[string, string]>([
  ['a row of the first is missing', both.replace('#   n m#\n', '')],
  ['a row of the second is missing', `${framed(inner)}\n${framed(moved.slice(1))}`],
  ['the bottom of the first is missing', both.replace(`${border}\n${border}`, border)],
  ['the last line is missing', both.slice(0, -border.length - 1)],
  ['a row is longer', both.replace('#l    p#', '#l     p#')],
])('where %s nothing is read as another board', (_, text) => {
  const found = boardsIn(text);
  expect(
    Array.isArray(found) ? found.filter((one) => one !== 'failed' && one !== '6x6 8 right') : [],
  ).toEqual([]);
});

test('empty rows of a board are no borders', () => {
  const rows = ['------', 'aa--XX', '-----b', '-----b', '------', '------', 'cc----', '---ddd'].join('\n');
  expect(boardsIn(rows)).not.toHaveLength(2);
});
