import { expect, it } from 'vitest';
import { evidenceOf } from './evidence.ts';

const flat = { columns: 2, rows: 1 };
const look = {
  filled: Float32Array.from([0, 100]),
  right: Float32Array.from([-1, -20, -2, 0, 0, 0]),
  below: new Float32Array(6),
  exits: new Float32Array(0),
  aligned: 0,
};

it('answers count in part, and none rules anything out', () => {
  const { empty, filled, right, primary } = evidenceOf(flat, look, () => -3);
  expect(empty[0]).toBeCloseTo(0.6 * Math.log(0.5), 9);
  expect(filled[0]).toBeCloseTo(0.6 * Math.log(0.5), 9);
  expect(empty[1]).toBeCloseTo(0.6 * -7, 9);
  expect(filled[1]).toBeCloseTo(0, 9);
  [-1, -7, -2].forEach((answer, i) => {
    expect(right[i]).toBeCloseTo(0.6 * answer, 6);
  });
  expect(primary({ cell: 0, length: 2, orientation: 'horizontal' })).toBe(-3);
});
