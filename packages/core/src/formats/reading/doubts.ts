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
import { aboutLine, saidIn } from '../../shapes/about.ts';
import type { BoardText, TextOptions } from '../parts/format.ts';
import { EMPTY_GLYPHS } from '../parts/grid-row.ts';

/**
 * `said` where the text contradicts the board in words, `glyphs` where its glyphs are unusual, `blanks` where blanks are its
 * empty cells and it is not clear where its rows begin and end, `pairs` where each of its cells stands twice beside itself.
 */
export type Doubt = 'said' | 'glyphs' | 'blanks' | 'pairs';

/** The formats that do not say their exit and their primary in words. */
const ofRows: readonly string[] = ['grid', 'rows', 'framed', 'bordered', 'drawing', 'line'];
/** Those of them that read several glyphs as empty. */
const ofLines: readonly string[] = ['grid', 'rows'];

/** Longer lines are no headings. */
const LONGEST_HEADING = 200;

/** The lines around a board, with its own. */
export interface LinesAround {
  /** From the end of the board before to the beginning of the next, which may say where the exit is. */
  readonly all: readonly string[];
  /** Those of them up to a blank line behind the board, which may say its size. */
  readonly near: readonly string[];
}

export function doubtOf(
  board: Board,
  { format, text }: BoardText,
  lines: LinesAround,
  options: TextOptions,
): Doubt | undefined {
  if (!format || !ofRows.includes(format.id)) return undefined;
  if (isSaidOtherwise(board, lines, options)) return 'said';
  if (format.id === 'grid' && areBlanksUnclear(board, lines)) return 'blanks';
  if (isInPairs(board)) return 'pairs';
  if (!ofLines.includes(format.id)) return undefined;
  return hasTwoEmpties(board, text) || (options.primary === undefined && isGuess(board))
    ? 'glyphs'
    : undefined;
}

const isHeading = (line: string): boolean =>
  line.length <= LONGEST_HEADING && /[\p{L}\d]{2}|\d \d/u.test(line);

function isSaidOtherwise(board: Board, { all, near }: LinesAround, options: TextOptions): boolean {
  const { exits, primary } = saidIn(all.filter(isHeading));
  if (options.exit === undefined && exits.some(({ edge }) => edge !== board.exit)) return true;
  const { label } = primaryOf(board);
  if (options.primary === undefined && primary !== undefined && primary !== label && !/^\d+$/.test(primary))
    return true;
  return near.filter(isHeading).some((line) => {
    const { width, height } = aboutLine(line, 1);
    return width !== undefined && height !== undefined && !isSize(board, width, height);
  });
}

/** Whether numbers may be the size of a board, with its border or without, or the number of its columns and another one. */
const isSize = ({ width, height }: Board, a: number, b: number): boolean => {
  const isBoth = (more: number) =>
    (a === width + more && b === height + more) || (a === height + more && b === width + more);
  return isBoth(0) || isBoth(2) || (a !== b && width === height && (a === width || b === width));
};

/**
 * Whether blanks that may be cells were left out, or taken for cells though they may only indent the rows. A square board
 * whose rows are all equally long is taken at its word.
 */
function areBlanksUnclear({ width, height }: Board, { near }: LinesAround): boolean {
  const ends = near.filter((line) => line.trim() !== '').slice(-height);
  if (ends.some((line) => line.includes('/') || /[.\-_*]/.test(line))) return false;
  const blank = near.filter((line) => line.trim() === '' && line.length > 1);
  const isEven = ends.every((line) => line.length === width);
  if (width === height && isEven) return false;
  const isIndented = ends.every((line) => line.startsWith(' '));
  return (
    blank.length > 0 || (width !== height && ends.some((line) => / /.test(line)) && (isIndented || !isEven))
  );
}

/** Whether all cells of the board can be two characters of half as many: all its vehicles are twice as long as others are. */
function isInPairs({ width, vehicles, walls }: Board): boolean {
  const areVehicles = vehicles.every(
    ({ orientation, offset, length }) =>
      orientation === 'horizontal' && offset % 2 === 0 && length % 2 === 0 && length >= 4,
  );
  return width % 2 === 0 && areVehicles && walls.every((wall) => walls.includes(wall ^ 1));
}

/** Whether no glyph alone stands for all empty cells. */
function hasTwoEmpties({ width, height, vehicles, walls }: Board, text: string): boolean {
  const covered = vehicles.reduce((sum, { length }) => sum + length, walls.length);
  const empty = width * height - covered;
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
