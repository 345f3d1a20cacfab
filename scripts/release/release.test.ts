import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { addressesOf, changedFiles, changelogWithDay, PACKAGES } from './addresses.mjs';
import { contentProblems, licencesOf, manifestProblems, mapProblems } from './tarballs.mjs';

const root = new URL('../../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');
const addresses = addressesOf({ repository: 'https://example.com/owner/unjam.git' });

test('the other addresses follow from that of the repository unless they are given', () => {
  expect(addresses).toEqual({
    repository: 'https://example.com/owner/unjam',
    homepage: 'https://example.com/owner/unjam#readme',
    bugs: 'https://example.com/owner/unjam/issues',
  });
  const repository = 'https://example.com/owner/unjam/';
  expect(
    addressesOf({ repository, homepage: 'https://example.org/', bugs: 'https://example.org/b' }),
  ).toEqual({
    repository: 'https://example.com/owner/unjam',
    homepage: 'https://example.org/',
    bugs: 'https://example.org/b',
  });
});

test.each([
  [{}, '--repository is missing'],
  [{ repository: 'unjam' }, '--repository unjam: expected an address that begins with https://'],
  [{ repository: 'http://example.com/a/b' }, 'expected an address that begins with https://'],
  [{ repository: 'https://name@example.com/a/b' }, 'expected an address that begins with https://'],
  [{ repository: 'https://example.com/a' }, 'expected https://HOST/OWNER/NAME'],
  [{ repository: 'https://example.com/a/b', bugs: 'x' }, '--bugs x: expected an address'],
])('%j is refused', (given, message) => {
  expect(() => addressesOf(given)).toThrow(message);
});

test('every file that a release changes takes the addresses, and taking them twice changes nothing more', () => {
  const { version } = JSON.parse(read('package.json'));
  const changes = changedFiles(version, addresses, '2026-12-01');
  expect(changes.map(({ file }) => file)).toEqual([
    'package.json',
    'packages/core/package.json',
    'packages/board/package.json',
    'packages/puzzles/package.json',
    'packages/web/package.json',
    'packages/atlas/package.json',
    'packages/cli/package.json',
    'CITATION.cff',
    'README.md',
    'CHANGELOG.md',
  ]);
  for (const { file, change } of changes) {
    const changed = change(read(file));
    expect(changed).toContain(file === 'CHANGELOG.md' ? `## ${version} (2026-12-01)` : addresses.repository);
    expect(change(changed)).toBe(changed);
  }
});

test('a package that was given its addresses has nothing wrong in package.json, and without them it has', () => {
  const { version } = JSON.parse(read('package.json'));
  const changes = changedFiles(version, addresses, '2026-12-01').filter(({ file }) =>
    file.startsWith('packages/'),
  );
  expect(changes).toHaveLength(PACKAGES.length);
  for (const { file, change } of changes) {
    expect(manifestProblems(JSON.parse(change(read(file))), addresses, version)).toEqual([]);
    const { publishConfig, ...restricted } = JSON.parse(read(file));
    const wrong = manifestProblems(restricted, addresses, version).join('\n');
    for (const part of ['publishConfig.access', 'repository', 'homepage', 'bugs'])
      expect(wrong).toContain(part);
  }
});

test('a changelog of another version is refused', () => {
  expect(() => changelogWithDay('# Changelog\n\n## 0.2.0\n', '0.1.0', '2026-12-01')).toThrow(
    'CHANGELOG.md begins with 0.2.0, and package.json has 0.1.0',
  );
});

test('a tarball has what it names, and nothing of the tests', () => {
  const manifest = {
    exports: { '.': { types: './dist/a.d.ts', default: './dist/a.js' }, './b/*': './b/*' },
    files: ['dist', '!dist/secret', 'src/*.js', 'fonts'],
  };
  const files = ['package.json', 'README.md', 'LICENSE', 'dist/a.js', 'src/a.test.ts', 'dist/.tsbuildinfo'];
  expect(contentProblems(manifest, files)).toEqual([
    'dist/a.d.ts is missing',
    'fonts is missing',
    'src/a.test.ts is not for publication',
    'dist/.tsbuildinfo is not for publication',
  ]);
});

test('a package has what only its readers need, and the sources of its maps', () => {
  expect(contentProblems({ name: '@unjam/board' }, ['package.json', 'README.md', 'LICENSE'])).toEqual([
    'dist/licences.txt is missing',
  ]);
  const folder = mkdtempSync(join(tmpdir(), 'unjam-maps-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/a.js.map'), '{"sources":["../src/a.ts","../src/b.ts"]}');
  expect(mapProblems(folder, ['dist/a.js.map', 'src/a.ts'])).toEqual([
    'src/b.ts is missing, which dist/a.js.map names',
  ]);
});

test('the licences of all that comes along are free, or known', () => {
  const lockfile = {
    packages: {
      'packages/a': { dependencies: { b: '1', e: '1' } },
      'node_modules/b': { license: '(MIT OR GPL-3.0)', dependencies: { c: '1', d: '1', 'node-bitmap': '1' } },
      'node_modules/b/node_modules/c': { license: 'GPL-3.0' },
      'node_modules/c': { license: 'MIT' },
      'node_modules/d': {},
      'node_modules/e': { license: 'MIT AND ISC' },
      'node_modules/f': { license: 'GPL-3.0' },
      'node_modules/node-bitmap': {},
    },
  };
  expect(licencesOf('packages/a', lockfile)).toEqual({
    problems: ['c has the licence GPL-3.0', 'd has no licence'],
    known: [expect.stringContaining('node-bitmap names no licence')],
  });
});
