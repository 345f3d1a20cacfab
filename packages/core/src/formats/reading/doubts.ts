/*
 * Whether a board that a format of rows read is what its text means. A format knows its own glyphs and nothing beside them:
 *
 *     exit: left          said: the board has its exit at the right
 *     P**Q.O              glyphs: `*` and `.` are both empty cells, but in one board only one glyph is
 *     A at the top        glyphs: no vehicle is marked, and A stands where the red car rarely does
 *
 * A text that is doubted is read by its shape.
 */
import { greatestOf, leastOf } from '../../basics/many.ts';
import { type Board, primaryOf } from '../../board/board.ts';
import { exitMarks } from '../../shapes/parts/exit-squares.ts';
import type { ExitSquare } from '../../shapes/parts/matrix.ts';
import { isLikeRows } from '../../shapes/rows/row-lost.ts';
import { mayBeRow } from '../../shapes/rows/torn.ts';
import { aboutLine, saidIn } from '../../shapes/sentences/about.ts';
import { isMarkAlone } from '../../shapes/sentences/arrow-alone.ts';
import { isExitLetter } from '../../shapes/sentences/marks-alone.ts';
import { orderIn } from '../../shapes/sentences/order.ts';
import { isOtherSide, saysSide } from '../../shapes/sentences/side-alone.ts';
import { missedIn, unclearIn } from '../../shapes/sentences/unclear.ts';
import type { BoardText, ReadTextOptions } from '../parts/format.ts';
import { isGridRow } from '../parts/grid-row.ts';
import { type Doubt, hasWords, isHeading, type LinesAround, saysItself } from './doubt.ts';
import { areGlyphsUnclear, emptyCells, isInPairs } from './glyph-doubts.ts';
import type { ShapeReader } from './shape-reader.ts';

export function doubtOf(
  board: Board,
  { format, text }: BoardText,
  lines: LinesAround,
  options: ReadTextOptions,
): Doubt | undefined {
  if (!format) return undefined;
  if (saysItself(format))
    return isElsewhereBeside(board, { format, text }, lines, options) ? 'exit' : undefined;
  // two numbers may be a row of two cells
  const near = board.width === 2 ? lines.near.filter((line) => !/^\s*\S \S\s*$/.test(line)) : lines.near;
  if (isSaidOtherwise(board, { ...lines, near }, options)) return 'said';
  if (options.exit === undefined && /[.\-_*]/.test(text) && near.some(isExitLetter)) return 'said';
  const isFramed = format.id === 'framed';
  if (hasRowBeside(board, near, text)) return 'torn';
  if (isTornOff(board, lines, text) || (isFramed && (isBoxOpen(board, text) || isRowMissing(text))))
    return 'torn';
  if (format.id === 'grid' && areBlanksUnclear(board, text, lines)) return 'blanks';
  if (isInPairs(board)) return 'pairs';
  if (isWalledIn(board)) return 'glyphs';
  if ((format.id === 'grid' || format.id === 'drawing') && isMarked(board, text, format.id)) return 'marks';
  // a board of a pack in YAML, whose others are written alike
  if (lines.refused.some((line) => KEY_OF_TEXT.test(line))) return 'glyphs';
  const isUnclear = hasWallsBeside(board, near, text) || areGlyphsUnclear(board, format, text, options);
  return isUnclear ? 'glyphs' : undefined;
}

/** Lists and objects in which the exit need not be said; `"exit"` says it in JSON, as `"primary"` says the red car. */
const withoutExit = new Set(['cells', 'json', 'prolog']);

/** Whether a line beside a board that does not say its exit or its red car itself says another one than it has. */
function isElsewhereBeside(
  board: Board,
  { format, text }: Required<Pick<BoardText, 'format' | 'text'>>,
  { all, beside }: LinesAround,
  options: ReadTextOptions,
): boolean {
  if (!format || !withoutExit.has(format.id)) return false;
  const own = new Set(text.split('\n'));
  // an object that has not arrived as a whole is another board
  const lines = [...all, ...beside].filter(
    (line) => isHeading(line) && !own.has(line) && !line.trimStart().startsWith('{'),
  );
  if (lines.length === 0) return false;
  const { exits, primary } = saidIn(lines);
  const isOtherExit =
    options.exit === undefined && !/"exit"/.test(text) && exits.some(({ edge }) => edge !== board.exit);
  // the labels of a list of cells are those that the reader gave
  const isOtherCar =
    options.primary === undefined &&
    format.id !== 'cells' &&
    !/"primary"/.test(text) &&
    primary !== primaryOf(board).label &&
    board.vehicles.some(({ label }) => label === primary);
  return isOtherExit || isOtherCar;
}

/** Whether walls stand all around a board: they are its border, or nothing could leave it. */
const isWalledIn = ({ width, height, walls }: Board): boolean =>
  walls.filter((cell) => {
    const [row, column] = [Math.floor(cell / width), cell % width];
    return row === 0 || column === 0 || row === height - 1 || column === width - 1;
  }).length ===
  2 * (width + height) - 4;

