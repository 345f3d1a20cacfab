import { expect, it } from 'vitest';
import { reusableArray } from './reusable-array.ts';

it('arrays have the length that was asked for, and the same memory unless it is too short', () => {
  const array = reusableArray();
  const four = array(4);
  four.set([1, 2, 3, 4]);
  expect([...array(2)]).toEqual([1, 2]);
  expect([...array(5)]).toEqual([0, 0, 0, 0, 0]);
  expect([...four]).toEqual([1, 2, 3, 4]);
  expect(array(3)).toHaveLength(3);
});
