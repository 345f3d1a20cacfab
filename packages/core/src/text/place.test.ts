import { expect, test } from 'vitest';
import { placeAt } from './place.ts';

test.each([
  ['', 0, 1, 1],
  ['ab', 0, 1, 1],
  ['ab', 1, 1, 2],
  ['ab', 2, 1, 3],
  ['a\nb', 1, 1, 2],
  ['a\nb', 2, 2, 1],
  ['a\r\nb', 3, 2, 1],
  ['a\rb\nc', 2, 2, 1],
  ['a\rb\nc', 4, 3, 1],
  ['\n\n', 2, 3, 1],
  // a letter of two code units is one column
  ['🚗🚗x', 4, 1, 3],
])('in %j position %d is line %d, column %d', (text, position, line, column) => {
  expect(placeAt(text, position)).toEqual({ line, column });
});
