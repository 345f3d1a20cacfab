import type { Board } from '../../board/board.ts';
import { noBoard } from '../../board/board-result.ts';
import { saidOtherwise } from './name-says.ts';
import { readNamedPiece } from './read-named-piece.ts';
import { type readPiece, shifted } from './read-piece.ts';

/** A longer line below a board is a sentence, which may speak of anything. */
const LONGEST = 30;

/**
 * A function that reads the pieces of one text that was split into boards, one after the other: as `readNamedPiece`, but it also refuses
 * a short line outside of fences that says something else about the board before it.
 */
export function readsNamedPieces(): typeof readPiece {
  let board: Board | undefined;
  return (piece, options, formats) => {
    const read = readNamedPiece(piece, options, formats);
    if (read.result.ok) {
      board = read.result.value;
      return read;
    }
    const { text, outside } = piece;
    const other =
      board && outside && text.length < LONGEST ? saidOtherwise(text, board, options, 'below') : undefined;
    return other ? { ...read, result: noBoard([shifted(other, read.line, 1)]) } : read;
  };
}
