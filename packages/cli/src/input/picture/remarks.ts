// What a person should know about a reading of a picture.

import { counted } from '@unjam/core/basics';
import { formatSquare, squareOf } from '@unjam/core/board';
import { CERTAIN, doubtAbout } from '@unjam/core/picture';
import type { SeenBoard } from './see.ts';
import { whichBoard } from './which-board.ts';

/** How many doubtful cells are named at most, the least certain ones first. */
const MOST_PLACES = 4;

/** What a person should know even about a sure reading: how it was turned, what told the primary, which of several boards it is. */
export const remarksOn = (reading: SeenBoard): string[] => [
  ...turnOf(reading),
  ...primaryOf(reading),
  ...whichBoard(reading),
];

/** One line about a primary that is not red; none about one that is. */
function primaryOf({ primaryBy, board }: SeenBoard): string[] {
  const primary = board.vehicles[board.primary];
  if (primaryBy === 'colour' || !primary) return [];
  const { orientation, lane, offset } = primary;
  const isAcross = orientation === 'horizontal';
  const square = isAcross ? { row: lane, column: offset } : { row: offset, column: lane };
  return [
    `no red car was seen: the car at ${formatSquare(square)}, the only one on the exit's ${isAcross ? 'row' : 'column'}, is taken as the one that must leave`,
  ];
}

/** One line about how the picture was turned, so that a person can make the moves on it; none if it was not turned. */
const turnOf = ({ turns, board }: SeenBoard): string[] =>
  turns === 0 ? [] : [`turned by ${TURNS[turns]} so that the exit is at the ${board.exit}`];

const TURNS = { 1: '90° clockwise', 2: '180°', 3: '90° counterclockwise' } as const;

/** One line about what a person should check in a reading; undefined if there is no doubt. */
export function doubtOf(reading: SeenBoard): string | undefined {
  const { board, confidence, cells } = reading;
  const doubtful = cells
    .flatMap((certainty, cell) => (certainty < CERTAIN ? [{ cell, certainty }] : []))
    .sort((a, b) => a.certainty - b.certainty);
  const named = doubtful.slice(0, MOST_PLACES).map(({ cell }) => formatSquare(squareOf(cell, board.width)));
  const places = `look ${doubtful.length > MOST_PLACES ? 'first ' : ''}at ${named.join('; ')}`;
  const notSure = `not sure of this board (${Math.round(100 * confidence)} %)`;
  switch (doubtAbout(reading, doubtful.length)) {
    case 'none':
      return undefined;
    case 'cells':
      return `${counted(doubtful.length, 'doubtful cell')}: ${places}`;
    case 'board':
      return `${notSure}: ${doubtful.length > 0 ? places : 'look at the corners of the grid'}`;
    case 'exit': {
      const ends =
        board.exit === 'right' || board.exit === 'left' ? 'right or the left' : 'bottom or the top';
      return `${notSure}: the exit is not seen, so it may be at the ${ends}; --exit says where it is`;
    }
  }
}
