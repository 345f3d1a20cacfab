import type { Board } from '../board/board.ts';
import { paintOf } from './palette.ts';

/** The colour of the primary, and of the arrow at the exit: the nearest of a terminal's 256 colours, like all here. */
export const PRIMARY_COLOUR = 160;

/** The colours of the other vehicles, by the names of their paints. */
const colours: Readonly<Record<string, number>> = {
  blue: 68,
  yellow: 179,
  green: 71,
  violet: 98,
  sky: 117,
  brown: 137,
  teal: 30,
  lime: 149,
  navy: 60,
  sand: 187,
  slate: 103,
  mint: 115,
  plum: 96,
  lilac: 183,
  olive: 101,
};

/** The colour of a vehicle, by its index on the board. */
export const terminalColour = (board: Board, vehicle: number): number =>
  colours[paintOf(board, vehicle).name] ?? PRIMARY_COLOUR;
