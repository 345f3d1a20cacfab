import { expect, test } from 'vitest';
import { connectedCells } from './connected-cells.ts';

//  0 1 .
//  . . 5      5 and 8 touch; 1 and 5 touch only at a corner, and 2 and 3 would not touch across the edge
//  6 . 8
test.each([
  ['an edge joins, a corner does not', [0, 1, 5, 6, 8], [[0, 1], [5, 8], [6]]],
  ['the end of a row and the start of the next do not touch', [2, 3], [[2], [3]]],
  ['a piece that goes back up', [0, 2, 3, 4, 5], [[0, 2, 3, 4, 5]]],
  ['no cells', [], []],
])('%s', (_, cells, groups) => {
  expect(connectedCells(cells, 3)).toEqual(groups);
});
