/*
 * Texts with one error, as typing and copying make them: a character or a word is lost, doubled, changed or swapped, or two lines
 * become one. No digit is changed into another: that is another board, which no reader can tell.
 *
 *     board.addCar("B", 1, 3)      board.adCar("B", 1, 3)
 */
import { at } from '../../basics/at.ts';
import { oneOf, type Random } from './random-boards.ts';

type Damage = (line: string, random: Random) => string | undefined;

/** A place in a line whose character a pattern matches. */
function placeOf(line: string, pattern: RegExp, random: Random): number | undefined {
  const places = [...line].flatMap((character, i) => (pattern.test(character) ? [i] : []));
  return places.length === 0 ? undefined : oneOf(random, places);
}

const spliced = (line: string, index: number, length: number, inner = ''): string =>
  line.slice(0, index) + inner + line.slice(index + length);

const WORD = /[\p{L}\p{N}_]+/gu;

const wordIn = (line: string, random: Random): RegExpExecArray | undefined => {
  const words = [...line.matchAll(WORD)];
  return words.length === 0 ? undefined : oneOf(random, words);
};

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const MARKS = ',;:.|/=()[]{}"\'';

const damages: Readonly<Record<string, Damage>> = {
  'a letter or a mark is lost': (line, random) => {
    const place = placeOf(line, /[^\s\d]/, random);
    return place === undefined ? undefined : spliced(line, place, 1);
  },
  'a letter is another': (line, random) => {
    const place = placeOf(line, /[A-Za-z]/, random);
    if (place === undefined) return undefined;
    const letter = oneOf(random, [...LETTERS]);
    return spliced(line, place, 1, /[A-Z]/.test(line[place] ?? '') ? letter.toUpperCase() : letter);
  },
  'a mark is another': (line, random) => {
    const place = placeOf(line, /[,;:.|/=()[\]{}"']/, random);
    return place === undefined ? undefined : spliced(line, place, 1, oneOf(random, [...MARKS]));
  },
  'a letter or a mark is doubled': (line, random) => {
    const place = placeOf(line, /[^\s\d]/, random);
    return place === undefined ? undefined : spliced(line, place, 0, line[place]);
  },
  'two characters are swapped': (line, random) => {
    const place = placeOf(line, /[^\s\d]/, random);
    const [a = '', b] = place === undefined ? [] : line.slice(place);
    return place === undefined || b === undefined ? undefined : spliced(line, place, 2, b + a);
  },
  'a word is lost': (line, random) => {
    const word = wordIn(line, random);
    return word && spliced(line, word.index, word[0].length);
  },
  'a word is doubled': (line, random) => {
    const word = wordIn(line, random);
    return word && spliced(line, word.index, 0, `${word[0]} `);
  },
  'a blank is lost': (line, random) => {
    const place = placeOf(line, /\s/, random);
    return place === undefined ? undefined : spliced(line, place, 1);
  },
};

/** A text with one error, and what it is; undefined where nothing was changed. */
export interface Damaged {
  readonly text: string;
  readonly what: string;
  /** The line that changed, from 1. */
  readonly line: number;
}

/** Makes one error in a text; undefined where the drawn error cannot be made there. */
export function damaged(text: string, random: Random): Damaged | undefined {
  const lines = text.split('\n');
  const written = lines.flatMap((line, i) => (line.trim() === '' ? [] : [i]));
  const index = oneOf(random, written);
  const line = at(lines, index);
  const what = oneOf(random, [...Object.keys(damages), 'two lines are one']);
  const isGlued = what === 'two lines are one';
  const changed = isGlued ? line + (lines[index + 1] ?? '').trimStart() : damages[what]?.(line, random);
  if (changed === undefined || changed === line) return undefined;
  return {
    text: [...lines.slice(0, index), changed, ...lines.slice(index + (isGlued ? 2 : 1))].join('\n'),
    what,
    line: index + 1,
  };
}
