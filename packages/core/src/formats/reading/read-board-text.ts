import { text as aText, check, checkParts, object, whole } from '../../basics/arguments.ts';
import { noBoard } from '../../board/board-result.ts';
import type { BoardText, FormatSet, ParseOptions, ReadBoard } from '../parts/format.ts';
import { commonSet } from './common.ts';
import { saidOtherwise } from './name-says.ts';
import { readPiece, shifted } from './read-piece.ts';

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
  const read = readPiece(piece, options, formats);
  const { name, line, result } = read;
  const other = name !== undefined && result.ok ? saidOtherwise(name, result.value, options) : undefined;
  return other ? { ...read, result: noBoard([shifted(other, line, 1)]) } : read;
}
