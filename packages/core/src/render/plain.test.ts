import { expect, test } from 'vitest';
import { plain } from './plain.ts';
import type { Typeface } from './typeface.ts';

/** Has everything that is not ASCII. */
const typeface: Typeface = {
  has: (character) => character > '~',
  word: (word) => ({ advance: 100 * word.length, d: 'M0 0' }),
};

test.each([
  ['Erdő “jam” — №', `Erdo "jam" – No`, `Erdo "jam" – №`],
  ['精选——“大师”（一）：Ａ', `精选––"大师"(一):A`, '精选——“大师”（一）：Ａ'],
  ['It’s “大师”', `It's "大师"`, `It's “大师”`],
  ['محمّد «خبير»', 'محمد "خبير"', 'محمّد «خبير»'],
  ['Łódź ｱ', 'Lódź ｱ', 'Lódź ｱ'],
  ['“—', `"–`, `"–`],
  ['', '', ''],
])('%s', (name, alone, withTypeface) => {
  expect(plain(name)).toBe(alone);
  expect(plain(name, typeface)).toBe(withTypeface);
});