/** Whether the numbers of rows do not count up or down by one: a row may be missing, or stand twice. */
function isRowMissing(text: string): boolean {
  const numbers = [...text.matchAll(/^[^\S\n]*(\d+)\s*\|/gm)].map(([, number]) => Number(number));
  const steps = numbers.slice(1).map((number, i) => number - (numbers[i] ?? 0));
  return steps.length > 1 && steps.some((step) => Math.abs(step) !== 1 || step !== steps[0]);
}

/** A key of YAML above a text of several lines. */
const KEY_OF_TEXT = /^[^\S\n]*(?:-\s+)?[\w-]+:\s*[|>][+-]?[^\S\n]*$/m;

/** Whether what stands beside a board, and is none, has rows of its width: a page number or a remark divides them from the others. */
function isTornOff({ width, height }: Board, { refused, all }: LinesAround, text: string): boolean {
  if (width === height) return false;
  const own = text.split('\n').map((line) => line.trim());
  const beside = all.filter((line) => {
    const index = own.indexOf(line.trim());
    if (index >= 0) own.splice(index, 1);
    return index < 0;
  });
  // a telephone makes one character of three full stops, and a line of full stops and pairs may be a row, and no name
  const others = [
    ...all.filter((line) => line.includes('…')),
    ...beside.filter((line) => line.includes('.')),
  ];
  return [...refused, ...others].some((line) => {
    const row = line.trim().replaceAll('…', '...');
    return [...row].length === width && isGridRow(row, []);
  });
}

/** Whether the line right above or below a board with fewer rows than columns looks like a row. */
function hasRowBeside({ width, height }: Board, near: readonly string[], text: string): boolean {
  const written = text.split('\n');
  const own = written.slice(-height);
  const rows = own.map((row) => [...row.replace(/\s/g, '')]);
  if (height >= width || own.length < height || rows.some((row) => row.length !== width)) return false;
  const first = near.indexOf(own[0] ?? '');
  const beside = first < 0 ? [] : [near[first - 1] ?? '', near[first + height] ?? ''];
  return beside.some((line) => isLikeRows(line, rows));
}

/** Whether the line right above or below a board is walls alone and makes it square, so that it may be a row, or a rule. */
function hasWallsBeside({ width, height }: Board, near: readonly string[], text: string): boolean {
  if (height !== width - 1) return false;
  const own = text.split('\n').slice(-height);
  const first = near.indexOf(own[0] ?? '');
  return first >= 0 && [near[first - 1], near[first + height]].includes('#'.repeat(width));
}

/** Whether a row of a box has another mark in place of a bar, or lacks its bar at the right although the red car does not leave there. */
function isBoxOpen(board: Board, text: string): boolean {
  const rows = text.split('\n').filter((line) => line.includes('|'));
  const closed = rows.filter((line) => line.trimEnd().endsWith('|'));
  const { lane } = primaryOf(board);
  // a row that ends with a bar and does not begin with one would be read as the name of the board
  if (rows.some((row) => !/^\s*(?:\d+\s*)?\|/.test(row) && closed.includes(row))) return true;
  return (
    closed.length * 2 > rows.length &&
    rows.some((row, i) => !closed.includes(row) && !(board.exit === 'right' && i === lane))
  );
}

function isSaidOtherwise(
  board: Board,
  { all, near, beside }: LinesAround,
  options: ReadTextOptions,
): boolean {
  const isExitPointedAt =
    options.exit === undefined && [...near, ...beside].some((line) => isMarkAlone(line));
  // without words nothing else is said; the patterns below take several milliseconds to compile
  if (isExitPointedAt || ![...all, ...beside].some(hasWords)) return isExitPointedAt;
  const { exits, exitSquares, primary } = saidIn([...all, ...beside].filter(isHeading));
  if (orderIn([...all, ...beside].join('\n')) !== undefined) return true;
  if (options.exit === undefined && exitSquares && !isExitSquare(board, exitSquares)) return true;
  if (options.exit === undefined && exits.some(({ edge }) => edge !== board.exit)) return true;
  if (missedIn(board, unclearIn([...all, ...beside].filter(isHeading).join('\n')), options)) return true;
  const { label } = primaryOf(board);
  if (options.primary === undefined && primary !== undefined && primary !== label && !/^\d+$/.test(primary))
    return true;
  if (near.some((line) => isOtherSide(line, board))) return true;
  const sizes = near.filter(isHeading).flatMap((line) => {
    const { width, height } = aboutLine(line, 1);
    return width !== undefined && height !== undefined ? [{ width, height }] : [];
  });
  // a comment may speak of other sizes, too
  return sizes.length > 0 && !sizes.some(({ width, height }) => isSize(board, width, height));
}

