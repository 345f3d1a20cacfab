// One process of Vitest runs the tests of many mutants: the change of one must be gone when the next is asked about.
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const program = new URL('../../../../scripts/mutants/test-runner.mjs', import.meta.url).href;
const { TestRunner } = await import(program);

const files = {
  'one.ts': 'export const one = 1;\n',
  'two.ts': 'export const two = 2;\n',
  'sum.test.ts': `
import { expect, test } from 'vitest';
import { one } from './one.ts';
import { two } from './two.ts';
test('sum', () => expect(one + two).toBe(3));
`,
  'mutants.config.mjs': `
export default {
  test: { isolate: false, reporters: [], projects: [{ extends: true, test: { name: 'unit', include: ['*.test.ts'] } }] },
};
`,
};

test('a mutant that was killed is not in those that follow', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'unjam-mutants-apart-'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const runner = new TestRunner(folder, 60, ['sum.test.ts']);
  onTestFinished(async () => {
    await runner.end();
    rmSync(folder, { recursive: true, force: true });
  });
  /** Asks a test about a constant that becomes another. */
  const ask = async (path: keyof typeof files, before: string, after: string, test = 'sum.test.ts') => {
    const start = files[path].lastIndexOf(before);
    const tests = { unit: [test], seconds: () => 1 };
    return (await runner.run({ path, start, end: start + before.length, after }, tests)).kind;
  };
  expect(await ask('one.ts', '1', '5')).toBe('killed');
  expect(await ask('two.ts', '2', '1 + 1')).toBe('survived');
  expect(await ask('two.ts', '2', '3')).toBe('killed');
  expect(await ask('two.ts', '2', '3 - 1')).toBe('survived');
  // a test that none of the projects has cannot kill
  expect(await ask('two.ts', '2', '3', 'none.test.ts')).toBe('survived');
});
