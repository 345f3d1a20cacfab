// Where the letters of other scripts come from: the fonts that are part of the command, and packages of fonts that somebody installed.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { once } from '@unjam/core/basics';
import { create, type Font, openSync } from 'fontkit';

/** A font whose files are opened when they are needed. */
export interface Face {
  readonly regular: () => Font;
  /** Missing where a font has one weight. */
  readonly bold?: () => Font;
}

/** Beside the built command, or beside its sources. */
const folder = (): string =>
  ['../fonts', '../../fonts'].map((path) => fileURLToPath(new URL(path, import.meta.url))).find(existsSync) ??
  'fonts';

const shipped = (file: string): (() => Font) =>
  once(() => create(brotliDecompressSync(readFileSync(join(folder(), `${file}.ttf.br`)))));

/** The fonts that scripts/booklet-fonts.mjs made. */
export const japanese: Face = { regular: shipped('noto-sans-jp-regular') };
export const chinese: Face = { regular: shipped('noto-sans-sc-regular') };
export const arabic: Face = {
  regular: shipped('noto-sans-arabic-regular'),
  bold: shipped('noto-sans-arabic-bold'),
};

/**
 * The files of a package that have some of these characters: a package divides its font by ranges of characters.
 *
 * @returns undefined if the package is not installed
 */
export function installedFaces(name: string, characters: readonly string[]): readonly Face[] | undefined {
  const list = fileIn(`@fontsource/${name}/unicode.json`);
  if (list === undefined) return undefined;
  const ranges: Readonly<Record<string, string>> = JSON.parse(readFileSync(list, 'utf8'));
  return Object.entries(ranges)
    .filter(([, range]) => characters.some((character) => isIn(range, character.codePointAt(0) ?? 0)))
    .map(([part]): Face => {
      const file = (weight: number) =>
        join(dirname(list), 'files', `${name}-${part.replaceAll(/[[\]]/g, '')}-${weight}-normal.woff`);
      return { regular: once(() => openSync(file(400))), bold: once(() => openSync(file(700))) };
    });
}

/** Whether a list such as `U+600-6FF,U+750` has a character. */
const isIn = (range: string, code: number): boolean =>
  range.split(',').some((part) => {
    const [first = '', last = first] = part.replace('U+', '').split('-');
    return code >= Number.parseInt(first, 16) && code <= Number.parseInt(last, 16);
  });

/** A file of a package: beside the command, or where it is started. */
function fileIn(path: string): string | undefined {
  for (const from of [import.meta.url, join(process.cwd(), 'package.json')])
    try {
      return createRequire(from).resolve(path);
    } catch {
      // the package may be at the other place
    }
  return undefined;
}
