import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { bookletLanguages, bookletWords } from './booklet-words.ts';
import { typefaceFor } from './fonts.ts';

const isInstalled = (name: string): boolean => {
  try {
    createRequire(import.meta.url).resolve(`@fontsource/${name}/LICENSE`);
    return true;
  } catch {
    return false;
  }
};

test.each([
  ['noto-sans-jp', '渋滞パズル', 'en'],
  ['noto-sans-jp', '名人', 'ja'],
  ['noto-sans-sc', '大师', 'zh'],
  ['noto-sans-sc', '大师', 'en'],
  ['noto-sans-arabic', 'أستاذ كبير', 'ar'],
] as const)('the package %s draws %s, or is asked for', (name, text, language) => {
  const typeface = typefaceFor(['Jams', text], language);
  if (!isInstalled(name)) {
    expect(typeface).toMatchObject({ error: expect.stringContaining(`npm install @fontsource/${name}`) });
    return;
  }
  const letters = text.replaceAll(' ', '');
  expect(typeface.ok && [...letters].every((letter) => typeface.value?.has(letter))).toBe(true);
  const word = (typeface.ok ? typeface.value : undefined)?.word(text.split(' ')[0] ?? '', true);
  expect(word).toMatchObject({ d: expect.stringMatching(/^M/) });
  expect(word?.advance).toBeGreaterThan(50);
});

test('no package is needed for the languages of western Europe', () => {
  expect(typefaceFor(['Großmeister', '12 coups', '¡Avanzado!'], 'de')).toEqual({
    ok: true,
    value: undefined,
  });
});

test('words are counted as in each language', () => {
  const said = bookletLanguages.map((language) => {
    const { moves, steps, puzzles, grade } = bookletWords(language);
    return [moves(1), moves(12), steps(2), puzzles(3), grade('expert')].join(', ');
  });
  expect(said).toEqual([
    '1 move, 12 moves, 2 steps, 3 puzzles, expert',
    '1 Zug, 12 Züge, 2 Schritte, 3 Rätsel, Experte',
    '1 coup, 12 coups, 2 pas, 3 puzzles, Expert',
    '1 movimiento, 12 movimientos, 2 pasos, 3 puzles, Experto',
    '1 movimento, 12 movimentos, 2 passos, 3 desafios, Especialista',
    '1手, 12手, 2歩, 3問, 達人',
    '1 步, 12 步, 2 格, 3 题, 专家',
    'نقلة واحدة, 12 نقلة, خطوتان, 3 ألغاز, خبير',
  ]);
});
