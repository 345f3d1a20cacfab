/*
 * Lists whose places and sizes are pixels: all of them are multiples of the side of a cell, and each vehicle is as wide as one.
 *
 *     100 200 200 100      a column of 100 is column 1: 1 2 2 1
 *     0 0 200 100                                       0 0 2 1
 */
import { greatestOf } from '../../basics/many.ts';
import { LARGEST_SIDE } from '../../board/validate.ts';
import type { Column, Table } from './table.ts';
import { isWhole } from './table.ts';

/** A cell with fewer pixels is not drawn. */
const LEAST = 8;
/** Where a vehicle begins, its width and its height. */
const COLUMNS = 4;

/** The table in cells; the same where its numbers are none of pixels. */
export function inCells(table: Table): Table {
  const pixels = table.columns.filter(isOfPixels);
  if (pixels.length !== COLUMNS) return table;
  const side = pixels.flatMap(({ values }) => values.map(Number)).reduce(common, 0);
  const areAsWide = table.places.every((_, i) => pixels.some(({ values }) => Number(values[i]) === side));
  const most = greatestOf(pixels.flatMap(({ values }) => values.map(Number)));
  if (side < LEAST || !areAsWide || most > side * LARGEST_SIDE) return table;
  return {
    ...table,
    columns: table.columns.map((column) =>
      pixels.includes(column)
        ? { ...column, values: column.values.map((value) => String(Number(value) / side)) }
        : column,
    ),
    says: `${table.says} in pixels, ${side} for a cell`,
  };
}

/** Whether a column has numbers beyond every board. */
const isOfPixels = ({ values }: Column): boolean =>
  values.every(isWhole) && values.some((value) => Number(value) > LARGEST_SIDE + 1);

/** The greatest common divisor. */
const common = (a: number, b: number): number => (b === 0 ? a : common(b, a % b));
