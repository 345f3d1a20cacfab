import { type CatalogueEntry, formatBoardSize, formatEntryTitle } from '@unjam/core/catalogue';

/** What `--json` prints of a puzzle of the catalogue. */
export const entryRecord = (entry: CatalogueEntry) => {
  const { number, board, rating, grade, moves, steps, states, vehicles, walls } = entry;
  return {
    name: formatEntryTitle(entry),
    board,
    number,
    rating,
    grade,
    moves,
    steps,
    states,
    size: formatBoardSize(entry),
    vehicles,
    walls,
  };
};
