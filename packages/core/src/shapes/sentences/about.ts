/*
 * What the lines beside a board say about it: its name, size, the number of vehicles, the length of its solution.
 *
 *     Level 12 (6x6), 8 moves      name `Level 12 (6x6), 8 moves`, 6 columns and rows, length 8
 *     6 6                          6 columns and rows
 *     2 0                          no size, so the square of the exit: row 2, column 0, or the other way round
 */
import type { Edge } from '../../board/setup.ts';
import { LINE_BREAK } from '../../text/lines.ts';
import type { About } from '../parts/matrix.ts';
import { withoutDenials } from './denied.ts';
import { edgeNamed } from './exit-words.ts';
import { COLUMNS, HEIGHTS, ROWS, WIDTHS } from './lane-words.ts';
import { SmallPattern } from './line-pattern.ts';
import { oncePerLine } from './once-per-line.ts';
import { orderIn } from './order.ts';
import { edgeSaid, exitSquaresSaid, redSaid } from './said.ts';

/** What a line above or below a board says. */
export const aboutLine = (text: string, line: number): About => ({ ...aboutText(text), line });

const aboutText = oncePerLine((text: string): Omit<About, 'line'> => {
  const said = text.trim();
  const hasNumber = /\d/.test(said);
  const size = hasNumber && /(\d{1,2})\s*(?:[x×*]|-?by-?|mal|sur|por|per|bij|на)\s*(\d{1,2})/i.exec(said);
  const pair = hasNumber && /^(?:size\D{0,4})?(\d{1,2})[\s,;]+(\d{1,2})$/i.exec(said);
  const worded = hasNumber && wordedSize(said);
  const sides = [size, pair, worded].find((two) => two && Number(two[1]) > 2 && Number(two[2]) > 2);
  const moves =
    hasNumber &&
    /(?:(\d{1,3})\s*moves?\b)|(?:\b(?:moves?|optimal|minimum|best|par|solution|length)\s*[:=]?\s*(\d{1,3})\b)/i.exec(
      said,
    );
  const claimed = moves ? (moves[1] ?? moves[2]) : undefined;
  const primary = redSaid(said);
  const edge = edgeSaid(said);
  const squares = exitSquaresSaid(said);
  const isName = /\p{L}/u.test(said);
  return {
    ...(isName && { name: nameOf(said) }),
    // a word alone may be the edge of the exit
    ...(!/^\w*$/.test(said) && isFromBottom(said) && { isUpsideDown: true }),
    ...(sides && { width: Number(sides[1]), height: Number(sides[2]) }),
    ...(pair && !sides && { exitSquares: eitherWay(Number(pair[1]), Number(pair[2])) }),
    ...(squares.length > 0 && { exitSquares: squares }),
    ...(claimed !== undefined && { claimed: Number(claimed) }),
    ...(primary !== undefined && { primary }),
    exits: edge ? [{ edge, drawn: false }] : [],
  };
});

/** A number that is no part of a label, and behind the word for what it counts no value: `id=k7 row=4` says no size. */
const NUMBER = '(?<![\\p{L}\\d])(\\d{1,2})';
const NO_NAME = '(?!\\p{L}|\\s*[:=]\\s*\\d)';
/** `5 rows and 5 columns`, `width = 6, height = 6`: the numbers of columns and of rows, in this order. */
const COLUMNS_FIRST = new SmallPattern(
  `${NUMBER}\\s*(?:${COLUMNS})${NO_NAME}[^\\d]{1,12}(\\d{1,2})\\s*(?:${ROWS})${NO_NAME}`,
  'iu',
);
const ROWS_FIRST = new SmallPattern(
  `${NUMBER}\\s*(?:${ROWS})${NO_NAME}[^\\d]{1,12}(\\d{1,2})\\s*(?:${COLUMNS})${NO_NAME}`,
  'iu',
);
const NAMED = new SmallPattern(
  String.raw`(?<!\p{L})width["']?\s*[:=]\s*(\d{1,2})\s*[,;]?\s*["']?height["']?\s*[:=]\s*(\d{1,2})(?!\d)`,
  'iu',
);
const HEIGHT_NAMED_FIRST = new SmallPattern(
  String.raw`(?<!\p{L})(?:height|rows)["']?\s*[:=]\s*(\d{1,2})\s*[,;]?\s*["']?(?:width|cols|columns)["']?\s*[:=]\s*(\d{1,2})(?!\d)`,
  'iu',
);

const WIDE_AND_HIGH = new SmallPattern(
  String.raw`(\d{1,2})\s*(?:\p{L}+\s+)?(?:wide|breit)(?!\p{L})[^\d\n]{1,12}(\d{1,2})\s*(?:\p{L}+\s+)?(?:high|tall|hoch)(?!\p{L})`,
  'iu',
);

export function wordedSize(said: string): readonly (string | undefined)[] | undefined {
  const [all, rows, columns] = ROWS_FIRST.exec(said) ?? [];
  if (all !== undefined) return [all, columns, rows];
  const [first, height, width] = HEIGHT_NAMED_FIRST.exec(said) ?? [];
  if (first !== undefined) return [first, width, height];
  return COLUMNS_FIRST.exec(said) ?? NAMED.exec(said) ?? WIDE_AND_HIGH.exec(said) ?? undefined;
}

