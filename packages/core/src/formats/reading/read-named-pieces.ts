import { noBoard } from '../../board/board-result.ts';
import type { Edge } from '../../board/setup.ts';
import { saidBelow, saidOtherwise } from './name-says.ts';
import { readPiece, shifted } from './read-piece.ts';

/**
 * A function that reads the pieces of one text that was split into boards, one after the other. It refuses a board if its name says
 * something else about it, and a piece that is no board if it says something else about the board before it.
 */
export function readsNamedPieces(): typeof readPiece {
  let exit: Edge | undefined;
  return (piece, options, formats) => {
    const read = readPiece(piece, options, formats);
    const { name, line, result } = read;
    const other = result.ok
      ? name !== undefined && saidOtherwise(name, result.value, options)
      : piece.outside && exit && saidBelow(piece.text, exit);
    if (result.ok) exit = result.value.exit;
    return other ? { ...read, result: noBoard([shifted(other, line, 1)]) } : read;
  };
}
