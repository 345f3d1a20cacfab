/*
 * How many vehicles a heading says that a board has. A board with fewer was copied without some of its rows or lines.
 *
 *     8 vehicles, difficulty: medium      Level 3 – 8 cars      Number of vehicles: 8
 */
import type { Board } from '../../board/board.ts';
import { SmallPattern } from './line-pattern.ts';

const VEHICLES =
  'vehicles|cars|pieces|blocks|fahrzeuge|autos|v[ée]hicules|voitures|veh[ií]culos|coches|ve[ií]culos|carros|veicoli|voertuigen';
/** A count alone in its part of the line: `12 cars and 4 trucks` is what a game has, and `moves 3 cars` something else. */
const COUNT = new SmallPattern(
  `(?:^|[-–—,;:(|])\\s*(\\d{1,2})\\s+(?:${VEHICLES})\\s*(?=$|[-–—,;:.)|])`,
  'iu',
);
const NAMED = new SmallPattern(
  `^\\W*(?:number of\\s+|no\\. of\\s+|num[_ ]?)?(?:${VEHICLES})\\s*[:=]\\s*(\\d{1,2})\\s*$`,
  'iu',
);

/** The number of vehicles that a line says; undefined where it says none. */
export function countSaid(line: string): number | undefined {
  const said = (NAMED.exec(line) ?? COUNT.exec(line))?.[1];
  return said === undefined ? undefined : Number(said);
}

/** Whether a board has so many vehicles, or so many beside the red car, or so many short ones. */
export function hasCount({ vehicles }: Board, count: number): boolean {
  const short = vehicles.filter(({ length }) => length === 2).length;
  return [vehicles.length, short].some((many) => count === many || count === many - 1);
}
