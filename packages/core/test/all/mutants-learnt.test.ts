// `npm run mutants` asks the tests that reach a place. What they reach is written down by a hook of Vitest, whose form changes with
// Vitest: without it nothing is known, and mutants survive because no test is asked.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const regions = new URL('../../../../scripts/mutants/regions.mjs', import.meta.url).href;
const { withMarks }: { withMarks(path: string, source: string): string } = await import(regions);

// the regions in their order: 0 twice, 1 large, 2 the first branch, 3 the second
const source = `
export const twice = (n: number) => 2 * n;
const table = [1, 2].map(twice);
export const large = (n: number) => (n > table.length ? 'yes' : 'no');
`;

const tests = {
  'one.test.ts': `
import { expect, test } from 'vitest';
import { large } from './source.ts';
test('large', () => expect(large(9)).toBe('yes'));
`,
  'other.test.ts': `
import { expect, test } from 'vitest';
import { large, twice } from './source.ts';
test('small', () => expect(large(1)).toBe('no'));
test('a test that fails', () => expect(twice(1)).toBe(3));
`,
  'third.test.ts': `
import { expect, test } from 'vitest';
import { twice } from './source.ts';
test('twice', () => expect(twice(1)).toBe(2));
`,
};

test('each test file says what it reached, which of that at loading, and whether it passes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'unjam-learnt-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  cpSync(join(root, 'scripts/mutants/hits.mjs'), join(folder, 'hits.mjs'));
  writeFileSync(join(folder, 'source.ts'), withMarks('source.ts', source));
  for (const [name, text] of Object.entries(tests)) writeFileSync(join(folder, name), text);
  writeFileSync(
    join(folder, 'vitest.config.mjs'),
    `export default { test: { setupFiles: ['./hits.mjs'], isolate: false, fileParallelism: false, cache: false } };`,
  );
  const out = join(folder, 'out');
  spawnSync(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), 'run'], {
    cwd: folder,
    env: { ...process.env, UNJAM_HITS_OUT: out },
  });
  const lines = readFileSync(out, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const of = (name: string) => lines.find(({ test }) => test.endsWith(name));
  expect(of('one.test.ts').hits['source.ts']).toEqual(expect.arrayContaining([1, 2]));
  expect(of('one.test.ts').hits['source.ts']).not.toContain(3);
  expect(of('other.test.ts').hits['source.ts']).toEqual(expect.arrayContaining([0, 1, 3]));
  expect(of('third.test.ts').hits['source.ts']).toContain(0);
  expect(lines.map(({ test, sound }) => [test.split('/').at(-1), sound]).sort()).toEqual([
    ['one.test.ts', true],
    ['other.test.ts', false],
    ['third.test.ts', true],
  ]);
  // the table is made once, by whichever file comes first
  expect(lines.flatMap(({ loading }) => loading['source.ts'] ?? [])).toEqual([0]);
});
