/*
 * Vehicles as words, as lists for programs have them: a letter or a digit for each property, or a cell such as b4.
 *
 *     XH32 AH11 OV16      label, direction, row, column
 *     X2H32 O3V16         label, length, direction, row, column
 *     XHb4 OVf6           label, direction, cell
 *     C34H T63V           car or truck, its place, direction
 *     1 6 6; XH32 AH11 OV16; XR3      the same with numbers above and a solution behind
 *
 * The words become lines with a field for each property; the search for roles decides what the fields mean.
 */
import { LINE_BREAK } from '../../text/lines.ts';

const LEAST = 3;
/** The most numbers above them: the size of the board, and how many they are. */
const MOST_ABOVE = 3;
const LONGEST = 4096;

/** Label, direction, and at least two of length, row and column in any order. */
const KINDS: readonly RegExp[] = [
  /^([A-Za-z@])([HVhv])(\d)(\d)(\d)$/,
  /^([A-Za-z@])(\d)([HVhv])(\d)(\d)$/,
  /^([A-Za-z@])(\d)(\d)([HVhv])(\d)$/,
  /^([A-Za-z@])(\d)(\d)(\d)([HVhv])$/,
  /^([A-Za-z@])([HVhv])([a-p]\d)(\d)$/,
  /^([A-Za-z@])([a-p]\d)([HVhv])(\d)$/,
  /^([A-Za-z@])([a-p]\d)(\d)([HVhv])$/,
  /^([A-Za-z@])(\d)([HVhv])([a-p]\d)$/,
  /^([A-Za-z@])([HVhv])(\d)(\d)$/,
  /^([A-Za-z@])(\d)(\d)([HVhv])$/,
  /^([A-Za-z@])([HVhv])([a-p]\d)$/,
  /^([A-Za-z@])([a-p]\d)([HVhv])$/,
];

/** The text with one vehicle a line; undefined where its words are no such vehicles. */
export function spelledOut(text: string): string | undefined {
  // where each word has a line, a blank line may be a vehicle that was lost
  if (text.length > LONGEST || hasGap(text)) return undefined;
  const all = withoutMoves(text)
    .trim()
    .split(/[\s,;]+/);
  const from = all.findIndex((word) => !/^\d{1,2}$/.test(word));
  const [above, words] = [all.slice(0, from), all.slice(from)];
  if (from < 0 || from > MOST_ABOVE || words.length < LEAST) return undefined;
  const kind = KINDS.find((one) => words.every((word) => one.test(word)));
  if (!kind) return undefined;
  const fields = words.map((word) => kind.exec(word)?.slice(1) ?? []);
  const areDifferent = new Set(fields.map(([label]) => label)).size === fields.length;
  const written = areDifferent ? fields : withTypes(fields);
  return written && [above, ...written].flatMap((each) => (each.length > 0 ? each.join(' ') : [])).join('\n');
}

/** Whether a blank line stands between lines of one word each. */
function hasGap(text: string): boolean {
  const lines = text.trim().split(LINE_BREAK);
  return lines.some((line) => line.trim() === '') && lines.every((line) => !/\S\s+\S/.test(line));
}

/** The text without the moves of a solution behind the last semicolon: `1 6 6; XH32 AH11 OV16; AR1 OD3 XR4`. */
const withoutMoves = (text: string): string => text.replace(MOVES, '');

const MOVES = /;\s*(?:[A-Za-z@][UDLRudlr]\d{1,2}[\s,]*)+;?\s*$/;

const TYPES: Readonly<Record<string, string>> = { C: 'car', T: 'truck', B: 'bus' };

/** The vehicles with `car`, `truck` or `bus` for their first letter; undefined where it is another for one of them. */
const withTypes = (fields: readonly string[][]): readonly string[][] | undefined =>
  fields.every(([letter = '']) => TYPES[letter] !== undefined)
    ? fields.map(([letter = '', ...rest]) => [TYPES[letter] ?? '', ...rest])
    : undefined;