const WIDTH_ALONE = new SmallPattern(
  String.raw`(?<![\p{L}_])(?:(?:board|grid|n|num|max)_?)?(?:${WIDTHS}|w|cols?|columns|spalten)\s*(?:[:=]|\s)\s*(\d{1,2})\s*[,;]?\s*$`,
  'iu',
);
const HEIGHT_ALONE = new SmallPattern(
  String.raw`(?<![\p{L}_])(?:(?:board|grid|n|num|max)_?)?(?:${HEIGHTS}|h|rows|zeilen)\s*(?:[:=]|\s)\s*(\d{1,2})\s*[,;]?\s*$`,
  'iu',
);

/** The size that lines say: in one of them, or each side in one of its own, as constants of a program. */
export function sizeSaid(texts: readonly string[]): Pick<About, 'width' | 'height'> {
  for (const text of texts) {
    const { width, height } = aboutLine(text, 1);
    if (width !== undefined && height !== undefined) return { width, height };
  }
  return sidesSaid(texts);
}

/** Each side in a line of its own; nothing where one is missing. */
export function sidesSaid(texts: readonly string[]): Pick<About, 'width' | 'height'> {
  const { width, height } = eachSideSaid(texts);
  return width !== undefined && height !== undefined ? { width, height } : {};
}

/** The sides that have a line of their own: one of them, or both. */
export function eachSideSaid(texts: readonly string[]): {
  readonly width?: number;
  readonly height?: number;
} {
  const sideOf = (pattern: SmallPattern): number | undefined => {
    const found = texts.flatMap((text) => pattern.exec(text)?.[1] ?? []);
    const side = Number(found[0]);
    return found.length === 1 && side > 2 ? side : undefined;
  };
  const [width, height] = [sideOf(WIDTH_ALONE), sideOf(HEIGHT_ALONE)];
  return width !== undefined && height !== undefined ? { width, height } : {};
}

/** Two numbers that are no size may be the square of the exit; which of them is the row is not known. */
const eitherWay = (a: number, b: number) => [
  { row: a, column: b },
  { row: b, column: a },
];

/** Whether a text says that rows count from the bottom. */
export const isFromBottom = (written: string): boolean => {
  const text = withoutDenials(written);
  return (
    (/bottom|up|lower|top/i.test(text) &&
      /\bbottom[- ]?left\b|\bfrom (?:the )?bottom\b|\by\b.{0,20}\bup(?:wards)?\b|\by\b.{0,30}\bbottom[- ]to[- ](?:the[- ])?top\b|^(?:up|bottom)(?:wards)?$|\blower[- ]left\b|\b(?:row|y)\s*=?\s*[01]\s+(?:is|at|being|=)\s+(?:at\s+)?(?:the\s+)?bottom\b|\brow [3-9]\d?\s+is\s+(?:at\s+)?the\s+top\b/i.test(
        text.replace(/_/g, '-'),
      )) ||
    orderIn(text) === 'from-bottom'
  );
};

/** A line that says how positions count: a comment, or one that speaks of rows and corners. */
const OF_POSITIONS =
  /^\s*(?:#|\/\/|\/\*|\*|--|%|;)|(?<![\p{L}\d])(?:a1(?!\d)|corner|origin|axis|coordinates?|\(0, ?0\)|count\p{L}*|number(?:ed|s)?)/iu;

/** Whether a line of a text says that rows count from the bottom. */
export const saysFromBottom = (text: string): boolean =>
  text
    .slice(0, 1 << 16)
    .split(LINE_BREAK)
    .some((line) => line.length <= 200 && OF_POSITIONS.test(line) && isFromBottom(line.replace(/^\W+/, '')));

/** Everything that several lines say; of two that differ the first counts. */
export function together(line: number, abouts: readonly About[]): About {
  const all: Partial<About> = Object.assign({}, ...[...abouts].reverse());
  return { ...all, line, exits: abouts.flatMap(({ exits }) => exits) };
}

/** What a text says around a board, where nothing beside the board says it. */
export const withSaid = (about: About, said: Said): About => ({
  ...said,
  ...about,
  exits: about.exits.length > 0 ? about.exits : said.exits,
});

/** What of all that is said holds for a board whatever it is called. */
export type Said = Pick<About, 'exits' | 'exitSquares' | 'primary' | 'width' | 'height' | 'count' | 'order'>;

export const NOTHING_SAID: Said = { exits: [] };

/** What the lines of a text beside its boards say about the exit and the red car. */
export function saidIn(texts: readonly string[]): Said {
  const exits = [...new Set(texts.flatMap((text) => edgeSaid(text) ?? []))];
  const [primary] = texts.flatMap((text) => redSaid(text) ?? []);
  const exitSquares = texts.flatMap(exitSquaresSaid);
  return {
    exits: exits.map((edge) => ({ edge, drawn: false })),
    ...(exitSquares.length > 0 && { exitSquares }),
    ...(primary !== undefined && { primary }),
  };
}

const nameOf = (said: string): string =>
  said
    .replace(/^[#*\s]+/, '')
    // the look behind lets the pattern begin only where a run begins: otherwise a long run takes time that grows with its square
    .replace(/(?<![:\s])[:\s]+$/, '')
    .slice(0, 80);

/** The edge that a word names. */
export const edgeOf = (word: string): Edge | undefined => edgeNamed(word.trim());
