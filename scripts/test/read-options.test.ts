// Programs of this repository explain themselves by `--help`, and name an option that they do not have: here three of them, by
// `npm run test:all` each.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { someOr } from '../../testing/in-all.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

const files = ['scripts', 'bench'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mjs') && file !== 'read-options.mjs')
    .map((file) => join(folder, file)),
);
const sourceOf = (file: string) => readFileSync(join(root, file), 'utf8');
const programs = files.filter((file) => sourceOf(file).includes('readOptions(import.meta.url'));

/** Their words are those of other programs. */
const HAND_ON = [
  'scripts/build/compile-wasm.mjs',
  'scripts/mutants/vitest-process.mjs',
  'scripts/side-by-side.mjs',
  'scripts/torture/main.mjs',
];

const run = (file: string, ...words: readonly string[]) =>
  spawnSync(process.execPath, [file, ...words], { cwd: root, encoding: 'utf8' });

test('options are read in one way', () => {
  expect(programs.length).toBeGreaterThan(30);
  expect(files.filter((file) => sourceOf(file).includes('parseArgs('))).toEqual([]);
  // the others hand their words on, or look only at whether they are the program that runs
  const own = files.filter((file) => /\.argv(\.slice|\[2\]|\s*\.)/.test(sourceOf(file)));
  expect(own.filter((file) => !programs.includes(file)).sort()).toEqual(HAND_ON);
});

test('a program that writes files of the repository writes none for --help', () => {
  const writes = ['pictures', 'icons', 'booklet-fonts', 'api-report', 'fit-confidence', 'records'];
  expect(writes.filter((name) => !programs.includes(join('scripts', `${name}.mjs`)))).toEqual([]);
});

// most of their time goes into loading what they import
const asked = someOr(3, programs);

describe.each(asked)('%s', (file) => {
  test('--help', () => {
    const { status, stdout, stderr } = run(file, '--help');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^Options: .*--help$/m);
  });

  test('an option that there is not', () => {
    const { status, stdout, stderr } = run(file, '--no-such-option');
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^[\w-]+: unknown option '--no-such-option'; expected .*--help\n$/);
  });
});
