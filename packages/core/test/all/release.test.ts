// The release is tried up to the moment before it changes anything: it packs every package, and finds nothing wrong. The program that
// checks types comes from npm's cache, or from the registry.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

test('there is nothing wrong with what a release would publish', ({ skip }) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/release/main.mjs', '--repository', 'https://example.com/owner/unjam', '--check'],
    { cwd: root, encoding: 'utf8' },
  );
  if (/ENOTCACHED|ENOTFOUND|ECONNREFUSED|EAI_AGAIN|ETIMEDOUT/.test(stderr)) {
    if (process.env.UNJAM_NEEDS_ALL) throw new Error(stderr);
    console.warn(
      'SKIPPED: the check of a release; what checks its types is neither in the cache nor reachable',
    );
    skip();
  }
  expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/^Version \d+\.\d+\.\d+ can be released\.$/m);
});
