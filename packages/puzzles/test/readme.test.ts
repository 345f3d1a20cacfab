// The program of the README runs against the built package and prints what its comments say.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('..', import.meta.url));

test('the program of the README prints what its comments say', () => {
  const [, program = ''] = /```js\n(.*?)```/s.exec(readFileSync(`${folder}README.md`, 'utf8')) ?? [];
  const said = [...program.matchAll(/ \/\/ (.*)$/gm)].map(([, comment]) => comment);
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(said).toHaveLength(3);
  expect(printed.trim().split('\n')).toEqual(said);
});
