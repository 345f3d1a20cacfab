/*
 * What a text says about a board and the board contradicts: then there is no reading, and the refusal says so.
 *
 *     7 7            six rows of six cells below
 *     exit: right    X lies down its column
 */
import { at } from '../../basics/at.ts';
import type { Problem } from '../../basics/errors.ts';
import { quote } from '../../basics/quote.ts';
import type { SetupVehicle } from '../../board/setup.ts';
import type { Almost } from './candidate.ts';
import { isPrimaryMark } from './glyphs.ts';
import { type About, type ExitMark, type Matrix, widthOf } from './matrix.ts';

/** Whether the text states another size: neither that of the rows, nor that with their border, nor its sides exchanged. */
export function hasOtherSize(matrix: Matrix, { width, height }: About): boolean {
  const columns = widthOf(matrix);
  const { length } = matrix.rows;
  const isBoth = (a: number | undefined, b: number | undefined, more: number) =>
    (a === undefined || a === columns + more) && (b === undefined || b === length + more);
  if (isBoth(width, height, 0) || isBoth(height, width, 0)) return false;
  if (matrix.border !== undefined && isBoth(width, height, 2)) return false;
  // two numbers that differ may be a side and something else
  return columns !== length || width === height || (width !== columns && height !== columns);
}

export function otherSize(matrix: Matrix, { width, height }: About): Almost {
  const [columns, rows] = [widthOf(matrix), matrix.rows.length];
  const far = Math.abs(columns - (width ?? columns)) + Math.abs(rows - (height ?? rows));
  return {
    says: matrix.says,
    // the more they differ, the more likely these lines are no rows
    cost: 5 + 10 * far,
    problem: {
      code: 'board-size',
      message: `the text says ${width ?? columns}×${height ?? rows}, but its rows draw ${columns}×${rows}`,
      expected: 'the same size',
      at: { text: at(at(matrix.rows, 0), 0).at },
    },
  };
}

/** The label of the vehicle that the text calls red; one that no vehicle has is still wanted, unless it is a number. */
export function labelSaid(said: string | undefined, vehicles: readonly SetupVehicle[]): string | undefined {
  if (said === undefined || vehicles.some(({ label }) => label === said)) return said;
  // `XX` is what the cells of a car X look like
  const plain = /^(.)\1+$/u.exec(said)?.[1] ?? said;
  const same = vehicles.filter(({ label }) => label.toLowerCase() === plain.toLowerCase());
  return same[0]?.label ?? (/^\d+$/.test(said) ? undefined : said);
}

/** What the text says about the red car and the exit, where no vehicle agrees with it. */
export function saidOtherwise(
  wanted: string | undefined,
  vehicles: readonly SetupVehicle[],
  { exits }: About,
): Problem {
  const isThere = wanted === undefined || vehicles.some(({ label }) => label === wanted);
  const edges = [...new Set(exits.map(({ edge }) => edge))].join(' and ');
  return isThere
    ? {
        code: 'unreachable-exit',
        message: `the text says that the exit is at the ${edges || 'edge'}, where ${wanted === undefined ? 'no red car' : quote(wanted)} can leave`,
        expected: 'an exit in line with the red car',
      }
    : {
        code: 'no-primary',
        message: `the text says that the red car is ${quote(wanted)}, which no vehicle is`,
        expected: 'the label of a vehicle',
      };
}

/** That the red car does not stand in line with an exit that is drawn beside the rows. */
export function drawnAside(
  exits: readonly ExitMark[],
  vehicles: readonly SetupVehicle[],
): Problem | undefined {
  const red = vehicles.find(({ label }) => isPrimaryMark(label));
  const mark = exits.find(({ drawn, lane }) => drawn && lane !== undefined);
  if (!red || mark?.lane === undefined) return undefined;
  const lane = mark.edge === 'top' || mark.edge === 'bottom' ? 'column' : 'row';
  return {
    code: 'unreachable-exit',
    message: `an exit is drawn at the ${mark.edge} of ${lane} ${mark.lane + 1}, where ${quote(red.label)} does not stand`,
    expected: `the exit in the ${lane} of the red car`,
  };
}
