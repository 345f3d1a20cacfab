import type { Board } from '@unjam/core';
import { type BoardFormat, type FormatId, relabelFor } from '@unjam/core/formats';

/** The board, with other labels if a format can write it only with those; the board itself where that does not help. */
export function relabelledFor(board: Board, format: BoardFormat<FormatId>): Board {
  if (format.print(board).ok) return board;
  const others = relabelFor(board, format.id);
  return others.ok && format.print(others.value).ok ? others.value : board;
}
