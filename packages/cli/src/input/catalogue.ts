import { readFileSync } from 'node:fs';
import { type Board, createBoardReader } from '@unjam/core';
import { type CatalogueEntry, dailyIndex, dayNumber, readCatalogue } from '@unjam/core/catalogue';
import { isPuzzleId, puzzleId } from '@unjam/core/formats';

/** The puzzles that come with the command; the build copies the catalogue beside its files. */
export function bundledCatalogue(): readonly CatalogueEntry[] {
  const catalogue = readCatalogue(readFileSync(new URL('./catalogue.txt', import.meta.url), 'utf8'));
  // the file comes with the program, so this is an error in the program
  if (!catalogue.ok) throw new TypeError(`the catalogue: ${catalogue.error.message}`);
  return catalogue.value;
}

export function boardOfEntry({ board }: CatalogueEntry): Board {
  const reader = createBoardReader();
  const [read] = [...reader.push(board), ...reader.end()];
  if (!read?.result.ok) throw new TypeError(`${board} of the catalogue is not a board`);
  return read.result.value;
}

let boards: ReadonlyMap<string, string> | undefined;

/** The text of a bundled puzzle's board by its id, such as `p-0k3x9qz`, or its day; undefined where there is no such puzzle. */
export function boardOfId(id: string): string | undefined {
  if (/^\d{4}-\d\d-\d\d$/.test(id)) {
    const day = dayNumber(id);
    const entries = bundledCatalogue();
    return day.ok ? entries[dailyIndex(entries.length, day.value)]?.board : undefined;
  }
  if (!isPuzzleId(id)) return undefined;
  boards ??= new Map(bundledCatalogue().map(({ board }) => [puzzleId(board), board]));
  return boards.get(id);
}

/** The text of the board of the bundled puzzle with a number; undefined where there is no such puzzle. */
export const boardOfNumber = (number: number): string | undefined => bundledCatalogue()[number - 1]?.board;
