import { section } from '../language.ts';
import type { Moved, Named } from '../vehicle-words.ts';

const nameOf = ({ colour, kind, label }: Named): string =>
  `${colour} ${kind}${label === '' ? '' : ` ${label}`}`;

/** The names of vehicles and of moves. What a screen reader says of a board is in board/board-words.ts. */
export const vehicleText = section('vehicles', {
  /** `red car`, `blue truck A`. */
  name: nameOf,
  /** `blue truck A down 2`. */
  move: ({ vehicle, way, cells }: Moved) => `${nameOf(vehicle)} ${way} ${cells}`,
});
