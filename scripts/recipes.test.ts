// What the recipes of CONTRIBUTING.md promise: in how many files a format, a notation, a search, a page, a language or a subcommand is named.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { commonFormats } from '../packages/core/src/formats/reading/common.ts';
import { writers } from '../packages/core/src/formats/registry.ts';
import { notations } from '../packages/core/src/notation/registry.ts';
import { algorithms, engineIds } from '../packages/core/src/search/registry.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const languages = 'arabic chinese french german japanese portuguese spanish'.split(' ');
const core = 'packages/core/src';
const translations = (section: string) =>
  languages.map((name) => `packages/web/src/app/language/${name}/${section}.ts`);

const withoutComments = (source: string): string =>
  source.replaceAll(/^\s*\/\/.*$/gm, '').replaceAll(/\/\*.*?\*\//gs, '');

/** The sources of all packages without their tests and comments, by their paths. */
const sources = new Map(
  execFileSync('git', ['ls-files', '--', 'packages/*/src/*.ts', 'packages/*/src/*.tsx'], { cwd: root })
    .toString()
    .split('\n')
    .filter((path) => path !== '' && !/\.test\.ts$|\/testing\//.test(path))
    .map((path) => [path, withoutComments(readFileSync(`${root}${path}`, 'utf8'))] as const),
);

const filesWith = (pattern: RegExp): string[] =>
  [...sources].flatMap(([path, source]) => (pattern.test(source) ? path : [])).sort();

const particular = writers.filter(({ id }) => !commonFormats.some((common) => common.id === id));

describe('a format', () => {
  test.each(particular.map(({ id }) => id))('%s is imported by two files alone, and translated', (id) => {
    // a notation or a shape may have the same name; links need the puzzles of the caller, and plain rows not all formats
    const elsewhere = (path: string) =>
      ![`${core}/shapes/`, `${core}/notation/`].some((room) => path.startsWith(room)) &&
      ![`${core}/formats/formats-read-by.ts`, `${core}/formats/reading/plain-text.ts`].includes(path);
    expect(filesWith(new RegExp(`/${id}/(?:${id}|description)\\.ts'`)).filter(elsewhere)).toEqual([
      `${core}/formats/descriptions.ts`,
      `${core}/formats/registry.ts`,
    ]);
    expect(filesWith(new RegExp(`^  ${id}: '`, 'm'))).toEqual(
      expect.arrayContaining(translations('formats')),
    );
  });

  // a word that means nothing else in the sources
  test('is named in four files and the translations of its title', () => {
    expect(particular.map(({ id }) => id)).toContain('bordered');
    const folder = `${core}/formats/bordered`;
    expect([`${folder}/description.ts`, ...filesWith(/\bbordered\b/)].sort()).toEqual(
      [
        `${folder}/bordered.ts`,
        `${folder}/description.ts`,
        `${core}/formats/descriptions.ts`,
        `${core}/formats/registry.ts`,
        ...translations('formats'),
      ].sort(),
    );
  });
});

describe('a notation', () => {
  test.each(notations.map(({ id }) => id))('%s is imported by the registry, and translated', (id) => {
    const description = filesWith(new RegExp(`'\\./${id}/description\\.ts'`));
    expect(description.filter((path) => path.includes('/notation/'))).toEqual([
      `${core}/notation/descriptions.ts`,
    ]);
    expect(sources.has(`${core}/notation/${id}/${id}.ts`)).toBe(true);
    expect(filesWith(new RegExp(`^ {4}${id}: '`, 'm'))).toEqual(
      expect.arrayContaining([...translations('solve'), 'packages/web/src/app/language/english/solve.ts']),
    );
  });

  // a word that means nothing else in the sources
  test('is named in four files and the translations of its title', () => {
    const folder = `${core}/notation/signed`;
    const named = filesWith(/^ +id: 'signed'|^ +signed: (?:'|about)|\/signed\/|^ {2}\| 'signed'/m);
    expect([`${folder}/description.ts`, ...named].sort()).toEqual(
      [
        `${folder}/description.ts`,
        `${folder}/signed.ts`,
        `${core}/notation/descriptions.ts`,
        `${core}/notation/parts/notation.ts`,
        `${core}/notation/registry.ts`,
        'packages/web/src/app/language/english/solve.ts',
        ...translations('solve'),
      ].sort(),
    );
  });
});

describe('a search', () => {
  const textbook = algorithms.filter(({ id }) => !engineIds.includes(id));

  test.each(textbook.map(({ id }) => id))(
    '%s is named in its file, the registry and what the lab says',
    (id) => {
      const named = filesWith(new RegExp(`^ +id: '${id}',|^ +'?${id}'?: (?:'|\\{)|^ +'?${id}'?:$`, 'm'));
      expect(named).toEqual(
        [
          `${core}/search/${id}.ts`,
          'packages/web/src/app/language/english/lab.ts',
          ...translations('lab'),
        ].sort(),
      );
      expect(filesWith(new RegExp(`/${id}\\.ts'`))).toContain(`${core}/search/registry.ts`);
    },
  );

  test.each(['bfs-layers', 'iddfs', 'ida-star'])('%s is imported by the registry alone', (id) => {
    expect(textbook.map((search) => search.id)).toContain(id);
    expect(filesWith(new RegExp(`/${id}\\.ts'`))).toEqual([`${core}/search/registry.ts`]);
  });
});

describe('a page', () => {
  const app = 'packages/web/src/app';
  const table = sources.get(`${app}/pages.ts`) ?? '';
  const ids = [...table.matchAll(/^ {2}(\w+): \{/gm)].map(([, id = '']) => id);

  test('has a row in the table', () => {
    expect(ids).toHaveLength(14);
  });

  test.each(ids)('%s is loaded by the table alone, and has its title in each language', (id) => {
    expect(filesWith(new RegExp(`/${id}-page\\.tsx'`))).toEqual([`${app}/pages.ts`]);
    const titled = filesWith(new RegExp(`^ {4}${id}: ['"]`, 'm')).filter((path) =>
      path.endsWith('/common.ts'),
    );
    expect(titled).toEqual([`${app}/language/english/common.ts`, ...translations('common')].sort());
  });
});

describe('a language', () => {
  const codes = {
    arabic: 'ar',
    chinese: 'zh',
    french: 'fr',
    german: 'de',
    japanese: 'ja',
    portuguese: 'pt',
    spanish: 'es',
  };
  const folder = 'packages/web/src/app/language';

  test.each(Object.entries(codes))('%s is its folder and five files besides', (name, code) => {
    const others = (path: string) => !path.startsWith(`${folder}/${name}/`);
    expect(filesWith(new RegExp(`/${name}/`)).filter(others)).toEqual([`${folder}/speak.ts`]);
    expect(filesWith(new RegExp(`^ +(?:\\{ code: '${code}'|${code}: )`, 'm')).filter(others)).toEqual([
      'packages/cli/src/booklet/booklet-words.ts',
      `${folder}/language-names.ts`,
      `${folder}/languages.ts`,
      `${folder}/speak.ts`,
    ]);
    expect(readFileSync(`${root}packages/web/public/early.js`, 'utf8')).toMatch(new RegExp(`\\b${code}\\b`));
  });
});

describe('a subcommand', () => {
  const cli = 'packages/cli/src';
  const table = sources.get(`${cli}/subcommands.ts`) ?? '';
  const names = [...table.matchAll(/\.\/commands\/(\w+)\/command\.ts'/g)].map(([, name = '']) => name);

  test('has a row in the table', () => {
    expect(names.length).toBeGreaterThan(20);
  });

  test.each(names)('%s is its folder and a row of the table', (name) => {
    expect(filesWith(new RegExp(`commands/${name}/command\\.ts'`))).toEqual([`${cli}/subcommands.ts`]);
  });
});
