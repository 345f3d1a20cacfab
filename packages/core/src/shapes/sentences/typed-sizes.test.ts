import { expect, test } from 'vitest';
import { withTypedSizes } from './typed-sizes.ts';

test.each([
  ['a type behind the name', 'const WIDTH: usize = 5;\nlet height: Int = 6', 'WIDTH = 5;\nheight = 6;'],
  ['both in one', 'WIDTH, HEIGHT = 5, 6', 'WIDTH = 5; HEIGHT = 6;'],
  ['both in brackets', 'let (w, h) = (5, 6);', 'w = 5; h = 6;'],
  ['Go', '  rows, cols := 6, 5', '  rows = 6; cols = 5;'],
  ['one behind the other', 'int width = 5, height = 6;', 'width = 5; height = 6;'],
  ['of a vehicle', '{ w = 2, h = 1 }', '{ w = 2, h = 1 }'],
  ['of a call', 'new Car(width = 2, height = 1)', 'new Car(width = 2, height = 1)'],
])('sides that a program declares: %s', (_, text, expected) => {
  expect(withTypedSizes(text)).toBe(expected);
});
