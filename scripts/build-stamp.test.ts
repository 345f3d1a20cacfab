import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inputsOf, isBuilt, stampBuild } from './build-stamp.mjs';

let root = '';
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const built = () => isBuilt(root, inputsOf(root));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'unjam-stamp-'));
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  write('.gitignore', 'node_modules/\ndist/\n*.wasm.ts\n*.tsbuildinfo\n');
  write('package.json', '{}');
  write('packages/core/src/a.ts', 'a');
  write('node_modules/.package-lock.json', '{}');
  execFileSync('git', ['add', '.'], { cwd: root });
  const inputs = inputsOf(root);
  write('packages/core/dist/a.js', 'a');
  write('packages/core/dist/.tsbuildinfo', '1');
  write('packages/core/src/a.wasm.ts', 'wasm');
  stampBuild(root, inputs);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('a build from which nothing has changed is not needed again', () => {
  expect(built()).toBe(true);
  // times do not count, and neither does what the compiler notes for itself
  utimesSync(join(root, 'packages/core/src/a.ts'), 1, 1);
  write('packages/core/dist/.tsbuildinfo', '2');
  expect(built()).toBe(true);
});

test.each([
  ['a changed source', () => write('packages/core/src/a.ts', 'b')],
  ['a new file', () => write('packages/core/src/b.ts', 'b')],
  ['a removed source', () => rmSync(join(root, 'packages/core/src/a.ts'))],
  ['other libraries', () => write('node_modules/.package-lock.json', '{ "packages": {} }')],
  ['a changed output', () => write('packages/core/dist/a.js', 'b')],
  ['a file among the outputs that the build did not write', () => write('packages/core/dist/b.js', 'b')],
  ['a removed output', () => rmSync(join(root, 'packages/core/dist/a.js'))],
  ['a removed module of WebAssembly', () => rmSync(join(root, 'packages/core/src/a.wasm.ts'))],
  ['a damaged stamp', () => write('node_modules/.cache/unjam-build.json', '{')],
  [
    'another version of Node',
    () => {
      const stamp = readFileSync(join(root, 'node_modules/.cache/unjam-build.json'), 'utf8');
      write('node_modules/.cache/unjam-build.json', stamp.replace(process.version, 'v1.0.0'));
    },
  ],
])('%s is built', (_, change) => {
  change();
  expect(built()).toBe(false);
});

test('without git a build is always done', () => {
  rmSync(join(root, '.git'), { recursive: true });
  const inputs = inputsOf(root);
  expect(inputs).toBeUndefined();
  stampBuild(root, inputs);
  expect(built()).toBe(false);
});
