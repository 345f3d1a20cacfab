import { check, checkBoard, oneOf } from '../../basics/arguments.ts';
import { BoardError, type Problem } from '../../basics/errors.ts';
import type { Board } from '../../board/board.ts';
import type { BoardWriter } from '../parts/format.ts';
import { type CommonFormatId, commonFormats } from './common.ts';
import { compactText } from './compact.ts';

/**
 * Writes a board as a text that `parseBoard` reads back as the same board.
 *
 * @param board - the board to write
 * @param format - `grid`, `framed`, `drawing`, `line`, `cells`, `prolog` or `json`, or a writer of @unjam/core/formats for the
 *   formats of other programs; default: the shortest text without line breaks that has all of the board
 * @returns the text, without a line break at its end
 * @throws BoardError if the format cannot write this board, for example because a line of cells has no place for its exit
 *
 * @example
 * formatBoard(parseBoard('XX.A/...A/..../....')) // 'XXoAoooAoooooooo'
 * formatBoard(board, 'grid') // 'XX.A\n...A\n....\n....'
 */
export function formatBoard(board: Board, format?: CommonFormatId | BoardWriter): string {
  checkBoard(board);
  if (format === undefined) return compactText(board);
  const writer = typeof format === 'string' ? commonFormats.find(({ id }) => id === format) : format;
  const ids = [...commonFormats.map(({ id }) => id), 'a writer of @unjam/core/formats'];
  check(format, 'format', () => typeof writer?.print !== 'function' && oneOf(ids)(format));
  const printed = (writer as BoardWriter).print(board);
  if (!printed.ok) throw new BoardError([withRelabelling(printed.error)]);
  return printed.value;
}

/** Where a label is what the format cannot write, other labels may do. */
const withRelabelling = (problem: Problem): Problem =>
  problem.at?.vehicle === undefined
    ? problem
    : {
        ...problem,
        expected: `the labels that relabelFor of @unjam/core/formats gives, or ${problem.expected}`,
      };
