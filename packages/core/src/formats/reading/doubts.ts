/*
 * Whether a board that a format of rows read is what its text means. A format knows its own glyphs and nothing beside them:
 *
 *     exit: left          said: the board has its exit at the right
 *     P**Q.O              glyphs: `*` and `.` are both empty cells, but in one board only one glyph is
 *     A at the top        glyphs: no vehicle is marked, and A stands where the red car rarely does
 *
 * A text that is doubted is read by its shape.
 */
import { type Board, primaryOf } from '../../board/board.ts';
import { exitMarks } from '../../shapes/parts/exit-squares.ts';
import type { ExitSquare } from '../../shapes/parts/matrix.ts';
import { mayBeRow } from '../../shapes/rows/torn.ts';
import { aboutLine, saidIn } from '../../shapes/sentences/about.ts';
import { ARROW_ALONE } from '../../shapes/sentences/arrow-alone.ts';
import { isExitLetter } from '../../shapes/sentences/marks-alone.ts';
import { orderIn } from '../../shapes/sentences/order.ts';
import { missedIn, unclearIn } from '../../shapes/sentences/unclear.ts';
import type { BoardText, ReadTextOptions } from '../parts/format.ts';
import { EMPTY_GLYPHS, isGridRow } from '../parts/grid-row.ts';

/**
 * `said` where the text contradicts the board in words, `torn` where rows as long as its own stand beside it, `glyphs` where its glyphs are unusual, `blanks` where blanks are its
 * empty cells and it is not clear where its rows begin and end, `pairs` where each of its cells stands twice beside itself,
 * `marks` where all its rows begin with what may be the mark of a comment.
 */
export type Doubt = 'said' | 'torn' | 'glyphs' | 'blanks' | 'pairs' | 'marks';

/** The formats of rows and lines that say themselves where the exit is or which car is red; words beside them add nothing. */
const saysItself: readonly string[] = ['cells', 'link', 'bandung', 'printed'];
/** The formats that read several glyphs as empty. */
const ofLines: readonly string[] = ['grid', 'rows'];

/** Longer lines are no headings. */
const LONGEST_HEADING = 200;

/** The lines around a board, with its own. */
export interface LinesAround {
  /** From the end of the board before to the beginning of the next, which may say where the exit is. */
  readonly all: readonly string[];
  /** Those of them up to a blank line behind the board, which may say its size. */
  readonly near: readonly string[];
  /** The lines of what stands next to it and is no board. */
  readonly refused: readonly string[];
  /** Of these the lines that speak of this board and of no other: those above it, and those right below it. */
  readonly beside: readonly string[];
  /** Whether nothing else stands before it. */
  readonly isFirst: boolean;
}

export function doubtOf(
  board: Board,
  { format, text }: BoardText,
  lines: LinesAround,
  options: ReadTextOptions,
): Doubt | undefined {
  if (!format || format.shape.kind === 'brackets' || saysItself.includes(format.id)) return undefined;
  // two numbers may be a row of two cells
  const near = board.width === 2 ? lines.near.filter((line) => !/^\s*\S \S\s*$/.test(line)) : lines.near;
  if (isSaidOtherwise(board, { ...lines, near }, options)) return 'said';
  if (options.exit === undefined && /[.\-_*]/.test(text) && near.some(isExitLetter)) return 'said';
  if (isTornOff(board, lines) || (format.id === 'framed' && isBoxOpen(board, text))) return 'torn';
  if (format.id === 'grid' && areBlanksUnclear(board, text, lines)) return 'blanks';
  if (isInPairs(board)) return 'pairs';
  if (format.id === 'grid' && isMarked(board, text)) return 'marks';
  // a board of a pack in YAML, whose others are written alike
  if (lines.refused.some((line) => KEY_OF_TEXT.test(line))) return 'glyphs';
  if (!ofLines.includes(format.id)) return undefined;
  // where nothing is empty, the walls may be the empty cells
  if (board.walls.length > 2 && emptyCells(board) === 0) return 'glyphs';
  return hasTwoEmpties(board, text) || (options.primary === undefined && isGuess(board))
    ? 'glyphs'
    : undefined;
}

