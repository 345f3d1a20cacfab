/*
 * Puts the vehicles of a list on a board as one layout of its columns says, until one does not fit.
 *
 *     label, direction, length, column, row from 1
 *     1 h 2 2 3      row 3, columns 2 and 3
 *     3 h 2 2 3      does not fit: it overlaps 1
 */
import { at } from '../basics/at.ts';
import type { Square } from '../basics/place.ts';
import { LARGEST_SIDE } from '../board/validate.ts';
import type { Facts } from './column-facts.ts';
import type { Layout } from './layouts.ts';
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

/** Sides of boards that a list may leave out, as in the assignment of the University of Amsterdam. */
const USUAL_SIDES = [6, 9, 12];

/**
 * @param labels - the label of each record, if the layout has lengths by label; empty otherwise
 * @param stated - the size; default: the smallest usual one on which all fit
 */
export function placed(layout: Layout, count: number, labels: readonly string[], stated?: Size): Placing {
  const pieces: Placed[] = [];
  const width = stated?.width ?? 6;
  for (let record = 0; record < count; record++) {
    const piece = pieceOf(layout, record, labels[record], width);
    if (typeof piece === 'string') return { ok: false, record, why: piece };
    if (isOff(piece, stated ?? largest)) return { ok: false, record, why: offBoard(stated ?? largest) };
    pieces.push(piece);
  }
  const size = stated ?? sizeFor(pieces, layout.start.kind === 'cell');
  taken.fill(0);
  for (let record = 0; record < count; record++) {
    const why = put(at(pieces, record), size);
    if (why !== undefined) return { ok: false, record, why };
  }
  return { ok: true, pieces, size, assumed: stated === undefined };
}

const largest: Size = { width: LARGEST_SIDE, height: LARGEST_SIDE };

/** The cells that pieces cover; one array for all calls, which is cleared by each. */
const taken = new Uint8Array(LARGEST_SIDE * LARGEST_SIDE);

function isOff({ row, column, across, length }: Placed, { width, height }: Size): boolean {
  const lastRow = row + (across ? 0 : length - 1);
  const lastColumn = column + (across ? length - 1 : 0);
  return row < 0 || column < 0 || lastRow >= height || lastColumn >= width;
}

const offBoard = ({ width, height }: Size): string =>
  `lies off the board of ${width} columns and ${height} rows`;

/** Marks the cells of a piece; says why it does not fit. */
function put(piece: Placed, size: Size): string | undefined {
  if (isOff(piece, size)) return offBoard(size);
  const { row, column, across, length } = piece;
  for (let i = 0; i < length; i++) {
    const cell = (across ? row : row + i) * LARGEST_SIDE + (across ? column + i : column);
    if (taken[cell])
      return `overlaps another at row ${Math.floor(cell / LARGEST_SIDE) + 1}, column ${(cell % LARGEST_SIDE) + 1}`;
    taken[cell] = 1;
  }
  return undefined;
}

function sizeFor(pieces: readonly Placed[], byCell: boolean): Size {
  let needed = 0;
  for (const { row, column, across, length } of pieces) {
    needed = Math.max(needed, row + (across ? 1 : length), column + (across ? length : 1));
  }
  const side = byCell ? 6 : (USUAL_SIDES.find((usual) => usual >= needed) ?? Math.min(needed, LARGEST_SIDE));
  return { width: side, height: side };
}

const numberIn = (facts: Facts, record: number): number => facts.numbers[record] ?? 0;

/** The piece of a record, or why it is none. */
function pieceOf(layout: Layout, record: number, label: string | undefined, width: number): Placed | string {
  const { start, end, base, directions } = layout;
  const across = directions?.across[record] ?? true;
  const from = startOf(layout, record, across, width);
  if (!end) {
    const length = layout.lengths?.[record] ?? lengthOfLabel(label ?? '');
    if (length === undefined) return 'has no length';
    return { ...from, across, length };
  }
  if (end.kind === 'size') {
    const [wide, high] = [numberIn(end.width, record), numberIn(end.height, record)];
    if (wide < 1 || high < 1 || (wide > 1 && high > 1)) return `covers ${wide} columns and ${high} rows`;
    return { ...from, across: wide > 1, length: Math.max(wide, high) };
  }
  const last =
    end.kind === 'cell'
      ? squareOfCell(numberIn(end.cell, record) - base, width)
      : { row: numberIn(end.row, record) - base, column: numberIn(end.column, record) - base };
  if (start.kind === 'lane' || (last.row !== from.row && last.column !== from.column)) return 'is bent';
  const lies = last.row === from.row;
  return {
    row: Math.min(from.row, last.row),
    column: Math.min(from.column, last.column),
    across: lies,
    length: Math.abs(last.row - from.row) + Math.abs(last.column - from.column) + 1,
  };
}

const squareOfCell = (cell: number, width: number): Square => ({
  row: Math.floor(cell / width),
  column: ((cell % width) + width) % width,
});

function startOf({ start, base }: Layout, record: number, across: boolean, width: number): Square {
  if (start.kind === 'square') {
    return { row: numberIn(start.row, record) - base, column: numberIn(start.column, record) - base };
  }
  if (start.kind === 'cell') return squareOfCell(numberIn(start.cell, record) - base, width);
  const [lane, offset] = [numberIn(start.lane, record) - base, numberIn(start.offset, record) - base];
  return across ? { row: lane, column: offset } : { row: offset, column: lane };
}
