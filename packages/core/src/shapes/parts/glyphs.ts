/*
 * What a glyph usually means, as costs: 0 for what everybody writes, more for what is rare. A reading adds them up, so that
 * no glyph has a fixed meaning: where `.` is on the board, `o` is a truck; where it is not, `o` is empty.
 *
 *     glyph   empty  vehicle  wall
 *     .         0       6       6
 *     o         1       0       4
 *     #         5       6       0
 */

import { quote } from '../../basics/quote.ts';
import { isRedName } from './red-words.ts';

const emptyCosts = new Map<string, number>([
  ...costs('. ·  ． 。 ⬜ ◻ □ ▢', 0),
  ...costs('- _ -1 .. -- __ ▫ ░ ⬛ None null nil', 0.5),
  ...costs('0 o O e E 00 ◽ 🔲 🟫 ⚪ ⚫ empty Empty EMPTY', 1),
  ...costs('* ~ + : , ▪ ■ █ false', 1.5),
  [' ', 0.3],
  ...costs('# @ X R', 5),
]);

const vehicleCosts = new Map<string, number>([
  ...costs('. ·', 6),
  ...costs('- _ # ⬜ □ ░ █ ▓ ▒ 🧱', 5),
  ...costs('-1 .. -- __ * ~ + : , | / \\ ■', 3),
  ...costs('0 00 ⬛', 0.5),
  [' ', 9],
]);

const wallCosts = new Map<string, number>([
  ...costs('# █ ■ ▓ ▒ 🧱 ## wall Wall WALL', 0),
  ...costs('x -2 ⬛', 0.5),
  ...costs('X * + W w -1 ▪', 1),
  ...costs('% & = ! | / \\ -9', 2),
  ...costs('o O', 4),
  ...costs('. · - _ ⬜ □', 6),
  [' ', 9],
]);

function costs(glyphs: string, cost: number): [string, number][] {
  return glyphs.split(/\s+/).map((glyph) => [glyph, cost]);
}

const isWordGlyph = (glyph: string): boolean => /^[\p{L}\p{N}]+$/u.test(glyph);

export const emptyCost = (glyph: string): number =>
  emptyCosts.get(glyph) ?? (/^\p{L}+$/u.test(glyph) ? 4 : isWordGlyph(glyph) ? 3 : 2);

/** Whether a glyph is one that people write for empty cells, which is seen and is hardly a vehicle. */
export const isUsualEmpty = (glyph: string | undefined): boolean =>
  glyph !== undefined && !/^[ \p{Lu}]/u.test(glyph) && emptyCost(glyph) < 3;

export const vehicleCost = (glyph: string): number =>
  vehicleCosts.get(glyph) ?? (isWordGlyph(glyph) || !/^[!-~]$/.test(glyph) || glyph === '@' ? 0 : 1);

export const wallCost = (glyph: string): number => wallCosts.get(glyph) ?? 3;

/** Whether a glyph is a wall also where several of them lie in a line, as a vehicle would. */
export const isSurelyWall = (glyph: string): boolean => wallCosts.get(glyph) === 0;

/** What a glyph of a border costs: lines and blocks are usual, letters are rare. */
export const borderCost = (glyph: string): number =>
  /^[#*+@%=█▓▒■⬛🧱|│║]$/u.test(glyph) ? 0 : /^[XxWw]$/.test(glyph) ? 0.5 : 2;

/** A label in whose place others write the red car's, whatever else is on the board. */
export const isPrimaryMark = (label: string): boolean =>
  isRedName(label) ||
  /^(?:[Xx@]|🟥|🔴|🚗|🚘|red|player|target|hero|goal|primary|main|me|key|redcar|red[-_ ]?(?:car|block)?|(?:car|block|vehicle)[-_ ]red|main[-_ ]?(?:car|block)|(?:player|target|goal)[-_ ]?(?:car|block)?|XX|xx)$/iu.test(
    label,
  );

/** Characters that would not be seen in a sentence, or would change it. */
const UNSEEN = /[\s\p{Cc}\u202a-\u202e\u2066-\u2069]/u;

/** A glyph for people who see no colours: its name in a sentence. */
export const namedGlyph = (glyph: string): string =>
  glyph === ' ' ? 'a space' : UNSEEN.test(glyph) ? quote(glyph) : glyph;

const VARIATION = /[\uFE0E\uFE0F]/g;

/** Texts without marks that join others, whose characters are what people see. */
const SIMPLE = /^[ -~·.█▓▒■□⬜⬛]*$/u;

/** The characters of a text as people see them; an emoji of several code points is one. */
export const graphemesOf = (text: string): string[] => (SIMPLE.test(text) ? text.split('') : combined(text));

const combined = (text: string): string[] =>
  (text.match(/\p{RI}\p{RI}|\P{M}(?:\p{M}|[\uFE0E\uFE0F]|\p{EMod}|\u200D\P{M})*/gu) ?? []).map((glyph) =>
    glyph.replace(VARIATION, ''),
  );
