/*
 * Puts the vehicles of a list on a board as one layout of its columns says, until one does not fit.
 *
 *     label, direction, length, column, row from 1
 *     1 h 2 2 3      row 3, columns 2 and 3
 *     3 h 2 2 3      does not fit: it overlaps 1
 */
import type { Square } from '../../basics/place.ts';
import { LARGEST_SIDE } from '../../board/validate.ts';
import type { Facts } from './column-facts.ts';
import type { Layout } from './layouts.ts';
import { MOST_RECORDS } from './table.ts';
import { lengthOfLabel } from './words.ts';

/** A vehicle or a wall of a list, row and column of its first cell from 0. */
export interface Placed extends Square {
  readonly across: boolean;
  readonly length: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The pieces; or the record that does not fit, how many did, and why. */
export type Placing =
  | { readonly ok: true; readonly pieces: readonly Placed[]; readonly size: Size; readonly assumed: boolean }
  | { readonly ok: false; readonly record: number; readonly why: string };

/** The pieces of the call that runs, as numbers: most layouts do not fit, and so no object is made for them. */
const rows = new Int16Array(MOST_RECORDS);
const columns = new Int16Array(MOST_RECORDS);
const lengths = new Int16Array(MOST_RECORDS);
const lying = new Uint8Array(MOST_RECORDS);
/** The cells that they cover. */
const taken = new Uint8Array(LARGEST_SIDE * LARGEST_SIDE);

/**
 * @param count - at most MOST_RECORDS
 * @param labels - the label of each record, if the layout has lengths by label; empty otherwise
 * @param stated - the size; default: the least on which all fit, and at least 6 columns and rows
 */
export function placed(layout: Layout, count: number, labels: readonly string[], stated?: Size): Placing {
  const width = stated?.width ?? 6;
  const limit = stated ?? largest;
  for (let record = 0; record < count; record++) {
    const why = place(layout, record, labels[record], width);
    if (why !== undefined) return { ok: false, record, why };
    if (isOff(record, limit)) return { ok: false, record, why: offBoard(limit) };
  }
  const size = stated ?? sizeFor(count, layout.start.kind === 'cell');
  taken.fill(0);
  for (let record = 0; record < count; record++) {
    const why = put(record, size);
    if (why !== undefined) return { ok: false, record, why };
  }
  const pieces = Array.from(
    { length: count },
    (_, record): Placed => ({
      row: rows[record]!,
      column: columns[record]!,
      across: lying[record] === 1,
      length: lengths[record]!,
    }),
  );
  return { ok: true, pieces, size, assumed: stated === undefined };
}

const largest: Size = { width: LARGEST_SIDE, height: LARGEST_SIDE };

function isOff(record: number, { width, height }: Size): boolean {
  const row = rows[record]!;
  const column = columns[record]!;
  const more = lengths[record]! - 1;
  const isLying = lying[record] === 1;
  return (
    row < 0 || column < 0 || row + (isLying ? 0 : more) >= height || column + (isLying ? more : 0) >= width
  );
}

const offBoard = ({ width, height }: Size): string =>
  `lies off the board of ${width} columns and ${height} rows`;

/** Marks the cells of a piece; says why it does not fit. */
function put(record: number, size: Size): string | undefined {
  if (isOff(record, size)) return offBoard(size);
  const step = lying[record] === 1 ? 1 : LARGEST_SIDE;
  let cell = rows[record]! * LARGEST_SIDE + columns[record]!;
  for (let i = 0; i < lengths[record]!; i++, cell += step) {
    if (taken[cell])
      return `overlaps another at row ${Math.floor(cell / LARGEST_SIDE) + 1}, column ${(cell % LARGEST_SIDE) + 1}`;
    taken[cell] = 1;
  }
  return undefined;
}

function sizeFor(count: number, byCell: boolean): Size {
  let needed = 0;
  for (let record = 0; record < count; record++) {
    const isLying = lying[record] === 1;
    const length = lengths[record]!;
    needed = Math.max(
      needed,
      rows[record]! + (isLying ? 1 : length),
      columns[record]! + (isLying ? length : 1),
    );
  }
  const side = byCell ? 6 : Math.min(Math.max(needed, 6), LARGEST_SIDE);
  return { width: side, height: side };
}

const numberIn = (facts: Facts, record: number): number => facts.numbers[record]!;

function set(record: number, row: number, column: number, across: boolean, length: number): undefined {
  rows[record] = row;
  columns[record] = column;
  lying[record] = across ? 1 : 0;
  lengths[record] = length;
}

/** Places the piece of a record; says why it is none. */
function place(layout: Layout, record: number, label: string | undefined, width: number): string | undefined {
  const { start, end, base, directions } = layout;
  const across = directions?.across[record] ?? true;
  let row = 0;
  let column = 0;
  if (start.kind === 'square') {
    row = numberIn(start.row, record) - base;
    column = numberIn(start.column, record) - base;
  } else if (start.kind === 'cell') {
    const cell = numberIn(start.cell, record) - base;
    row = Math.floor(cell / width);
    column = columnOf(cell, width);
  } else {
    const [lane, offset] = [numberIn(start.lane, record) - base, numberIn(start.offset, record) - base];
    row = across ? lane : offset;
    column = across ? offset : lane;
  }
  if (!end) {
    const length = layout.lengths?.[record] ?? lengthOfLabel(label ?? '');
    return length === undefined ? 'has no length' : set(record, row, column, across, length);
  }
  if (end.kind === 'size') {
    const [wide, high] = [numberIn(end.width, record), numberIn(end.height, record)];
    if (wide < 1 || high < 1 || (wide > 1 && high > 1)) return `covers ${wide} columns and ${high} rows`;
    if (directions && wide > 1 !== across && wide !== high) return CONTRADICTED;
    return set(record, row, column, wide > 1, Math.max(wide, high));
  }
  const cell = end.kind === 'cell' ? numberIn(end.cell, record) - base : 0;
  const lastRow = end.kind === 'cell' ? Math.floor(cell / width) : numberIn(end.row, record) - base;
  const lastColumn = end.kind === 'cell' ? columnOf(cell, width) : numberIn(end.column, record) - base;
  if (start.kind === 'lane' || (lastRow !== row && lastColumn !== column)) return 'is bent';
  if (directions && (lastRow === row) !== across) return CONTRADICTED;
  const length = Math.abs(lastRow - row) + Math.abs(lastColumn - column) + 1;
  return set(record, Math.min(row, lastRow), Math.min(column, lastColumn), lastRow === row, length);
}

/** What is wrong with a vehicle whose cells lie across its direction. */
const CONTRADICTED = 'does not lie as its direction says';

const columnOf = (cell: number, width: number): number => ((cell % width) + width) % width;
