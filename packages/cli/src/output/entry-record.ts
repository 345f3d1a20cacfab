import { type CatalogueEntry, formatBoardSize, formatEntryTitle } from '@unjam/core/catalogue';
import { secondsOf } from '@unjam/core/difficulty';

/** What `--json` prints about a puzzle of the catalogue. */
export const entryRecord = (entry: CatalogueEntry) => {
  const { number, board, rating, grade, moves, steps, states, themes, vehicles, walls } = entry;
  return {
    name: formatEntryTitle(entry),
    board,
    number,
    rating,
    grade,
    seconds: Math.round(secondsOf(rating)),
    themes,
    moves,
    steps,
    states,
    size: formatBoardSize(entry),
    vehicles,
    walls,
  };
};
