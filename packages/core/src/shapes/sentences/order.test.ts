import { expect, test } from 'vitest';
import { orderIn } from './order.ts';

test.each([
  ['rows are listed from the bottom of the board upwards:', 'from-bottom'],
  ['Note: bottom row first!', 'from-bottom'],
  ['rows from the bottom:', 'from-bottom'],
  ['(y axis points up, so the first line is y=0, the bottom)', 'from-bottom'],
  ['De bas en haut :', 'from-bottom'],
  ['{"rowOrder":"bottomToTop"}', 'from-bottom'],
  ['{"bottomFirst":false}', undefined],
  ['Each line is a column of the board:', 'columns'],
  ['matrix(c(1, 1, 0, 0), nrow = 2)', 'columns'],
  ['matrix(c(1, 1, 0, 0), nrow = 2, byrow = TRUE)', undefined],
  ['structure(c(1, 1, 0, 0), dim = c(2L, 2L))', 'columns'],
  ['structure(c(1, 1, 0, 0), class = "board")', undefined],
  ['np.array([1, 2, 3, 4]).reshape(2, 2)', undefined],
  ['reshape([1 1 0 0], 2, 2)', 'columns'],
  ['for column in zip(*board): pass', undefined],
  ['rows are listed from top to bottom', undefined],
  ['The exit is in the second row from the bottom', undefined],
  ['car X stands in row 3 from the bottom', undefined],
  ['The red truck goes from bottom to top', undefined],
  ['The exit is at the bottom', undefined],
])('order of the lines of %j: %s', (text, order) => {
  expect(orderIn(text)).toBe(order);
});
