import { expect, test } from 'vitest';
import { formatSquare } from './place.ts';

test.each([
  [0, 0, 'row 1, column 1'],
  [2, 9, 'row 3, column 10'],
  [-1, -3, 'row 0, column -2'],
])('the square %d, %d is %s', (row, column, text) => {
  expect(formatSquare({ row, column })).toBe(text);
});
