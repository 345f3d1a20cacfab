import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { outputs } from './outputs.mjs';
import { inputsOf, staleOutputs, stampOutputs } from './stamps.mjs';

let root = '';
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const remove = (path: string) => rmSync(join(root, path), { recursive: true });
/** The names of the outputs that would be built. */
const stale = () => staleOutputs(root, outputs, inputsOf(root, outputs)).join(' ');
const ALL = Object.keys(outputs).join(' ');

/** One file of what each output is made from, and one of what each writes. */
const made = [
  'packages/core/src/a.ts',
  'packages/core/src/a.test.ts',
  'packages/atlas/src/a.ts',
  'packages/atlas/published/a.records',
  'packages/puzzles/src/a.ts',
  'packages/web/src/app/a.ts',
  'packages/board/src/a.ts',
  'packages/board/build.mjs',
  'packages/web/vite.config.ts',
  'packages/web/test/a.test.ts',
  'packages/cli/src/a.ts',
  'packages/cli/README.md',
  'puzzles/catalogue.txt',
  'docs/atlas.md',
  'scripts/build/command.mjs',
  'scripts/icons.mjs',
  'README.md',
  'package.json',
];
const written = [
  'packages/core/dist/a.js',
  'packages/core/dist/bundle/index.js',
  'packages/atlas/dist/a.js',
  'packages/board/dist/a.d.ts',
  'packages/puzzles/dist/index.d.ts',
  'packages/puzzles/dist/index.js',
  'packages/web/dist/app/index.html',
  'packages/board/dist/unjam-board.js',
  'packages/cli/dist/main.js',
  'packages/cli/dist/docs/atlas.md',
];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'unjam-stamp-'));
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  write('.gitignore', 'node_modules/\ndist/\n*.wasm.ts\n*.tsbuildinfo\n');
  write('node_modules/.package-lock.json', '{}');
  for (const file of made) write(file, 'a');
  execFileSync('git', ['add', '.'], { cwd: root });
  const inputs = inputsOf(root, outputs);
  for (const file of written) write(file, 'a');
  write('packages/core/dist/.tsbuildinfo', '1');
  stampOutputs(root, outputs, inputs, Object.keys(outputs));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('what is built and unchanged is not built again', () => {
  expect(stale()).toBe('');
  // times do not count, and neither does what the compiler notes for itself
  utimesSync(join(root, 'packages/core/src/a.ts'), 1, 1);
  write('packages/core/dist/.tsbuildinfo', '2');
  expect(stale()).toBe('');
});

test.each([
  ['docs/atlas.md', 'docs'],
  ['puzzles/catalogue.txt', 'app puzzles docs'],
  ['packages/web/src/app/a.ts', 'app'],
  ['packages/board/src/a.ts', 'element-types app element'],
  ['packages/board/build.mjs', 'element'],
  ['packages/puzzles/src/a.ts', 'puzzle-types puzzles'],
  ['packages/web/vite.config.ts', 'app'],
  ['packages/cli/src/a.ts', 'command'],
  ['packages/atlas/src/a.ts', 'atlas'],
  ['packages/atlas/published/a.records', 'app'],
  ['packages/core/src/a.ts', 'core bundle atlas element-types app element puzzle-types command'],
  ['scripts/build/command.mjs', ALL.replace(' docs', '')],
  ['packages/core/src/a.test.ts', ''],
  ['packages/web/test/a.test.ts', ''],
  ['packages/cli/README.md', ''],
  ['scripts/icons.mjs', ''],
  ['README.md', ''],
  ['package.json', ''],
])('a change in %s rebuilds: %s', (file, expected) => {
  write(file, 'b');
  expect(stale()).toBe(expected);
});

test.each([
  ['a new file', () => write('packages/cli/src/b.ts', 'b'), 'command'],
  ['a removed file', () => remove('packages/cli/src/a.ts'), 'command'],
  ['other libraries', () => write('node_modules/.package-lock.json', '{ }'), ALL.replace(' docs', '')],
  ['a changed output', () => write('packages/core/dist/a.js', 'b'), 'core'],
  ['a file that the build did not write', () => write('packages/core/dist/b.js', 'b'), 'core'],
  ['a changed bundle', () => write('packages/core/dist/bundle/index.js', 'b'), 'bundle'],
  ['a removed output', () => remove('packages/web/dist/app'), 'app'],
  ['damaged stamps', () => write('node_modules/.cache/unjam-build.json', '{'), ALL],
  [
    'another version of Node',
    () => {
      const stamps = readFileSync(join(root, 'node_modules/.cache/unjam-build.json'), 'utf8');
      write('node_modules/.cache/unjam-build.json', stamps.replaceAll(process.version, 'v1.0.0'));
    },
    ALL,
  ],
])('%s is seen', (_, change, expected) => {
  change();
  expect(stale()).toBe(expected);
});

test('an output that is built alone leaves the others stale', () => {
  write('packages/core/src/a.ts', 'b');
  stampOutputs(root, outputs, inputsOf(root, outputs), ['core', 'app']);
  expect(stale()).toBe('bundle atlas element-types element puzzle-types command');
});

test('without git everything is always built', () => {
  remove('.git');
  const inputs = inputsOf(root, outputs);
  expect(inputs).toBeUndefined();
  stampOutputs(root, outputs, inputs, Object.keys(outputs));
  expect(stale()).toBe(ALL);
});
