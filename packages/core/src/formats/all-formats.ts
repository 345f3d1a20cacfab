import { callback, check } from '../basics/arguments.ts';
import { formatsReadBy } from './formats-read-by.ts';
import type { FormatSet } from './parts/format.ts';
import { shapeReader } from './reading/whole-reader.ts';

/**
 * Everything that can be read: the formats of other programs, links and our own output too, what a text looks like that is
 * not a board, and texts in no format by their shape. It stands in a file of its own, so that a page that only writes boards
 * does not load the reader by shape.
 *
 * @param boardOf - for links to puzzles, such as `boardOfPuzzle` of @unjam/puzzles: the text of a puzzle's board by its id, such as
 *   `p-0k3x9qz`, or by its day, such as `2026-11-21`; undefined where there is no such puzzle. It is asked for nothing but texts of
 *   these forms (and for lessons of the app, such as `lesson-1`) and days of the calendar; what it throws, the reader throws.
 *   Default: such links are refused
 *
 * @example
 * parseBoard('car,orientation,col,row,length\nX,H,1,3,2', { formats: allFormats() })
 */
export function allFormats(boardOf?: (id: string) => string | undefined): Required<FormatSet> {
  if (boardOf !== undefined) check(boardOf, 'boardOf', callback);
  return formatsReadBy(shapeReader, boardOf);
}
