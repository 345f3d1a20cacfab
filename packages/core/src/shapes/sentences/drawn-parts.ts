/*
 * Vehicles that are drawn by their parts, the same signs for all of them, so that a sign does not tell one vehicle from another. Each
 * becomes a letter of its own:
 *
 *     < - > . ^        B B B . C        arrows at the ends of a vehicle, and lines between them
 *     ^ ? ? . v        D ? ? . C
 *     v . < > .        D . E E .
 *
 *     - - > . |        B B B . C        lines that end in an arrow; the red car ends in a letter
 *     | - B . v        D X X . C
 *     v . . . .        D . . . .
 *
 *     abc.x            BBB.C            the first cell, the second and so on: abcd to the right, xyzw down
 *     xoo.y            Doo.C
 *     yab..            DEE..
 */
import { CAPITALS, SMALL_LETTERS } from '../../basics/letters.ts';
import { once } from '../../basics/once.ts';
import { LARGEST_SIDE } from '../../board/validate.ts';

interface Parts {
  /** The glyphs that begin a vehicle across, and those that begin one up and down. */
  readonly across: RegExp;
  readonly down: RegExp;
  /** Whether a glyph may stand at a place of a vehicle, counted from 0. */
  readonly goesOn: (glyph: string, isAcross: boolean, place: number) => boolean;
  /** Whether a glyph is the last of a vehicle, with the glyph behind it. */
  readonly ends: (glyph: string, isAcross: boolean, next: string) => boolean;
  /** Glyphs that belong to a vehicle wherever they stand. */
  readonly own: RegExp;
  /** The last glyph of the red car, where it has one of its own. */
  readonly red?: RegExp;
  readonly says: string;
}

const KINDS: readonly Parts[] = [
  {
    across: /[<◄◀←]/,
    down: /[\^▲↑]/,
    goesOn: (glyph, isAcross) => (isAcross ? /[-=─═>►▶→]/ : /[|│║v▼↓]/).test(glyph),
    ends: (glyph, isAcross) => (isAcross ? /[>►▶→]/ : /[v▼↓]/).test(glyph),
    own: /[<◄◀←^▲↑>►▶→v▼↓]/,
    says: 'vehicles drawn as arrows',
  },
  {
    across: /-/,
    down: /[|│║]/,
    goesOn: (glyph, isAcross) => (isAcross ? /[->►▶→\p{Lu}]/u : /[|│║v▼↓\p{Lu}]/u).test(glyph),
    ends: (glyph, isAcross) => (isAcross ? /[>►▶→\p{Lu}]/u : /[v▼↓\p{Lu}]/u).test(glyph),
    own: /[^.·]/,
    red: /\p{Lu}/u,
    says: 'vehicles drawn as lines that end in arrows, the red car in a letter',
  },
  {
    across: /a/,
    down: /x/,
    goesOn: (glyph, isAcross, place) => glyph === (isAcross ? 'abcd' : 'xyzw')[place],
    ends: (glyph, isAcross, next) => {
      const all = isAcross ? 'abcd' : 'xyzw';
      return next !== all[all.indexOf(glyph) + 1];
    },
    own: /[abcdxyzw]/,
    says: 'vehicles drawn as abcd to the right and xyzw down',
  },
];

/** The most rows, and cells in a row: those of the largest board and a border. */
const LONGEST_SIDE = LARGEST_SIDE + 2;
const LEAST_ROWS = 3;
/** One vehicle alone may be something else. */
const LEAST = 2;

export interface Lettered {
  readonly text: string;
  /** How the vehicles are drawn. */
  readonly says: string;
}

