import { type Board, createBoardReader } from '@unjam/core';
import type { CatalogueEntry } from '@unjam/core/catalogue';

/** The board of a puzzle of the catalogue. */
export function boardOfEntry({ board }: Pick<CatalogueEntry, 'board'>): Board {
  const reader = createBoardReader();
  const [read] = [...reader.push(board), ...reader.end()];
  if (!read?.result.ok) throw new TypeError(`${board} of the catalogue is not a board`);
  return read.result.value;
}
