import { type CatalogueEntry, nameBoardSize, nameEntry } from '@unjam/core';

/** What `--json` prints of a puzzle of the catalogue. */
export const entryRecord = (entry: CatalogueEntry) => {
  const { number, board, rating, grade, moves, steps, states, vehicles, walls } = entry;
  return {
    name: nameEntry(entry),
    board,
    number,
    rating,
    grade,
    moves,
    steps,
    states,
    size: nameBoardSize(entry),
    vehicles,
    walls,
  };
};
