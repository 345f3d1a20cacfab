import { readFileSync } from 'node:fs';
import { type Board, createBoardReader } from '@unjam/core';
import { type CatalogueEntry, readCatalogue } from '@unjam/core/catalogue';

/** The puzzles that come with the command: the build puts the catalogue beside its files. */
export function bundledCatalogue(): readonly CatalogueEntry[] {
  const catalogue = readCatalogue(readFileSync(new URL('./catalogue.txt', import.meta.url), 'utf8'));
  // no mistake of the caller
  if (!catalogue.ok) throw new TypeError(`the catalogue: ${catalogue.error.message}`);
  return catalogue.value;
}

export function boardOfEntry({ board }: CatalogueEntry): Board {
  const reader = createBoardReader();
  const [read] = [...reader.push(board), ...reader.end()];
  if (!read?.result.ok) throw new TypeError(`${board} of the catalogue is no board`);
  return read.result.value;
}
