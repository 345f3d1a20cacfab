/*
 * What makes a board doubtful by its glyphs alone, whatever stands beside it:
 *
 *     P**Q.O              `*` and `.` are both empty cells, but in one board only one glyph is
 *     A at the top        no vehicle is marked, and A stands where the red car rarely does
 *     AAAA..              every cell stands twice beside itself
 */
import { type Board, primaryOf } from '../../board/board.ts';
import type { BoardFormat, BoardText, ReadTextOptions } from '../parts/format.ts';
import { EMPTY_GLYPHS } from '../parts/grid-row.ts';
import { type Doubt, saysItself } from './doubt.ts';

/** The formats that read several glyphs as empty, and do not mark every red car. */
const ofLines: readonly string[] = ['grid', 'rows'];

/** The doubt about a board on one line that has nothing beside it. */
export const doubtOfLine = (board: Board, format: BoardFormat): Doubt | undefined =>
  !saysItself(format) && isInPairs(board) ? 'pairs' : undefined;

/** The doubt about a board of rows that has nothing beside it. */
export function doubtOfRows(
  board: Board,
  { format, text }: BoardText,
  options: ReadTextOptions,
): Doubt | undefined {
  if (!format || saysItself(format)) return undefined;
  if (isInPairs(board)) return 'pairs';
  return areGlyphsUnclear(board, format, text, options) ? 'glyphs' : undefined;
}

/** Whether a board of rows has several empty glyphs or none, or a red car that is a guess. */
export function areGlyphsUnclear(
  board: Board,
  format: BoardFormat,
  text: string,
  options: ReadTextOptions,
): boolean {
  // a drawing marks its red car itself
  if (format.id === 'drawing') return hasTwoEmpties(board, text);
  if (!ofLines.includes(format.id)) return false;
  // where nothing is empty, the walls may be the empty cells
  if (board.walls.length > 2 && emptyCells(board) === 0) return true;
  return hasTwoEmpties(board, text) || (options.primary === undefined && isGuess(board));
}

/** Whether all cells of the board can be two characters of half as many: all its vehicles are twice as long as others are. */
export function isInPairs({ width, vehicles, walls }: Board): boolean {
  const areVehicles = vehicles.every(
    ({ orientation, offset, length }) =>
      orientation === 'horizontal' && offset % 2 === 0 && length % 2 === 0 && length >= 4,
  );
  return width % 2 === 0 && areVehicles && walls.every((wall) => walls.includes(wall ^ 1));
}

export const emptyCells = ({ width, height, vehicles, walls }: Board): number =>
  width * height - vehicles.reduce((sum, { length }) => sum + length, walls.length);

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
