/*
 * The sizes that a text says anywhere beside its vehicles, as its words or as those of a program.
 *
 *     #define N 7 · const SIZE: usize = 7; · Board size: 7 · a 7x6 grid · width: 7, height: 6 · seven columns and six rows
 *     Board::new(7, vec![…]) · RushHour 6 7 […] · solve([…], 7, 6)      two numbers alone: either may be the columns
 */
import type { Problem } from '../../basics/errors.ts';
import { counted } from '../../basics/numbers.ts';
import { LARGEST_SIDE } from '../../board/validate.ts';
import { splitLines } from '../../text/lines.ts';
import type { BoardReading } from '../parts/answer.ts';
import type { SaidSize } from '../parts/matrix.ts';
import { sidesSaid, wordedSize } from './about.ts';

const LEAST = 4;
/** The most characters of a line that is looked at: longer ones are values of a program, whose keys are read elsewhere. */
const LONGEST_LINE = 200;
const LONGEST = 1 << 16;

const DECLARED =
  '(?:(?:#\\s*define|const(?:expr)?|let|var|val|int|public|private|static|final|export|readonly|pub|my|our|local|auto|def|define|set|the)\\s+)*';
/** What may stand before the word of a size, and behind it. */
const BOARD =
  'board|grid|map|field|puzzle|matrix|(?:parking[\\s_]*)?lot|rush[ _]?hour|max|spielfeld|game|level|world|parking|garage|playfield|brett|plateau|grille|tablero|tabuleiro|griglia|papan|plansza|bord';
const OF = `(?:(?:${BOARD})[\\s_]*)?`;
/** The words for a size or a side; `length` and cells are those of a board only behind its name. */
const SIZE_WORDS = [
  'size(?:[ _]?in[ _]?(?:cells|tiles|squares))?|n|dim|dims|dimensions?',
  'side|side[ _]?(?:length|len|size|count)',
  '(?<=(?:board|grid)[ _]?)(?:length|len|cells|tiles|squares)',
  '(?:cells|tiles|squares|fields)[ _]?per[ _]?(?:side|row|edge|line)',
  'gr(?:ö|oe)(?:ß|ss)e|taille|c[oô]t[eé]|tama[ñn](?:o|ho)|lado|lato|tam(?=[ _]?tab)|dimensi(?:[oó]n|one)|dimens[aã]o',
  'grootte|rozmiar|ukuran|boyut|storlek|размер|сторона',
].join('|');
const OF_BOARD = `(?:[ _]?(?:de[l ]?|d[oau]|della|du)?[ _]?(?:${BOARD}|tabla))?`;
/** A setting on a line of its own: `const SIZE = 7;`, `grid_size = (7, 6)`. */
const SETTING = new RegExp(
  `^[\\s"'*/;(-]*${DECLARED}(?:\\p{L}{2,9}\\s+(?=\\w+:\\s*\\w+\\s*=))?\\(?${OF}(${SIZE_WORDS})${OF_BOARD}["']?(?:\\s+is)?\\s*(?::\\s*\\w+\\s*=|:=|[:=]|\\s)\\s*[([]?\\s*(\\d{1,2})(?:(?:\\s*[,;]\\s*|[ \\t]+)(\\d{1,2}))?\\s*[\\])]*\\s*[;,.]?\\s*$`,
  'iu',
);
const PRODUCT = /(?<![\w.])(\d{1,2})\s*(?:[x×*]|-?by-?)\s*(\d{1,2})(?![\w.])/giu;
/** A small size, which elsewhere may be that of a vehicle. */
const SMALL =
  /(?<!\p{L})(?:(?:grid|board)(?:[ _]?size)?|(?:grid|board)[ _]?dimensions?)\W{1,3}(?=\d+ ?[x×] ?[23](?!\d)|[23](?!\d))([2-9]) ?[x×] ?([2-9])(?![\w.])/iu;
