/*
 * What a column of a list can mean, by its heading and by its values.
 *
 *     x, from 0 to 5               a column of the board; a row costs more
 *     orientation: vert, hor       a direction
 *     1, 0, 0, 1 without heading   a direction, a number of a row or column, or nothing that matters
 */

import { greatestOf, leastOf } from '../../basics/many.ts';
import type { ColumnRole, WantedColumn } from './column-roles.ts';
import { LEVEL } from './level-column.ts';
import { type Column, isWhole } from './table.ts';
import {
  areYesOrNo,
  isAcross,
  isFalse,
  isOfAcross,
  isOfVertical,
  isOneTrue,
  isRedWord,
  isTrue,
  lengthOfFlag,
  lengthOfWord,
  rolesOfHeading,
} from './words.ts';

export interface Facts {
  readonly column: Column;
  readonly index: number;
  readonly whole: boolean;
  readonly numbers: readonly number[];
  readonly least: number;
  readonly most: number;
  /** Whether all values are different. */
  readonly unique: boolean;
  /** What a role costs in this column; undefined where the column cannot have it. */
  cost(role: ColumnRole): number | undefined;
}

export function factsOf(columns: readonly Column[], wanted?: readonly WantedColumn[]): Facts[] {
  const isNamed = columns.some((column) => rolesByHeading(column)[0] === 'direction');
  return columns.map((column, index) => {
    const whole = column.values.every(isWhole);
    const numbers = whole ? column.values.map(Number) : [];
    const known = rolesByHeading(column);
    const chosen = wanted?.[index]?.role;
    return {
      column,
      index,
      whole,
      numbers,
      least: leastOf(numbers),
      most: greatestOf(numbers),
      unique: new Set(column.values).size === column.values.length,
      cost: (role) => {
        if (wanted) return role === chosen ? 0 : undefined;
        if (column.part !== undefined && !OF_PLACES.test(role)) return undefined;
        if (known.length === 0) return isNamed && role === 'direction' && areDashes(column) ? undefined : 0;
        const at = known.indexOf(role);
        if (at >= 0) return at === 0 ? 0 : 0.5;
        return isTurned(column.heading, role) ? 3 : undefined;
      },
    };
  });
}

/** Whether a record says in a column that its vehicle is the red one. */
export function isRedBy({ column: { heading, values }, cost }: Facts, record: number): boolean {
  const value = values[record] ?? '';
  const isFlag = heading === undefined ? isOneTrue(values) : cost('flag') === 0;
  return (isFlag && isTrue(value)) || isRedWord(value);
}

/** Whether a column says which vehicle is the red one. */
export const saysRed = (facts: Facts): boolean =>
  facts.column.values.some((_, record) => isRedBy(facts, record));

/** What the letter or the number of a cell may say. */
const OF_PLACES = /^(?:row|column)2?$/;

/** Whether a dash stands in each record: a bullet, and no direction beside a column that is named so. */
const areDashes = ({ values }: Column): boolean => values.every((value) => /^[-–—]$/.test(value));

/** Whether x may be a row after all: some write the row of a matrix as x. */
const isTurned = (heading: string | undefined, role: ColumnRole): boolean =>
  (role === 'row' && /^x$/i.test(heading ?? '')) || (role === 'column' && /^y$/i.test(heading ?? ''));

const ends: Partial<Record<ColumnRole, ColumnRole>> = { row: 'row2', column: 'column2', cell: 'cell2' };

/** Whether a column says yes or no under `h` or `v`: then `h` is no height. */
const isInitial = ({ heading, values }: Column): boolean =>
  /^[hv]$/i.test(heading ?? '') &&
  values.every((value) => isTrue(value) || isFalse(value)) &&
  values.some((value) => !isWhole(value) || Number(value) === 0);

/** The roles that the heading of a column, and that of its group, allow. */
function rolesByHeading(column: Column): readonly ColumnRole[] {
  const { heading, group } = column;
  if (isInitial(column)) return ['direction'];
  // the number of a board is no cell
  if (LEVEL.test(heading ?? '')) return ['-'];
  const own = heading === undefined ? [] : rolesOfHeading(heading);
  if (group === undefined) return own;
  const outer = rolesOfHeading(group);
  if (outer.includes('cell2')) {
    return own.length > 0 ? own.map((role) => ends[role] ?? role) : ['row2', 'column2', 'cell2'];
  }
  if (own.length > 0) return own;
  if (outer.includes('cell')) return ['row', 'column', 'cell'];
  return /size|dim/i.test(group) ? ['width', 'height'] : outer;
}

/** One way to understand a column as directions. */
export interface Directions {
  readonly facts: Facts;
  readonly across: readonly boolean[];
  readonly cost: number;
  /** Which number means across, where the column has numbers. */
  readonly number?: 0 | 1;
}

/** The ways to understand one column as directions: words one way, numbers and flags in both. */
export function directionsIn(facts: Facts, wanted?: WantedColumn): Directions[] {
  const cost = facts.cost('direction');
  if (cost === undefined) return [];
  const { values, heading } = facts.column;
  const words = values.map(isAcross);
  if (!facts.whole && words.every((word) => word !== undefined)) {
    return [{ facts, across: words.map((word) => word === true), cost }];
  }
  const isHeaded = isOfVertical(heading) || isOfAcross(heading);
  const isFlag = !facts.whole && areYesOrNo(values) && (isHeaded || values.some(isTrue));
  const [low, high] = [facts.least, facts.most];
  const isNumber =
    facts.whole && ((low >= 0 && high <= 1) || (low >= 1 && high <= 2) || isAngle(facts.numbers));
  if (!isFlag && !isNumber) return [];
  // 1 and 2 count; 1 alone under `horizontal` says yes
  const from = facts.whole && low >= 1 && !(isHeaded && high === 1) ? 1 : 0;
  const second = values.map((value) => (facts.whole ? Number(value) !== from : isTrue(value)));
  const first = second.map((is) => !is);
  if (isOfVertical(heading)) return [{ facts, across: first, cost, number: 0 }];
  if (isOfAcross(heading)) return [{ facts, across: second, cost, number: 1 }];
  const both: Directions[] = [
    { facts, across: first, cost: cost + 0.3, number: 0 },
    { facts, across: second, cost: cost + 0.8, number: 1 },
  ];
  return both.filter(({ number }) => wanted?.number === undefined || wanted.number === number);
}

const isAngle = (numbers: readonly number[]): boolean => numbers.every((n) => n === 0 || n === 90);

/** The lengths in a column: numbers, words such as `truck`, or whether it is a truck; undefined where it has none. */
export function lengthsIn(facts: Facts): readonly number[] | undefined {
  if (facts.cost('length') === undefined) return undefined;
  const { values, heading } = facts.column;
  const flagged = lengthOfFlag(heading);
  if (flagged !== undefined && new Set(values).size > 1 && areYesOrNo(values)) {
    return values.map((value) => (isTrue(value) ? flagged : 5 - flagged));
  }
  if (facts.whole) return facts.least >= 1 && facts.most <= 16 ? facts.numbers : undefined;
  const named = values.map(lengthOfWord);
  return named.every((length) => length !== undefined) ? named : undefined;
}
