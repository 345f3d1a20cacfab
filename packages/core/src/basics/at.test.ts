import { expect, test } from 'vitest';
import { at } from './at.ts';

test('gives the item at an index of an array or a typed array', () => {
  expect(at(['a', 'b'], 1)).toBe('b');
  expect(at(new Uint8Array([7, 8]), 0)).toBe(7);
  expect(at([undefined], 0)).toBeUndefined();
});

test.each([[-1], [2], [0.5], [Number.NaN]])('refuses the index %d of two items', (index) => {
  expect(() => at(['a', 'b'], index)).toThrow(new RangeError(`no item ${index} of 2`));
  expect(() => at(new Uint8Array(2), index)).toThrow(RangeError);
});
