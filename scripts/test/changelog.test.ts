// The changelog is short enough to be read.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The most lines of one version. */
const MOST = 70;

test('no version has more lines than somebody reads', () => {
  const text = readFileSync(new URL('../../CHANGELOG.md', import.meta.url), 'utf8');
  const [, ...versions] = text.split(/^## /m);
  expect(versions.length).toBeGreaterThan(0);
  for (const version of versions) expect(version.split('\n').length, version.slice(0, 5)).toBeLessThan(MOST);
});
