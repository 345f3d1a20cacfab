import fc from 'fast-check';
import { expect, test } from 'vitest';
import { springAt } from './spring.ts';

test('a spring rests on its target within 0.3 seconds', () => {
  const spring = { from: 0, to: 0.5, start: 1000, speed: 0, stiffness: 1 };
  expect(springAt(spring, 1000)).toEqual({ position: 0, done: false });
  expect(springAt(spring, 1040).position).toBeCloseTo(0.17, 2);
  expect(springAt(spring, 1300)).toEqual({ position: 0.5, done: true });
});

test('a spring never passes its target, at any speed', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -3, max: 3, noNaN: true }),
      fc.double({ min: -50, max: 50, noNaN: true }),
      fc.double({ min: 0, max: 1000, noNaN: true }),
      (from, speed, time) => {
        const { position } = springAt({ from, to: 0, start: 0, speed, stiffness: 1 }, time);
        expect(position * Math.sign(from)).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});
