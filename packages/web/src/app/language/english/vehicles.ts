import { section } from '../language.ts';
import type { Moved, Named, Way } from '../vehicle-words.ts';

const nameOf = ({ colour, kind, label }: Named): string =>
  `${colour} ${kind}${label === '' ? '' : ` ${label}`}`;

/** The names of vehicles and their moves, and what a screen reader says of a board. */
export const vehicleText = section('vehicles', {
  /** `red car`, `blue truck A`. */
  name: nameOf,
  /** `blue truck A down 2`. */
  move: ({ vehicle, way, cells }: Moved) => `${nameOf(vehicle)} ${way} ${cells}`,
  board: (rows: number, columns: number, walls: number, exit: 'left' | 'right' | 'top' | 'bottom') =>
    `Board of ${rows} rows and ${columns} columns${walls === 0 ? '' : `, ${walls} wall${walls === 1 ? '' : 's'}`}, exit at the ${exit}`,
  /** `red car, row 3, can move right 1`: a vehicle, its lane and how far it can slide each way. */
  vehicle: (
    vehicle: Named,
    lane: 'row' | 'column',
    number: number,
    room: readonly { readonly way: Way; readonly cells: number }[],
  ) => {
    const ways = room.map(({ way, cells }) => `${way} ${cells}`).join(' or ');
    return `${nameOf(vehicle)}, ${lane} ${number}, ${ways === '' ? 'cannot move' : `can move ${ways}`}`;
  },
  /** `columns 2 to 3 of 6`: the cells of a lane that a vehicle covers. */
  place: (across: 'row' | 'column', first: number, last: number, of: number) =>
    `${across}s ${first} to ${last} of ${of}`,
  cannotMove: (vehicle: Named, way: Way) => `${nameOf(vehicle)} cannot move ${way}`,
  movedTogether: (count: number) => `${count} vehicles moved`,
  solved: (move: string) => `${move}. Solved: the red car is out.`,
});
