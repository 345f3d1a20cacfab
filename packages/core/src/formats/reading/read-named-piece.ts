import { noBoard } from '../../board/board-result.ts';
import type { BoardText, FormatSet, ParseOptions, ReadBoard } from '../parts/format.ts';
import { saidOtherwise } from './name-says.ts';
import { readPiece, shifted } from './read-piece.ts';

/**
 * Reads one piece of a text that was split into boards, and refuses it if its name says something else about the board. The name within a
 * JSON object, which states its exit and its red car, is only a name.
 */
export function readNamedPiece(piece: BoardText, options: ParseOptions, formats: FormatSet): ReadBoard {
  const read = readPiece(piece, options, formats);
  const { name, line, result } = read;
  const isSaid = name === piece.name || read.format?.id !== 'json';
  const other = result.ok && isSaid && saidOtherwise(name ?? '', result.value, options, 'above');
  return other ? { ...read, result: noBoard([shifted(other, line, 1)]) } : read;
}
