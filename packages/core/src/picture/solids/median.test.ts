import { expect, test } from 'vitest';
import { randomFrom } from '../../basics/random.ts';
import { medianIn } from './median.ts';

test('the median is that of the sorted values, also where many are equal', () => {
  const random = randomFrom(7);
  for (let run = 0; run < 300; run++) {
    const count = run % 40;
    const values = Float32Array.from({ length: count + 3 }, () => Math.floor(random() * (1 + (run % 9))));
    const sorted = values.slice(0, count).sort();
    expect(medianIn(values, count)).toBe(sorted[count >> 1] ?? 0);
  }
});