/** A call that makes the board: `new Board(7, 6)`, `Grid::new(7, vec![`. */
const MADE =
  /(?<![\w.])\w*(?:(?:board|grid|rush_?hour|parking_?lot)(?:::new|\.new|\.create|\.of)?\s*\(\s*(\d{1,2})(?:\s*,\s*(\d{1,2}))?|(?:game|puzzle|level|size)\s*\(\s*(\d{1,2})\s*,\s*(\d{1,2}))\s*(?:[,)]|$)/giu;
/** The same as Haskell writes it: `RushHour 6 7 [`. */
const APPLIED = /(?<![\w.])(?:RushHour|Board|Grid|Game|Puzzle)\s+(\d{1,2})\s+(\d{1,2})\s*(?:\[|$)/gu;
/** Two numbers between the name of a call and its list, or behind the list. */
const BESIDE_LIST =
  /\(\s*(\d{1,2})\s*,\s*(\d{1,2})\s*,\s*(?:vec!)?[[{(]\s*$|^\s*[\])}]+\s*,?\s*(\d{1,2})\s*[,\s]\s*(\d{1,2})\s*\)?;?\s*$/gu;

/** Two numbers on a line of their own. */
const ALONE = /^\s*(\d{1,2})[\s,;]+(\d{1,2})\s*$/gu;
/** A call that makes the board from a list, and the number behind the list. */
const MADE_FROM = /(?:board|grid|rush_?hour|parking_?lot)\s*\(\s*(?:vec!)?[[{(]\s*$/iu;
const BEHIND = /^\s*[\])}]+\s*,\s*(\d{1,2})\s*\)?;?\s*$/gu;

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const NUMBER = new RegExp(
  `\\b(?:${NUMBERS.slice(3).join('|')})\\b(?:(?=[- ](?:by|rows?|columns?|cells?|squares?)\\b)|(?<=\\bby[- ]\\w+))`,
  'gi',
);

const isSide = (side: number): boolean => side >= LEAST && side <= LARGEST_SIDE;

/** The different sizes that the lines of a text say. */
export function sizesIn(text: string): SaidSize[] {
  const all = splitLines(text.slice(0, LONGEST))
    .map((line) => withDigits(line.text))
    .filter((line) => line.length <= LONGEST_LINE);
  const lines = all.filter((line) => /\d/.test(line));
  const sure = [...lines.flatMap(pairsIn), ...settings(lines, false), ...sidesIn(lines)];
  const behind = all.some((line) => MADE_FROM.test(line)) ? [BEHIND] : [];
  const either = [MADE, APPLIED, BESIDE_LIST, ALONE, ...behind].flatMap((one) => numbersIn(lines, one));
  const open = either.filter(
    ({ width, height }) =>
      !sure.some((one) => [one.width, one.height].sort().join() === [width, height].sort().join()),
  );
  const both = open.flatMap(({ width, height }) => [
    { width, height },
    { width: height, height: width },
  ]);
  const found = [...sure, ...both];
  return distinct(found.length > 0 ? found : settings(lines, true));
}

/** Whether a line says a size and nothing else. */
export const isSizeLine = (line: string): boolean =>
  SETTING.test(line) ||
  /^\W*(?:(?:width|height|rows|columns|cols)\W{1,4}\d{1,2}\W*){1,2}$/i.test(line) ||
  /^\W*(?:the )?(?:board|grid)?\W*(?:is )?\d{1,2} ?(?:x|×|by) ?\d{1,2}\W*$/i.test(line) ||
  /^\W*(?:(?:the|a|board|grid|has|is|of|with)\W+){0,5}\w+ (?:rows|columns|cols)(?:\W+(?:and|by))?\W+\w+ (?:rows|columns|cols)\W*$/i.test(
    line,
  );

/**
 * That a text says one side of a board as it was read and another one for the other side: a row or a column may be missing. A size
 * of which neither side is the board's may be that of something else.
 */
export function sizeMissed(
  { board: { width, height }, line }: Pick<BoardReading, 'board' | 'line'>,
  sizes: readonly SaidSize[],
): Problem | undefined {
  const isSame = (said: SaidSize) =>
    (said.width === width && said.height === height) || (said.width === height && said.height === width);
  const other = sizes.find((said) => said.width === width || said.height === height);
  return other === undefined || sizes.some(isSame)
    ? undefined
    : {
        code: 'board-size',
        message: `${counted(width, 'column')} and ${counted(height, 'row')}, but the text says ${other.width} and ${other.height}`,
        expected: 'a row for every row of the board, or no size',
        at: { text: { line, column: 1 } },
      };
}

const withDigits = (line: string): string =>
  line.length < LEAST ? line : line.replace(NUMBER, (word) => String(NUMBERS.indexOf(word.toLowerCase())));

/** Whether numbers and asterisks alone stand beside a product, which is a part of a row of cells then: `8 9 * 6 *`. */
const isOfCells = (rest: string): boolean =>
  /[\d*]/.test(rest.replace(/^\s*\/\*|\*\/\s*$/g, '')) && !/\p{L}/u.test(rest);

function pairsIn(line: string): SaidSize[] {
  const worded = wordedSize(line);
  const products = [...line.matchAll(PRODUCT)].filter(([product]) => !isOfCells(line.replace(product, '')));
  const pairs = [...products, ...(worded ? [worded] : [])];
  const [, width, height] = SMALL.exec(line) ?? [];
  return [
    ...pairs.flatMap(([, width, height]) => sized(Number(width), Number(height))),
    ...(width === undefined ? [] : [{ width: Number(width), height: Number(height) }]),
  ];
}

/** Settings of one side or two; those that are called `n` alone, or the others. */
function settings(lines: readonly string[], isLoose: boolean): SaidSize[] {
  const found = lines.flatMap((line) => {
    const [, name = '', a, b] = SETTING.exec(line) ?? [];
    return a === undefined || (name.toLowerCase() === 'n') !== isLoose
      ? []
      : [[Number(a), Number(b ?? a)] as const];
  });
  // several settings may be those of other things than the board
  if (found.length > 1) return [];
  return found.flatMap(([a, b]) =>
    [...sized(a, b), ...sized(b, a)].map((size) => ({ ...size, ...(isLoose && { isLoose }) })),
  );
}

function sidesIn(lines: readonly string[]): SaidSize[] {
  const { width, height } = sidesSaid(lines);
  return width === undefined || height === undefined ? [] : sized(width, height);
}

/** The two numbers, or the one, that stand in one place of a text. */
function numbersIn(lines: readonly string[], pattern: RegExp): SaidSize[] {
  const found = lines.flatMap((line) => [...line.matchAll(pattern)]);
  const [only, ...others] = found;
  if (!only || others.length > 0) return [];
  const [a, b] = only.slice(1).flatMap((side) => (side === undefined ? [] : [Number(side)]));
  return a === undefined ? [] : sized(a, b ?? a);
}

const sized = (width: number, height: number): SaidSize[] =>
  isSide(width) && isSide(height) ? [{ width, height }] : [];

const distinct = (sizes: readonly SaidSize[]): SaidSize[] =>
  sizes.filter(
    ({ width, height }, i) => sizes.findIndex((one) => one.width === width && one.height === height) === i,
  );
