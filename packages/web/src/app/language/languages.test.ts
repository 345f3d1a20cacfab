// Which language a browser gets, and how dates and numbers are written in it.

import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { languageOf, languages, localeOf, preferredOf } from './languages.ts';

test.each([
  [['de-AT', 'en'], 'de'],
  [['nl', 'fr-CA'], 'fr'],
  [['zh-CN'], 'zh'],
  [['zh-TW', 'ja'], 'ja'],
  [['nl'], 'en'],
  [[], 'en'],
] as const)('a browser that asks for %j gets %s', (asked, language) => {
  expect(preferredOf(asked)).toBe(language);
});

test('dates and numbers are those of the browser’s variety, with the digits of notations', () => {
  expect(localeOf('en', ['de', 'en-GB'])).toBe('en-GB-u-nu-latn');
  expect(localeOf('pt', ['en'])).toBe('pt-BR-u-nu-latn');
  expect(new Intl.NumberFormat(localeOf('ar', ['ar-EG'])).format(47)).toBe('47');
});

test('a tag that Intl refuses does not stop the page', () => {
  expect(languageOf('en-us@posix')).toBe('en');
  expect(localeOf('en', ['en-us@posix'])).toBe('en-u-nu-latn');
  expect(localeOf('en', ['en-us@posix', 'en-GB'])).toBe('en-GB-u-nu-latn');
  expect(localeOf('de', ['de-@', 'de_AT'])).toBe('de-u-nu-latn');
});

describe('what is said of a page that is not loaded', () => {
  const file = (name: string) => readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8');
  /** The language for which the script that runs before the page makes the words visible. */
  const chosen = (settings: object | null, asked: readonly string[]) => {
    const documentElement = { dataset: {} as { language?: string } };
    runInNewContext(file('public/early.js'), {
      document: { documentElement },
      localStorage: {
        getItem: (key: string) => (key === 'unjam.settings' ? JSON.stringify(settings) : null),
      },
      location: { hash: '' },
      navigator: { languages: asked },
    });
    const { language = '' } = documentElement.dataset;
    const rules = file('src/app/style/shell.css').matchAll(
      /\[data-language\^="(..)" i\] \.not-loaded \[lang="\1"\]/g,
    );
    return [...rules].map(([, code]) => code ?? '').filter((code) => language.startsWith(code));
  };

  test.each([
    [null, ['de-AT', 'en'], 'de'],
    [{ language: 'ja' }, ['de'], 'ja'],
    [{ language: 'system' }, ['nl', 'pt-BR'], 'pt'],
    [null, ['nl'], 'en'],
  ] as const)('with the settings %j a browser that asks for %j gets it in %s', (settings, asked, code) => {
    expect(chosen(settings, asked)).toEqual([code]);
  });

  test('the page has it in each language', () => {
    const { notLoaded = '' } =
      /<p class="not-loaded">(?<notLoaded>.*?)<\/p>/s.exec(file('index.html'))?.groups ?? {};
    expect([...notLoaded.matchAll(/lang="(..)"/g)].map(([, code]) => code)).toEqual(
      languages.map(({ code }) => code),
    );
  });
});

test('the script that runs before the page knows the same languages', () => {
  const script = readFileSync(new URL('../../../public/early.js', import.meta.url), 'utf8');
  const source = /const known = \/(.*)\/i;/.exec(script)?.[1] ?? '';
  const known = new RegExp(source, 'i');
  for (const tag of [
    'en-GB',
    ...languages.map(({ tag: own }) => own),
    'zh-TW',
    'zh-Hant',
    'nl',
    'eng',
    'arc',
  ])
    expect([tag, known.test(tag)]).toEqual([tag, languageOf(tag) !== undefined]);
});