/** The text with a letter for each vehicle of its boards; undefined where no lines draw vehicles by their parts. */
export function letteredParts(text: string): Lettered | undefined {
  const kinds = KINDS.filter(({ across, down }) => across.test(text) && down.test(text));
  if (kinds.length === 0) return undefined;
  const lines = text.split('\n');
  let says: string | undefined;
  let start = 0;
  for (let i = 0; i <= lines.length; i++) {
    const line = lines[i];
    if (line !== undefined && line.trim() !== '' && line.length <= 2 * LONGEST_SIDE) continue;
    const block = lines.slice(start, i);
    for (const kind of kinds) {
      const from = kind.red ? firstOfRows(block) : 0;
      const lettered = letteredRows(kind.red ? rowsFrom(block, from) : block, kind);
      if (!lettered) continue;
      for (const [k, row] of lettered.entries()) lines[start + from + k] = row;
      says = kind.says;
      break;
    }
    start = i + 1;
  }
  return says === undefined ? undefined : { text: lines.join('\n'), says };
}

/** A row of cells with a blank between them or without; a bar alone is one too. */
const ROW = /^\s*(?:\S(?: \S)+|\S{3,})\s*$/;

const firstOfRows = (lines: readonly string[]): number =>
  Math.max(
    0,
    lines.findIndex((line) => ROW.test(line)),
  );

/** The lines from one on that are as long as it. */
function rowsFrom(lines: readonly string[], from: number): readonly string[] {
  const { length } = lines[from]?.trimEnd() ?? '';
  const end = lines.findIndex((line, i) => i > from && (!ROW.test(line) || line.trimEnd().length !== length));
  return lines.slice(from, end < 0 ? lines.length : end);
}

/** The rows with a letter for each vehicle; undefined where a part of a vehicle is missing, or belongs to none. */
function letteredRows(lines: readonly string[], kind: Parts): string[] | undefined {
  if (lines.length < LEAST_ROWS || lines.length > LONGEST_SIDE) return undefined;
  const isSpaced = lines.every((line) => /^\s*\S(?: \S)+\s*$/.test(line));
  const step = isSpaced ? 2 : 1;
  const cells = lines.map((line) => [...line]);
  const free = once(() => letters(lines.join('')));
  const taken = cells.map((row) => row.map(() => false));
  let count = 0;
  let reds = 0;
  for (const [row, glyphs] of cells.entries())
    for (const [column, glyph] of glyphs.entries()) {
      if (taken[row]?.[column]) continue;
      const isAcross = kind.across.test(glyph);
      if (!isAcross && !kind.down.test(glyph)) continue;
      const place = (k: number): [number, number] =>
        isAcross ? [row, column + k * step] : [row + k, column];
      const at = (k: number) => lines[place(k)[0]]?.[place(k)[1]] ?? '';
      const length = lengthOf(at, isAcross, kind);
      if (length === undefined) return undefined;
      const isRed = kind.red?.test(at(length - 1)) === true;
      if (isRed && reds++ > 0) return undefined;
      const letter = isRed ? 'X' : free()[count];
      count++;
      if (letter === undefined) return undefined;
      for (let k = 0; k < length; k++) {
        const [r, c] = place(k);
        const own = cells[r];
        if (!own || taken[r]?.[c]) return undefined;
        own[c] = letter;
        (taken[r] ?? [])[c] = true;
      }
    }
  const areAll = lines.every((line, row) =>
    [...line].every((glyph, column) => taken[row]?.[column] || glyph === ' ' || !kind.own.test(glyph)),
  );
  if (kind.red && reds !== 1) return undefined;
  return count >= LEAST && areAll ? cells.map((row) => row.join('')) : undefined;
}

/** The number of cells of the vehicle that begins here; undefined where it has no end. */
function lengthOf(at: (k: number) => string, isAcross: boolean, kind: Parts): number | undefined {
  for (let k = 1; k < LONGEST_SIDE && kind.goesOn(at(k), isAcross, k); k++)
    if (kind.ends(at(k), isAcross, at(k + 1))) return k + 1;
  return undefined;
}

/** Letters that the rows do not have, without A, R and X, which may mean a red car. */
const letters = (rows: string): string[] =>
  [...CAPITALS, ...SMALL_LETTERS].filter((letter) => !/[arx]/i.test(letter) && !rows.includes(letter));
