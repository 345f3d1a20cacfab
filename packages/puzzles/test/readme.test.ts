// The program of the README runs against the built package and prints what its comments say.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('..', import.meta.url));
const root = fileURLToPath(new URL('../../..', import.meta.url));

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

test('the import map of the README has a file for each module that the package imports', () => {
  const [, map = '{}'] =
    /<script type="importmap">(.*?)<\/script>/s.exec(readFileSync(`${folder}README.md`, 'utf8')) ?? [];
  const { imports } = JSON.parse(map) as { imports: Readonly<Record<string, string>> };
  const built = readFileSync(`${folder}dist/index.js`, 'utf8');
  const imported = [...built.matchAll(/ from "([^"]+)"/g)].map(([, module]) => module);
  expect(Object.keys(imports).sort()).toEqual([...imported, '@unjam/puzzles'].sort());
  for (const file of Object.values(imports))
    expect([file, existsSync(`${root}${file}`)]).toEqual([file, true]);
});