/** A key of YAML above a text of several lines. */
const KEY_OF_TEXT = /^\s*(?:-\s+)?[\w-]+:\s*[|>][+-]?\s*$/m;

/** Whether a line is short enough to be a heading and has words or numbers. */
export const isHeading = (line: string): boolean =>
  line.length <= LONGEST_HEADING && /[\p{L}\d]{2}|\d \d/u.test(line);

/** Whether what stands beside a board, and is none, has rows of its width: a page number or a remark divides them from the others. */
const isTornOff = ({ width, height }: Board, { refused }: LinesAround): boolean =>
  width !== height && refused.some((line) => [...line.trim()].length === width && isGridRow(line.trim(), []));

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
  const { exits, exitSquares, primary } = saidIn([...all, ...beside].filter(isHeading));
  if (orderIn([...all, ...beside].join('\n')) !== undefined) return true;
  if (options.exit === undefined && exitSquares && !isExitSquare(board, exitSquares)) return true;
  if (options.exit === undefined && [...near, ...beside].some((line) => ARROW_ALONE.test(line))) return true;
  if (options.exit === undefined && exits.some(({ edge }) => edge !== board.exit)) return true;
  if (missedIn(board, unclearIn([...all, ...beside].filter(isHeading).join('\n')), options)) return true;
  const { label } = primaryOf(board);
  if (options.primary === undefined && primary !== undefined && primary !== label && !/^\d+$/.test(primary))
    return true;
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
  if (ends.some((line) => line.includes('/') || /[.\-_*]/.test(line))) return false;
  const own = new Set(text.split('\n').map((line) => line.trim()));
  const isTorn = [...refused, ...all].some((line) => !own.has(line.trim()) && mayBeRow(line));
  const isIndented = ends.every((line) => line.startsWith(' '));
  if (emptyCells(board) === 0) return isTorn || isIndented;
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

const emptyCells = ({ width, height, vehicles, walls }: Board): number =>
  width * height - vehicles.reduce((sum, { length }) => sum + length, walls.length);

/** Whether all cells of the board can be two characters of half as many: all its vehicles are twice as long as others are. */
function isInPairs({ width, vehicles, walls }: Board): boolean {
  const areVehicles = vehicles.every(
    ({ orientation, offset, length }) =>
      orientation === 'horizontal' && offset % 2 === 0 && length % 2 === 0 && length >= 4,
  );
  return width % 2 === 0 && areVehicles && walls.every((wall) => walls.includes(wall ^ 1));
}

/** The mark of a comment and a blank, and a mark without one. */
const MARK = /^\s*(#|REM|rem|dnl) ?/;

/**
 * Whether all rows begin with the mark of a comment. A mark with a blank behind it counts where another glyph stands for empty cells; a
 * `#` without one counts where the board has no other walls than these.
 */
function isMarked({ height, walls }: Board, text: string): boolean {
  const rows = text.split('\n').filter((line) => line.trim() !== '');
  const mark = MARK.exec(rows[0] ?? '')?.[0];
  if (mark === undefined || height < 4 || !rows.every((row) => row.startsWith(mark))) return false;
  return mark.endsWith(' ') ? /[.\-_*]/.test(text) : mark === '#' && walls.length === height;
}

/** Whether no glyph alone stands for all empty cells. */
function hasTwoEmpties(board: Board, text: string): boolean {
  const empty = emptyCells(board);
  // blanks at the ends of rows may be missing, so they are not counted
  const used = [...EMPTY_GLYPHS].filter((glyph) => glyph !== ' ' && text.includes(glyph));
  return used.length > 0 && !used.some((glyph) => text.split(glyph).length > empty);
}

/** Whether the primary has no label that marks it, and stands where no red car usually does. */
function isGuess(board: Board): boolean {
  const { label, lane, length, orientation } = primaryOf(board);
  if (/^[Xx@]$/.test(label)) return false;
  if (/^R$/i.test(label)) return orientation !== 'horizontal' || length !== 2;
  return orientation !== 'horizontal' || lane !== (board.height - 1) >> 1;
}
