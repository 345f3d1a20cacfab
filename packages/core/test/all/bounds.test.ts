// Searches of boards from 7×7 to 12×12 that are stopped before their end, a part of `npm run torture -- bounds`: no bound is above
// the optimum.
import { expect, test } from 'vitest';
import { lookAtBounds } from '../../../../scripts/torture/parts/bounds.mjs';

test('bounds of searches that were stopped', { timeout: 600_000 }, () => {
  const looks = Array.from({ length: 60 }, (_, number) => lookAtBounds(2, number));
  expect(looks.flatMap(({ faults }) => faults)).toEqual([]);
  const sum = (name: 'stopped' | 'tight' | 'depths') => looks.reduce((all, look) => all + look[name], 0);
  expect(looks.filter(({ known }) => known).length).toBeGreaterThan(30);
  expect(sum('stopped')).toBeGreaterThan(60);
  expect(sum('tight')).toBeGreaterThan(10);
  expect(sum('depths')).toBeGreaterThan(60);
});
