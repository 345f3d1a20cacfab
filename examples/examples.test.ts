import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('.', import.meta.url));

const printed: Record<string, string[]> = {
  'race.mjs': ['bfs: 16 steps, 1071 states expanded', 'planning: 24 steps, 24 states expanded'],
  'solve.mjs': ['Y↑3, G→1, 0↓3, X→4'],
  'watch.mjs': ['solved after 1 reports: 60 moves'],
};

test('every example has its output here', () => {
  expect(Object.keys(printed)).toEqual(
    readdirSync(folder)
      .filter((file) => file.endsWith('.mjs'))
      .sort(),
  );
});

test.each(Object.entries(printed))('%s', (file, lines) => {
  expect(execFileSync(process.execPath, [file], { cwd: folder, encoding: 'utf8' })).toBe(
    `${lines.join('\n')}\n`,
  );
});
