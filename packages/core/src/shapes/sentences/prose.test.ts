// An exit or a red car that is said above one of several boards is that of this board alone; a heading above all boards is said of each.
import { expect, test } from 'vitest';
import { said } from '../../formats/testing/said.ts';

const rows = ['B.AA..', 'B....C', '.XX..C', '....DD', '......', '.EE...'];
// between commas no format reads them
const board = rows.map((row) => [...row].join(',')).join('\n');

test.each([
  ['a heading of the whole text', ['Exit: left', board, board, board], ['left X', 'left X', 'left X']],
  ['a line below all boards', [board, board, 'All exits are on the left.'], ['left X', 'left X']],
  ['a line between two', [board, 'Exit: left', board, board], ['right X', 'left X', 'right X']],
  [
    'one above each of two',
    ['Exit: left', board, 'Exit: right', board, board],
    ['left X', 'right X', 'right X'],
  ],
  ['one below each', [board, 'Exit: left', board, 'Exit: right'], ['left X', 'right X']],
  ['below the number of the first', ['Level 1\nExit: left', board, 'Level 2', board], ['left X', 'right X']],
  ['above that number', ['Exit: left', 'Level 1', board, 'Level 2', board], ['left X', 'left X']],
  [
    'an exit of one, and a red car of all',
    ['The red car is X.', board, 'Exit: left', board],
    ['right X', 'left X'],
  ],
])('%s', (_, blocks, expected) => {
  expect(said(blocks.join('\n\n'))).toEqual(expected);
});
