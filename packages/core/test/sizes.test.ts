// What a page has to load for a program that uses core; the figures themselves are in `npm run bench -- --sizes`.
import { expect, test } from 'vitest';
import { bundleSize, programs } from '../../../scripts/bundle-size.mjs';

test.each(Object.entries(programs))('%s', async (_, { code, most }) => {
  const { compressed } = await bundleSize(code);
  expect(compressed).toBeGreaterThan(1024);
  expect(compressed).toBeLessThan(most);
});
