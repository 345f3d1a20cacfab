// What a page has to load for a program that uses core; the figures themselves are in `npm run bench -- --sizes`, and the limits are
// those that the README files and docs/guide/developer.md name.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bundleSize, programs } from '../../../scripts/bundle-size.mjs';

test.each(Object.entries(programs))('%s', async (_, { code, most }) => {
  const { compressed } = await bundleSize(code);
  expect(compressed).toBeGreaterThan(1024);
  expect(compressed).toBeLessThan(most);
});

test('all of core as one file', () => {
  const file = readFileSync(new URL('../dist/bundle/unjam-core.js', import.meta.url));
  expect(gzipSync(file, { level: 9 }).length).toBeLessThan(80 * 1024);
});
