import { expect, test } from 'vitest';
import { canPrint } from './card.ts';
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
  ['e\u0301t\u00e9 ハ\u309a', 'été パ', 'été パ'],
  ['a\r\nb\tc\u200bd\ufeff', 'a  b cd', 'a  b cd'],
  ['渋滞\u3000A', '渋滞 A', '渋滞\u3000A'],
  ['5 €, £3', '5 €, £3', '5 €, £3'],
  ['', '', ''],
])('%s', (name, alone, withTypeface) => {
  expect(plain(name)).toBe(alone);
  expect(plain(name, typeface)).toBe(withTypeface);
});

test('the signs of the euro and the pound are drawn, not boxes', () => {
  expect(canPrint('5 € or £3')).toBe(true);
});
