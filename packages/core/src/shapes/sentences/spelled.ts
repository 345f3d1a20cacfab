/*
 * Vehicles as words, as lists for programs have them: a letter or a digit for each property, or a cell such as b4.
 *
 *     XH32 AH11 OV16      label, direction, row, column
 *     X2H32 O3V16         label, length, direction, row, column
 *     X2R32 O3D16         the same with right and down in the place of across and down
 *     XHb4 OVf6           label, direction, cell
 *     C34H T63V           car or truck, its place, direction
 *     XB3,AB1,B2E         label and cell: the letter of the column first across, the digit of the row first down
 *     ["XH32", "AH11"]    strings in a list of a program
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
export const spelledOut = (text: string): string | undefined =>
  turnedCells(text) ?? wordsOut(text) ?? quotedOut(text);

/** A list of vehicles, each a label and a cell whose letter stands first across and second up and down. */
const TURNED = /(?<![\w,])X(?:[A-P]\d|\d[A-P])(?:,[A-Z](?:[A-P]\d|\d[A-P]))+(?![\w,])/g;
/** Words behind a list that belong to it. */
const AFTER_LIST = /,[A-Z](?:[A-P]\d|\d[A-P])[^\S\n]+[A-Z](?:[A-P]\d|\d[A-P])(?!\w)/;
const ACROSS = /^(.)([A-P])(\d)$/;
const DOWN = /^(.)(\d)([A-P])$/;
/** The most boards in such lists of one text. */
const MOST_TURNED = 500;

/**
 * The vehicles of such lists with their directions, one a line, and a blank line between boards: `XD3,O2F` is a car in D3 and E3, and a
 * truck from F2 down to F4, for the trucks of the plastic game are called O to R.
 */
function turnedCells(text: string): string | undefined {
  const starts = text.match(/(?<![\w,])X[A-P\d][A-P\d],[A-Z][A-P\d][A-P\d]/g)?.length ?? 0;
  if (starts === 0) return undefined;
  const lists = [...text.matchAll(TURNED)].map(([list]) => list.split(','));
  // one with a mistake is no list, or ends too early
  if (lists.length < starts || AFTER_LIST.test(text)) return undefined;
  const isEitherWay = lists.some((one) => one.some((word) => DOWN.test(word)));
  if (!isEitherWay || lists.length > MOST_TURNED || /exit/i.test(text)) return undefined;
  if (lists.some((one) => new Set(one.map(([label]) => label)).size < one.length)) return undefined;
  const boards = lists.map((one) =>
    one
      .map((word) => word.replace(ACROSS, '$1 h $2$3').replace(DOWN, '$1 v $3$2'))
      .map((line) => `${line} ${/^[O-R]/.test(line) ? 3 : 2}`)
      .join('\n'),
  );
  return boards.length === 1 ? boards[0] : boards.map((board, i) => `Level ${i + 1}\n${board}`).join('\n\n');
}

/** The only list of strings in a text of a program, as words. */
const LIST = /\[\s*((?:["'][A-Za-z@]\w{2,5}["']\s*,?\s*){3,})\]/g;

function quotedOut(text: string): string | undefined {
  if (text.length > LONGEST || !/\[\s*["'][A-Za-z@]\w{2,5}["']\s*,/.test(text)) return undefined;
  const [list, another] = [...text.matchAll(LIST)];
  // numbers beside it may say how large the board is, and words where its exit is
  const beside = list && text.replace(list[0], '');
  if (!list || another || /\d|exit/i.test(beside ?? '')) return undefined;
  return wordsOut((list[1] ?? '').replace(/["',]/g, ' '));
}

function wordsOut(text: string): string | undefined {
  // where each word has a line, a blank line may be a vehicle that was lost
  if (text.length > LONGEST || hasGap(text)) return undefined;
  const all = withoutMoves(text)
    .trim()
    .split(/[\s,;]+/);
  const from = all.findIndex((word) => !/^\d{1,2}$/.test(word));
  const [above, words] = [all.slice(0, from), withDirections(all.slice(from))];
  if (from < 0 || from > MOST_ABOVE || words.length < LEAST) return undefined;
  const kind = KINDS.find((one) => words.every((word) => one.test(word)));
  if (!kind) return undefined;
  const fields = words.map((word) => kind.exec(word)?.slice(1) ?? []);
  const areDifferent = new Set(fields.map(([label]) => label)).size === fields.length;
  const written = areDifferent ? fields : withTypes(fields);
  return written && [above, ...written].flatMap((each) => (each.length > 0 ? each.join(' ') : [])).join('\n');
}

/** A label, numbers, and the way from the first cell of a vehicle to its last. */
const TOWARDS = /^([A-Za-z@]\d*)([RDrd])(\d*)$/;

/** Words with `h` and `v` for right and down, where all have one of them. */
const withDirections = (words: readonly string[]): readonly string[] =>
  words.every((word) => TOWARDS.test(word))
    ? words.map((word) =>
        word.replace(
          TOWARDS,
          (_, before: string, way: string, behind: string) =>
            `${before}${way.toLowerCase() === 'r' ? 'h' : 'v'}${behind}`,
        ),
      )
    : words;

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
