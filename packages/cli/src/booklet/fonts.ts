// Letters of Japanese, Chinese and Arabic, which come with the command, and of other scripts from packages of fonts that are
// installed by those who print in them.
import type { Result } from '@unjam/core';
import { err, ok } from '@unjam/core/basics';
import { canPrint, type Typeface } from '@unjam/core/render';
import type { Font } from 'fontkit';
import type { BookletLanguage } from './booklet-words.ts';
import { arabic, chinese, type Face, installedFaces, japanese } from './font-files.ts';

/** The letters for texts. */
export interface Letters {
  /** Missing if core has letters for all texts. */
  readonly typeface?: Typeface;
  /** Characters that nothing has: boxes with their numbers are printed. */
  readonly boxes: string;
}

/** The width of the line around bold letters of a font without a bold weight; a wider one would fill the gaps of 鬱. */
const BOLD_PEN = 2.5;

const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}]/u;
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const ofArabic = /\p{Script_Extensions=Arabic}/u;

/** Packages of npm, without `@fontsource/`, that have the characters of a script. */
const installable: readonly { readonly script: RegExp; readonly packages: readonly string[] }[] = [
  { script: eastAsian, packages: ['noto-sans-jp', 'noto-sans-sc', 'noto-sans-tc'] },
  { script: /\p{Script=Hangul}/u, packages: ['noto-sans-kr'] },
  { script: ofArabic, packages: ['noto-sans-arabic'] },
  { script: /\p{Script=Hebrew}/u, packages: ['noto-sans-hebrew'] },
  { script: /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Latin}]/u, packages: ['noto-sans'] },
];

/**
 * The letters for texts: Arabic in their joined shapes. Han characters have the shapes of Japanese if the language is Japanese
 * or a text has kana, else those of Chinese; those that one of the two lacks have the shapes of the other.
 *
 * @returns why not, if a package is missing that may have the letters
 */
export function typefaceFor(texts: readonly string[], language: BookletLanguage): Result<Letters, string> {
  const foreign = [...new Set(texts.join('\n').normalize('NFC'))].filter((character) => !canPrint(character));
  if (foreign.length === 0) return ok({ boxes: '' });
  const faces: Face[] = [];
  const missing = () => foreign.filter((character) => faceOf(faces, character) === undefined);
  const isEastAsian = eastAsian.test(foreign.join(''));
  const isJapanese = language === 'ja' || (language !== 'zh' && kana.test(foreign.join('')));
  for (const face of [arabic, ...(isJapanese ? [japanese, chinese] : [chinese, japanese])]) {
    const wanted = missing().filter((character) =>
      face === arabic ? ofArabic.test(character) : isEastAsian || !/\p{L}/u.test(character),
    );
    if (wanted.some((character) => faceOf([face], character))) faces.push(face);
  }
  for (const { script, packages } of installable) {
    const some = missing().filter((character) => script.test(character));
    if (some.length === 0) continue;
    const installed = packages.map((name) => installedFaces(name, some));
    if (installed.every((found) => found === undefined))
      return err(needed(some, packages[script === eastAsian && !isJapanese ? 1 : 0] ?? ''));
    faces.push(...installed.flatMap((found) => found ?? []));
  }
  return ok({ typeface: typefaceOf(faces), boxes: missing().join('') });
}

const needed = (characters: readonly string[], name: string): string =>
  `unjam: no letters for "${characters.slice(0, 12).join('')}"; expected a package of fonts that has them: run npm install @fontsource/${name} here, then this command again`;

/** The first font that has a character. */
const faceOf = (faces: readonly Face[], character: string): Face | undefined =>
  faces.find(({ regular }) => regular().hasGlyphForCodePoint(character.codePointAt(0) ?? 0));

const typefaceOf = (faces: readonly Face[]): Typeface => ({
  has: (character) => faceOf(faces, character) !== undefined,
  word: (word, isBold) => {
    let advance = 0;
    let pen = 0;
    const paths = inRuns(word, faces).map(([text, face]) => {
      const drawn = shaped(text, (isBold && face.bold ? face.bold : face.regular)(), advance);
      if (isBold && !face.bold) pen = BOLD_PEN;
      advance += drawn.advance;
      return drawn.d;
    });
    return { advance, d: paths.join(''), ...(pen > 0 && { pen }) };
  },
});

/** The parts of a word that have one font each. */
function inRuns(word: string, faces: readonly Face[]): readonly (readonly [text: string, face: Face])[] {
  const runs: [string, Face][] = [];
  for (const character of word) {
    const face = faceOf(faces, character);
    const last = runs.at(-1);
    if (face === undefined) continue;
    if (last?.[1] === face) last[0] += character;
    else runs.push([character, face]);
  }
  return runs;
}

const leftward = /(?!\p{Nd})[\p{Script_Extensions=Arabic}\p{Script=Hebrew}]/u;

/** A part of a word that begins `from` the left, in hundredths of an em. */
function shaped(text: string, font: Font, from: number): { readonly advance: number; readonly d: string } {
  const scale = 100 / font.unitsPerEm;
  const direction = leftward.test(text) ? 'rtl' : 'ltr';
  const { glyphs, positions } = font.layout(text, undefined, undefined, undefined, direction);
  let left = from / scale;
  const paths = glyphs.map(({ path }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const d = path
      .translate(left + xOffset, yOffset)
      .scale(scale, -scale)
      .toSVG();
    left += xAdvance;
    return d;
  });
  return { advance: left * scale - from, d: paths.join('') };
}