/** Whether the exit of a board may be at one of some squares, counted from 0 or from 1. */
function isExitSquare(board: Board, exitSquares: readonly ExitSquare[]): boolean {
  const { lane } = primaryOf(board);
  return ([0, 1] as const).some((base) =>
    exitMarks({ line: 1, exits: [], exitSquares }, board.width, board.height, base).some(
      (mark) => mark.edge === board.exit && mark.lane === lane,
    ),
  );
}

/** Whether numbers may be the size of a board, with its border or without, or the number of its columns and another one. */
const isSize = ({ width, height }: Board, a: number, b: number): boolean => {
  const isBoth = (more: number) =>
    (a === width + more && b === height + more) || (a === height + more && b === width + more);
  return isBoth(0) || isBoth(2) || (a !== b && width === height && (a === width || b === width));
};

/** The side of the boards that nearly everybody writes. */
const USUAL_SIDE = 6;

/**
 * Whether blanks that may be cells were left out, or taken for cells though they may only indent the rows. A square board
 * whose rows are all equally long is taken at its word, and so is one of the usual size; neither with a line beside it that
 * may be another row.
 */
function areBlanksUnclear(board: Board, text: string, { all, near, refused, isFirst }: LinesAround): boolean {
  const { width, height } = board;
  const ends = near.filter((line) => line.trim() !== '').slice(-height);
  if (hasGap(text, height)) return true;
  if (ends.some((line) => line.includes('/') || /[.\-_*]/.test(line))) return false;
  const own = new Set(text.split('\n').map((line) => line.trim()));
  const isTorn = [...refused, ...all].some(
    (line) => !own.has(line.trim()) && (mayBeRow(line) || mayBeWalled(line, width)),
  );
  const isIndented = ends.every((line) => line.startsWith(' '));
  // blanks behind the last vehicle of each row may be cells, too
  const isPadded = ends.every((line) => line.length > width && line.length === ends[0]?.length);
  if (emptyCells(board) === 0) return isTorn || isIndented || isPadded;
  const isEven = ends.every((line) => line.length === width);
  if (isTorn) return true;
  // blank lines beside the rows may be rows without a vehicle
  const isRow = (line: string) => line.trim() !== '' && own.has(line.trim());
  const first = all.findIndex(isRow);
  const blankAbove = first - 1 - all.slice(0, first).findLastIndex((line) => line !== '');
  const blankBelow = all.length - 1 - all.findLastIndex((line) => line !== '');
  if (blankAbove > (isFirst ? 0 : 1) || blankBelow > 1) return true;
  if (width === height && isEven) return false;
  if (near.some((line) => line.trim() === '' && line.length > 1)) return true;
  return isEven ? isIndented : width !== USUAL_SIDE || height !== USUAL_SIDE;
}

/** Whether a line that begins with `#` may be a row with walls and blanks, and no comment: ` #BB`, ` # #`. */
const mayBeWalled = (line: string, width: number): boolean =>
  /^ *#[#\p{L}\p{N}@ ]*$/u.test(line) &&
  line.trimEnd().length <= width &&
  (/([\p{L}\p{N}@])\1/u.test(line) || /^[ #]*$/.test(line) || line.length === width);

/** Whether a column between others is blank in all rows, where another glyph stands for empty cells. */
function hasGap(text: string, height: number): boolean {
  const rows = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-height);
  if (!rows.some((row) => /[.\-_*]/.test(row)) || !rows.some((row) => /\S\s+\S/.test(row))) return false;
  const first = leastOf(rows.map((row) => row.search(/\S/)));
  const width = greatestOf(rows.map((row) => row.trimEnd().length)) - first;
  return Array.from({ length: width }, (_, i) => first + i).some((column) =>
    rows.every((row) => (row[column] ?? ' ') === ' '),
  );
}

/**
 * Whether all rows begin with a `#` that may be the mark of a comment, and the board has no other walls than these. With a blank behind
 * the mark it is already unclear where the rows of a grid begin.
 */
function isMarked({ height, walls }: Board, text: string, format: 'grid' | 'drawing'): boolean {
  // the name of the board stands above its rows
  const rows = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-height);
  const isApart = rows.every((row) => /^# \S/.test(row));
  const isComment =
    format === 'drawing' ? isApart : rows.every((row) => row.startsWith('#')) && !rows[0]?.startsWith('# ');
  return isComment && height >= 4 && walls.length === height;
}

/** Whether the lines above a board say anything that its format does not know. */
export function saysAnything(headings: readonly string[]): boolean {
  if (headings.length === 0) return false;
  const { exits, exitSquares, primary } = saidIn(headings);
  return (
    exits.length > 0 ||
    exitSquares !== undefined ||
    primary !== undefined ||
    headings.some((line) => orderIn(line) !== undefined) ||
    headings.some((line) => aboutLine(line, 1).width !== undefined || saysSide(line)) ||
    unclearIn(headings.join('\n')).length > 0
  );
}

/**
 * The part of the reader by shape that knows sentences and no lists, objects or rows.
 *
 * @internal
 */
export const sentenceReader: Omit<ShapeReader, 'readShapes'> = { doubtOf, saysAnything };
