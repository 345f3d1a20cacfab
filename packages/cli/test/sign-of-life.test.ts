// The line about work that keeps the command busy, on a terminal that the program `script` makes.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, expect, test } from 'vitest';

const hasScript = spawnSync('script', ['--version']).status === 0;
if (!hasScript) console.warn('SKIPPED: the tests of a terminal; there is no program script');
const CLEAR = '\r\u001b[K';

let folder = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'unjam-sign-'));
  const input = fileURLToPath(new URL('../src/terminal/sign-of-life.ts', import.meta.url));
  const bundle = await rolldown({ input, platform: 'node' });
  await bundle.write({ file: join(folder, 'sign.mjs') });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What a terminal shows of a program that is busy for so many milliseconds. */
function shown(busy: number, patience: number, environment: NodeJS.ProcessEnv = {}): string {
  writeFileSync(
    join(folder, 'busy.mjs'),
    `import { signOfLife } from './sign.mjs';
     const end = signOfLife('reading a\\u001b.jpg ...', ${patience});
     const until = performance.now() + ${busy};
     while (performance.now() < until);
     end();
     process.stdout.write('done');`,
  );
  const command = `"${process.execPath}" "${join(folder, 'busy.mjs')}"`;
  const env = { ...process.env, TERM: 'xterm-256color', ...environment };
  return spawnSync('script', ['-qec', command, '/dev/null'], { encoding: 'utf8', env }).stdout;
}

test.skipIf(!hasScript)('long work has a line, which is cleared when it ends', () => {
  expect(shown(3000, 1)).toBe(`${CLEAR}reading a\\u001b.jpg ...${CLEAR}done`);
});

test.skipIf(!hasScript)('short work has none', () => {
  expect(shown(0, 60_000)).toBe('done');
});

test.skipIf(!hasScript)('nor has work on a terminal that cannot clear a line', () => {
  expect(shown(500, 1, { TERM: 'dumb' })).toBe('done');
});
