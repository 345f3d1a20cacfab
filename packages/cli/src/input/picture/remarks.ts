// What a person should know about a reading of a picture. It is apart from the reading itself, which loads the decoders.
import { formatSquare, squareOf } from '@unjam/core/board';
import type { SeenBoard } from './see.ts';
import { whichBoard } from './which-board.ts';

/** The least confidence with which a board whose cells are all sure counts as sure, as in the app. */
const SURE = 0.8;
/** A cell with a lower confidence is not sure and should be checked. */
export const SURE_CELL = 0.9;
/** So many cells are named, the least sure ones. */
const MOST_PLACES = 4;

/** What a person should know even about a sure reading: how the picture was turned, which of several boards was read. */
export const remarksOn = (reading: SeenBoard): string[] => [...turnOf(reading), ...whichBoard(reading)];

/** One line about how the picture was turned, so that a person can make the moves on it; none if it was not turned. */
const turnOf = ({ turns, board }: SeenBoard): string[] =>
  turns === 0 ? [] : [`turned by ${TURNS[turns]} so that the exit is at the ${board.exit}`];

const TURNS = { 1: '90° clockwise', 2: '180°', 3: '90° counterclockwise' } as const;

/** One line about a reading that is not sure; undefined for a sure one. */
export function doubtOf({ board, confidence, cells, upright }: SeenBoard): string | undefined {
  const unsure = cells
    .flatMap((certainty, cell) => (certainty < SURE_CELL ? [{ cell, certainty }] : []))
    .sort((a, b) => a.certainty - b.certainty);
  const where = unsure.slice(0, MOST_PLACES).map(({ cell }) => formatSquare(squareOf(cell, board.width)));
  if (confidence >= SURE) {
    if (unsure.length === 0) return undefined;
    return `not sure of ${unsure.length === 1 ? 'a cell' : `${unsure.length} cells`}: look at ${where.join('; ')}`;
  }
  const doubtful = `not sure of this board (${Math.round(100 * confidence)} %)`;
  if (unsure.length > 0) return `${doubtful}: look at ${where.join('; ')}`;
  if (upright >= SURE) return `${doubtful}: look at the corners of the grid`;
  const ends = board.exit === 'right' || board.exit === 'left' ? 'right or the left' : 'bottom or the top';
  return `${doubtful}: the exit is not seen, so it may be at the ${ends}; --exit says where it is`;
}
