// Letters of Japanese, Chinese and Arabic, from packages of fonts that are installed only by those who print in them.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Result } from '@unjam/core';
import { err, ok } from '@unjam/core/basics';
import { canPrint, type Typeface } from '@unjam/core/render';
import { type Font, openSync } from 'fontkit';
import type { BookletLanguage } from './booklet-words.ts';

/** A package of npm with a font, and the name of its set of characters. */
interface FontPackage {
  readonly script: string;
  readonly name: string;
  readonly characters: string;
}

const japanese: FontPackage = { script: 'Japanese', name: 'noto-sans-jp', characters: 'japanese' };
const chinese: FontPackage = { script: 'Chinese', name: 'noto-sans-sc', characters: 'chinese-simplified' };
const arabic: FontPackage = { script: 'Arabic', name: 'noto-sans-arabic', characters: 'arabic' };

/**
 * The letters for texts: Arabic in their joined shapes. Han characters have the shapes of Japanese if the language is Japanese
 * or a text has kana, else those of Chinese.
 *
 * @returns nothing if core has letters for all texts; why not, if a package is missing
 */
export function typefaceFor(
  texts: readonly string[],
  language: BookletLanguage,
): Result<Typeface | undefined, string> {
  const foreign = texts.filter((text) => !canPrint(text)).join(' ');
  const isJapanese = language === 'ja' || /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(foreign);
  const needed = [
    ...(/\p{Script=Arabic}/u.test(foreign) ? [arabic] : []),
    ...(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(foreign)
      ? isJapanese && language !== 'zh'
        ? [japanese]
        : [chinese]
      : []),
  ];
  const fonts: { readonly regular: Font; readonly bold: Font }[] = [];
  for (const font of needed) {
    const [regular, bold] = [fileOf(font, 400), fileOf(font, 700)];
    if (regular === undefined || bold === undefined)
      return err(
        `unjam: no font for ${font.script}, as in "${sampleOf(foreign)}"; expected a package that has one: run npm install @fontsource/${font.name} here, then this command again`,
      );
    fonts.push({ regular: openSync(regular), bold: openSync(bold) });
  }
  if (fonts.length === 0) return ok(undefined);
  const fontOf = (character: string) =>
    fonts.find(({ regular }) => regular.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
  return ok({
    has: (character) => fontOf(character) !== undefined,
    word: (word, isBold) => {
      const font = fontOf(word) ?? fonts[0];
      if (!font) return { advance: 0, d: '' };
      return shaped(isBold ? font.bold : font.regular, word);
    },
  });
}

const sampleOf = (text: string): string => [...text.trim()].slice(0, 12).join('');

/** The file of a font: beside the command, or where it is started. */
function fileOf({ name, characters }: FontPackage, weight: 400 | 700): string | undefined {
  const file = `@fontsource/${name}/files/${name}-${characters}-${weight}-normal.woff`;
  for (const from of [import.meta.url, join(process.cwd(), 'package.json')])
    try {
      return createRequire(from).resolve(file);
    } catch {
      // the package may be at the other place
    }
  return undefined;
}

function shaped(font: Font, word: string): { readonly advance: number; readonly d: string } {
  const scale = 100 / font.unitsPerEm;
  const isLeftward = /(?!\p{Nd})\p{Script=Arabic}/u.test(word);
  const { glyphs, positions } = font.layout(
    word,
    undefined,
    undefined,
    undefined,
    isLeftward ? 'rtl' : 'ltr',
  );
  let left = 0;
  const paths = glyphs.map(({ path }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const d = path
      .translate(left + xOffset, yOffset)
      .scale(scale, -scale)
      .toSVG();
    left += xAdvance;
    return d;
  });
  return { advance: left * scale, d: paths.join('') };
}
