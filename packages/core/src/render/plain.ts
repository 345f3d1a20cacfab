import { glyphOf } from './lettering.ts';
import type { Typeface } from './typeface.ts';

/**
 * A name in one line of letters that can be drawn: ő becomes o, curled quotation marks become straight, and breaks of lines become
 * spaces; other characters are unchanged.
 *
 * @param typeface - characters that it has are unchanged, too, except Latin letters. Quotation marks and dashes are unchanged only
 *   beside letters of the typeface, because those of Chinese are as wide as its letters
 */
export function plain(name: string, typeface?: Typeface): string {
  // the names of files of some systems have their marks apart; a break of a line or a tab stands for a space
  const characters = [
    ...name
      .normalize('NFC')
      .replace(/[\t-\r\u2028\u2029]/gu, ' ')
      .replace(invisible, ''),
  ];
  /** Whether the nearest character in a direction that is not a mark is drawn by the typeface. */
  const leadsToForeign = (from: number, direction: 1 | -1): boolean => {
    let index = from;
    while (marks.has(characters[index] ?? '')) index += direction;
    const character = characters[index] ?? '';
    return character !== '' && !glyphOf(character) && typeface?.has(character) === true;
  };
  const isUnchanged = (character: string, index: number): boolean => {
    if (glyphOf(character)) return true;
    if (!typeface?.has(character) || latin.has(character) || markedLatin.test(character.normalize('NFD')))
      return false;
    return !marks.has(character) || leadsToForeign(index, 1) || leadsToForeign(index, -1);
  };
  return characters
    .map((character, index) => {
      if (isUnchanged(character, index)) return character;
      const like =
        marks.get(character) ?? latin.get(character) ?? character.normalize('NFKD').replace(/\p{M}/gu, '');
      return [...like].every((letter) => glyphOf(letter)) ? like : character;
    })
    .join('');
}

/** Spaces without a width. */
const invisible = /[\u200b\u2060\ufeff]/gu;

/** A Latin letter and its marks, taken apart. The wide Latin letters of East Asia do not match. */
const markedLatin = /^[a-z]\p{M}/iu;

/** Quotation marks and dashes, with what core draws for them. */
const marks: ReadonlyMap<string, string> = new Map([
  ...[...'‘’‚‛'].map((mark) => [mark, "'"] as const),
  ...[...'“”„‟«»'].map((mark) => [mark, '"'] as const),
  ['—', '–'],
]);

const latin: ReadonlyMap<string, string> = new Map([
  ['æ', 'ae'],
  ['Æ', 'AE'],
  ['œ', 'oe'],
  ['Œ', 'OE'],
  ['đ', 'd'],
  ['Đ', 'D'],
  ['ł', 'l'],
  ['Ł', 'L'],
]);
