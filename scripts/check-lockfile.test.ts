// The lockfile is checked before anything is installed: a package without a digest, with a weak one, or missing is refused.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const script = fileURLToPath(new URL('check-lockfile.mjs', import.meta.url));
const own = fileURLToPath(new URL('../package-lock.json', import.meta.url));
const vitest = 'node_modules/vitest';

const check = (file: string) => spawnSync(process.execPath, [script, file], { encoding: 'utf8' });

/** The lockfile with other properties of one package. */
function changed(properties: object): string {
  const folder = mkdtempSync(join(tmpdir(), 'unjam-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const lock = JSON.parse(readFileSync(own, 'utf8'));
  lock.packages[vitest] = { ...lock.packages[vitest], ...properties };
  const file = join(folder, 'package-lock.json');
  writeFileSync(file, JSON.stringify(lock));
  return file;
}

test('the lockfile of this project passes, and continuous integration checks it', () => {
  expect(check(own)).toMatchObject({ status: 0, stderr: '' });
  const steps = readFileSync(new URL('../.ci/run', import.meta.url), 'utf8');
  expect(steps).toMatch(/^run node scripts\/check-lockfile\.mjs\nrun npm ci$/m);
});

test.each([
  ['without a digest', { integrity: undefined }, 'has no integrity'],
  ['optional, without a digest', { integrity: undefined, optional: true }, 'has no integrity'],
  [
    'for another system, without a digest',
    { integrity: undefined, optional: true, os: ['aix'], cpu: ['ppc64'] },
    'has no integrity',
  ],
  ['with a weak digest', { integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }, 'has a weak digest, sha1'],
  [
    'with an optional dependency that the lockfile does not name',
    { optionalDependencies: { 'vitest-aix-ppc64': '1.0.0' } },
    'depends on vitest-aix-ppc64, which is missing',
  ],
])('a package %s is refused', (_, properties, reason) => {
  expect(check(changed(properties))).toMatchObject({
    status: 1,
    stderr: `package-lock.json: ${vitest} ${reason}\n`,
  });
});
