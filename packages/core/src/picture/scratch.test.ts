import { expect, it } from 'vitest';
import { scratch } from './scratch.ts';

it('arrays have the length that was asked for, and the same memory unless it is too short', () => {
  const room = scratch();
  const four = room(4);
  four.set([1, 2, 3, 4]);
  expect([...room(2)]).toEqual([1, 2]);
  expect([...room(5)]).toEqual([0, 0, 0, 0, 0]);
  expect([...four]).toEqual([1, 2, 3, 4]);
  expect(room(3)).toHaveLength(3);
});
