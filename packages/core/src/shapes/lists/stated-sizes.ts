/*
 * The size of a board, and the number of its vehicles, among the numbers beside a list.
 *
 *     6 6      6 columns and rows
 *     13       13 vehicles follow: no size
 */
import { greatestOf } from '../../basics/many.ts';
import { LARGEST_SIDE } from '../../board/validate.ts';
import type { SaidSize } from '../parts/matrix.ts';
import type { Size } from './placing.ts';
import type { Table } from './table.ts';

export interface StatedSize {
  /** Undefined where nothing states it. */
  readonly size: Size | undefined;
  readonly cost: number;
  /** A number that stands alone beside the list: the size, if vehicles come near its edges, otherwise something else. */
  readonly alone?: number;
  /** Whether it is said somewhere in the text, and not beside the list. */
  readonly isSaid?: true;
}

/** The most empty columns or rows along the edges of a board whose size is a number alone. */
const MOST_BEYOND = 2;

/** Whether vehicles on a board of some size agree with what a number alone beside their list then means. */
export function isSizeAlone(
  { size, alone }: StatedSize,
  pieces: readonly { row: number; column: number; across: boolean; length: number }[],
): boolean {
  if (alone === undefined) return true;
  const needed = greatestOf(
    pieces.map(({ row, column, across, length }) =>
      Math.max(row + (across ? 1 : length), column + (across ? length : 1)),
    ),
  );
  return needed >= alone - MOST_BEYOND === (size !== undefined);
}

const isSide = (side: number | undefined): side is number =>
  side !== undefined && side >= 2 && side <= LARGEST_SIDE;

/**
 * The sizes of a text that says one far from the list. A number that may mean something else is the size if vehicles come near the edges.
 * If it is also the number of the vehicles, it may be either.
 */
function saidElsewhere({ width, height, isLoose }: SaidSize, count: number): StatedSize[] {
  const size = { width, height };
  if (!isLoose) return [{ size, cost: 0, isSaid: true }];
  if (width === count)
    return [
      { size, cost: 0, isSaid: true },
      { size: undefined, cost: 0 },
    ];
  return [
    { size, cost: 0, alone: width, isSaid: true },
    { size: undefined, cost: 0, alone: width },
  ];
}

/** The sizes that a list may have; a number that could be a size or a count gives two. */
export function sizesOf(
  { about, numbers }: Table,
  count: number,
  said: readonly SaidSize[] = [],
): StatedSize[] {
  const { width, height } = about;
  const isPair = numbers.some((number, i) => number === width && numbers[i + 1] === height);
  if ((isPair || about.isEitherWay) && width !== height && isSide(width) && isSide(height)) {
    // two numbers alone do not say which of them are the columns
    return [
      { size: { width, height }, cost: 0 },
      { size: { width: height, height: width }, cost: 0 },
    ];
  }
  if (isSide(width) || isSide(height)) {
    return [{ size: { width: width ?? height ?? 6, height: height ?? width ?? 6 }, cost: 0 }];
  }
  const side = about.perhapsSide;
  const elsewhere: readonly SaidSize[] =
    said.length === 0 && isSide(side) ? [{ width: side, height: side, isLoose: true }] : said;
  if (elsewhere.length > 0) return elsewhere.flatMap((one) => saidElsewhere(one, about.count ?? count));
  const stated = about.count;
  const without = [...numbers];
  const counted = without.lastIndexOf(stated ?? count);
  if (counted >= 0) without.splice(counted, 1);
  const rest = without.filter((number) => number >= 0);
  const [a, b] = rest.slice(-2);
  // two numbers that say where the exit is
  if (about.exitSquares?.some(({ row, column }) => row === a && column === b))
    return [{ size: undefined, cost: 0 }];
  if (rest.length >= 2 && isSide(a) && isSide(b)) return [{ size: { width: a, height: b }, cost: 0 }];
  if (rest.length === 1 && isSide(a) && a >= 4) {
    return [
      { size: { width: a, height: a }, cost: 0, alone: a },
      { size: undefined, cost: 0, alone: a },
    ];
  }
  return [{ size: undefined, cost: 0 }];
}
