// What is published of each package: everything that it refers to, its README and its licence, and nothing of the build.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));

const packages = ['core', 'board', 'puzzles', 'atlas', 'cli', 'web'];

/** The fonts of the command. */
const fonts = ['jp-regular', 'sc-regular', 'arabic-regular', 'arabic-bold'].map(
  (name) => `fonts/noto-sans-${name}.ttf.br`,
);

const listed: readonly { readonly files: readonly { readonly path: string }[] }[] = JSON.parse(
  execFileSync(
    'npm',
    [
      ...['pack', '--dry-run', '--json', '--ignore-scripts'],
      ...packages.flatMap((name) => ['--workspace', `packages/${name}`]),
    ],
    { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 1 << 26 },
  ),
);

/** Every file that the entry points and commands of a package name. */
function referred(value: unknown): string[] {
  if (typeof value === 'string') return [posix.normalize(value)];
  return value && typeof value === 'object' ? Object.values(value).flatMap(referred) : [];
}

test.each([...packages.entries()])('the tarball %i: packages/%s', (index, name) => {
  const folder = `${root}packages/${name}/`;
  const files = new Set(listed[index]?.files.map(({ path }) => path));
  expect([...files]).toEqual(expect.arrayContaining(['package.json', 'README.md', 'LICENSE']));
  const bundles: Readonly<Record<string, readonly string[]>> = {
    cli: ['dist/licences.txt', 'fonts/OFL.txt', ...fonts],
    board: ['dist/licences.txt'],
    web: ['dist/app/licences.txt'],
  };
  expect([...files]).toEqual(expect.arrayContaining([...(bundles[name] ?? [])]));
  expect(readFileSync(`${folder}LICENSE`, 'utf8')).toBe(readFileSync(`${root}LICENSE`, 'utf8'));
  expect([...files].filter((file) => /\.tsbuildinfo$|\.test\.|\/testing\//.test(file))).toEqual([]);

  const { exports = {}, bin = {} } = JSON.parse(readFileSync(`${folder}package.json`, 'utf8'));
  const named = [...referred(exports), ...referred(bin)].filter((file) => !file.includes('*'));
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((file) => !files.has(file))).toEqual([]);

  const maps = [...files].filter((file) => file.endsWith('.map'));
  const missing = maps.flatMap((map) => {
    const { sources }: { sources: string[] } = JSON.parse(readFileSync(folder + map, 'utf8'));
    const paths = sources.map((source) => posix.join(posix.dirname(map), source));
    return paths.filter((source) => !files.has(source));
  });
  expect(missing).toEqual([]);
});
