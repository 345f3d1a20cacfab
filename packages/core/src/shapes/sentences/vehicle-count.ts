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

/** The first line of what a text explains, then a number, then the vehicles: `The first line gives the number of vehicles`. */
const FIRST_LINE =
  'first line|line 1|erste zeile|premi[èe]re ligne|primera l[ií]nea|primeira linha|prima riga|eerste regel';
const NUMBER_OF = 'number|count|anzahl|nombre|n[úu]mero|cantidad|quantidade|aantal';
const FIRST_IS_COUNT = new SmallPattern(
  `(?:${FIRST_LINE})\\b[^.\\n]{0,40}?\\b(?:${NUMBER_OF})\\b[^.\\n\\d]{0,20}?(?:${VEHICLES})|[İi]lk sat[ıi]r\\s+ara[çc](?:lar[ıi]n)? say`,
  'iu',
);
const LONGEST = 4000;

/** Whether a text explains that the first line of its list is the number of the vehicles. */
export const saysCountFirst = (text: string): boolean => FIRST_IS_COUNT.test(text.slice(0, LONGEST));

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
