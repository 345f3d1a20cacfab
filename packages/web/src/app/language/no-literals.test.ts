// No page says a text of its own: all texts come from the sections, where they are translated.

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const app = new URL('../', import.meta.url);

/** The same in every language: the name of the app, and a unit. */
const everywhere = ['un', 'jam', 'ms'];

const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));

/** Texts between tags and in attributes that a person reads or hears. */
function literalsOf(source: string): string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const between = [...code.matchAll(/(?<=[\w"'}/-])>([^<>{}=;()&|]*\p{L}{2}[^<>{}=;()&|]*)(?=<|\{)/gu)].map(
    ([, text = '']) => text.trim(),
  );
  const attributes = [
    ...code.matchAll(
      /\b(?:aria-label|aria-description|title|placeholder|alt|label|legend)="([^"]*\p{L}{2}[^"]*)"/gu,
    ),
  ].map(([, text = '']) => text);
  return [...between, ...attributes].filter((text) => !everywhere.includes(text));
}

test('finds texts of a page', () => {
  expect(literalsOf('<p class="a">Two words</p> <b aria-label="A name">{t.x}</b>')).toEqual([
    'Two words',
    'A name',
  ]);
});

test('every page takes its texts from the catalogue', () => {
  const found = files.flatMap((file) =>
    literalsOf(readFileSync(new URL(file, app), 'utf8')).map((text) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});
