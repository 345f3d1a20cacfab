import { text as aText, check, checkParts, object, whole } from '../../basics/arguments.ts';
import type { BoardText, FormatSet, ParseOptions, ReadBoard } from '../parts/format.ts';
import { commonSet } from './common.ts';
import { readNamedPiece } from './read-named-piece.ts';

/**
 * Reads one piece of a text that was split into boards.
 *
 * @param piece - as a splitter gives it
 * @param options - the primary and the exit, where the text leaves them open
 * @param formats - what the splitter recognised; default: the formats that every reader recognises
 * @returns the board or its problems; never fails
 *
 * @example
 * readBoardText({ text: 'XX.A/...A/..../....', line: 1, format: formatById('rows') }).result.ok // true
 */
export function readBoardText(
  piece: BoardText,
  options: ParseOptions = {},
  formats: FormatSet = commonSet,
): ReadBoard {
  checkParts(piece, 'piece', { text: aText, line: whole });
  check(options, 'options', object);
  return readNamedPiece(piece, options, formats);
}
