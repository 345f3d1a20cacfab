/*
 * Vehicles that stand on lines of their own and that a reading does not have, as where one line says more than the others:
 *
 *     A = (0, 0, 2, 'h')
 *     X = (2, 1, 2, 'h')
 *     B = (4, 3, 2, 'v', 'blue')      three lines are alike, and two vehicles were read
 */

import type { Problem } from '../../basics/errors.ts';
import { leastOf } from '../../basics/many.ts';
import { LINE_BREAK } from '../../text/lines.ts';
import type { Reading } from '../parts/answer.ts';
import { type Shape, shapeOf } from '../parts/resemblance.ts';
import { labelsMissed } from './labels-missed.ts';
import { COMMENT } from './lists.ts';

/** In a longer text no line is compared with the others. */
const LONGEST = 1 << 16;
/** The fewest numbers that say where a vehicle stands. */
const LEAST = 2;
/** A number of a row, a column, a cell or a length. */
const NUMBER = /(?<![\p{L}\d.#])\d{1,2}(?![\d.])/gu;

interface Written {
  readonly line: number;
  readonly shape: Shape;
  readonly numbers: number;
}

/** What is wrong where lines of a text are written like vehicles, or begin with labels of vehicles, that were not read. */
export const linesMissed = (boards: readonly Reading[], text: string): Problem | undefined =>
  alikeMissed(boards, text) ?? labelsMissed(boards, text);

/** Of several readings the one with the fewest vehicles. */
export const fewest = (readings: readonly Reading[]): readonly Reading[] =>
  readings.toSorted((a, b) => a.board.vehicles.length - b.board.vehicles.length).slice(0, 1);

/** More lines are written like vehicles than there are vehicles and walls in what was read. */
function alikeMissed(boards: readonly Reading[], text: string): Problem | undefined {
  if (boards.length === 0 || text.length > LONGEST) return undefined;
  const read = boards.reduce((sum, { board }) => sum + board.vehicles.length + board.walls.length, 0);
  const lines = text.split(LINE_BREAK);
  if (lines.length <= read) return undefined;
  const written = lines.flatMap((row, index): Written[] => {
    const numbers = COMMENT.test(row) ? 0 : (row.match(NUMBER)?.length ?? 0);
    return numbers < LEAST ? [] : [{ line: index + 1, shape: shapeOf(row).map(alikeMark), numbers }];
  });
  if (written.length <= read) return undefined;
  const counts = countsOf(written);
  const [usual, often] = [...counts.entries()].sort(([, a], [, b]) => b.length - a.length)[0] ?? [];
  const [one, another] = often ?? [];
  if (!one || !another) return undefined;
  // vehicles of another length may have other lines, of which there are several too
  const least = leastOf(
    [...counts.values()].flatMap(([first, second]) =>
      first && second && isNear(first.shape, one.shape) ? first.numbers : one.numbers,
    ),
  );
  const near = written.filter(({ shape, numbers }) => numbers >= least && isNear(shape, one.shape));
  const alike = ofOneKey(near, lines) ?? near;
  if (alike.length <= read) return undefined;
  const odd = alike.find(({ shape }) => shape.join(' ') !== usual) ?? alike[0];
  return {
    code: 'unknown-format',
    message: `${alike.length} lines are written like vehicles, and ${read} were read: one of them may be written differently from the others`,
    expected: 'every vehicle in the same form as the others',
    at: { text: { line: odd?.line ?? 1, column: 1 } },
  };
}

/** Another mark between the fields of a vehicle is a mistake. */
const alikeMark = (token: string): string => (/^[;|]$/.test(token) ? ',' : token);

/** The lines of one key, where all have keys that each vehicle has once: `from: [3, 2]` and `to: [5, 2]` are one vehicle. */
function ofOneKey(written: readonly Written[], lines: readonly string[]): readonly Written[] | undefined {
  const groups = new Map<string, Written[]>();
  for (const one of written) {
    const key = KEY.exec(lines[one.line - 1] ?? '')?.[1];
    if (key === undefined) return undefined;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const [first, ...others] = groups.values();
  const isOften = first !== undefined && first.length > 1 && others.length > 0;
  return isOften && others.every(({ length }) => length === first.length) ? first : undefined;
}

const KEY = /^\s*(?:-\s+)?["']?(\p{L}\w{1,20})["']?\s*[:=]/u;

/** The lines of each shape. */
function countsOf(written: readonly Written[]): ReadonlyMap<string, readonly Written[]> {
  const found = new Map<string, Written[]>();
  for (const one of written) {
    const key = one.shape.join(' ');
    const known = found.get(key);
    if (known) known.push(one);
    else found.set(key, [one]);
  }
  return found;
}

/** Whether a line has the same words, numbers and marks for half of the usual line from its beginning or its end. */
function isNear(shape: Shape, usual: Shape): boolean {
  // numbers alone may be a size, or a row of cells
  if (shape.every((token) => token === '0') && shape.length !== usual.length) return false;
  const half = usual.length / 2;
  return inCommon(shape, usual) >= half || inCommon(shape.toReversed(), usual.toReversed()) >= half;
}

/** How many tokens two shapes have in common from their beginning. */
function inCommon(one: Shape, other: Shape): number {
  const end = other.findIndex((token, i) => token !== one[i]);
  return end < 0 ? other.length : end;
}
