import { at, laneTables } from '@unjam/core/engine';
import type { Machine } from './machine.ts';
import type { RowGroup } from './row-groups.ts';
import type { RowKind } from './row-kinds.ts';

const BEYOND = 15;
const NO_NUMBER = 0xffff;
/** The number of the first wall among the pieces. */
const WALL_PIECES = 24;
/** The most walls on a board: the enumerator has 32 bits for pieces, 24 of them for vehicles. */
export const MOST_WALLS = 8;

/** Writes the tables that depend on the row group. Returns how many row configurations and walls it has. */
export function writeRowTables(
  machine: Machine,
  { rows }: RowGroup,
  width: number,
): { readonly configurations: number; readonly walls: number } {
  for (let y = rows.length; y < 8; y++) {
    machine.setByte('ROW_FIRST', y, 0);
    machine.setByte('ROW_WALLS', y, 0);
    machine.setByte('ROW_VEHICLES', y, 0);
    machine.setByte('ROW_PLACES', y, 1);
    machine.setHalf('ROW_OFFSET', y << 3, 0);
  }
  let stride = 1;
  let walls = 0;
  rows.forEach((kind, y) => {
    const { group, placements } = kind;
    machine.setByte('ROW_FIRST', y, group.first);
    machine.setByte('ROW_WALLS', y, kind.walls);
    machine.setByte('ROW_VEHICLES', y, group.lengths.length);
    machine.setByte(
      'ROW_PLACES',
      y,
      placements.reduce((set, placement) => set | (1 << placement), 0),
    );
    for (let placement = 0; placement < 8; placement++) {
      const index = placements.indexOf(placement);
      machine.setHalf('ROW_OFFSET', (y << 3) | placement, index < 0 ? NO_NUMBER : index * stride);
    }
    const wallPieces = new Map<number, number>();
    for (let x = 0; x < width; x++) {
      if (((kind.walls >> x) & 1) === 0) continue;
      machine.setByte('WALLS', 2 * walls, y);
      machine.setByte('WALLS', 2 * walls + 1, x);
      wallPieces.set(x, WALL_PIECES + walls++);
    }
    for (const placement of placements) {
      writePieces(machine, kind, y, placement, width, wallPieces);
      writeUnits(machine, kind, y, placement, width, stride);
    }
    stride *= placements.length;
  });
  return { configurations: stride, walls };
}

/** Writes which piece stands on each cell, and which cells are next to each vehicle. */
function writePieces(
  machine: Machine,
  { group }: RowKind,
  y: number,
  placement: number,
  width: number,
  wallPieces: ReadonlyMap<number, number>,
): void {
  const owners = (y << 6) | (placement << 3);
  for (let x = 0; x < width; x++) {
    const wall = wallPieces.get(x);
    machine.setByte('ROW_OWNER', owners | x, wall === undefined ? 0 : wall + 1);
  }
  const offsets = at(group.placements, placement);
  group.lengths.forEach((length, i) => {
    const offset = at(offsets, i);
    for (let x = offset; x < offset + length; x++) machine.setByte('ROW_OWNER', owners | x, 2 * y + i + 1);
    const left = offset === 0 ? BEYOND : offset - 1;
    const right = offset + length === width ? BEYOND : offset + length;
    machine.setByte('ROW_NEXT', (y << 4) | (placement << 1) | i, (right << 4) | left);
  });
}

/**
 * Writes the steps of a placement's vehicles: the change of the configuration's number, the cell left, the cell taken.
 */
function writeUnits(
  machine: Machine,
  kind: RowKind,
  y: number,
  placement: number,
  width: number,
  stride: number,
): void {
  const { group, placements, walls } = kind;
  const reached = at(laneTables(width).steps, ((group.first + placement) << width) | walls);
  const before = at(group.masks, placement);
  const start = ((y << 3) | placement) << 5;
  const view = machine.view();
  let count = 0;
  for (const to of placements) {
    if (((reached >> to) & 1) === 0) continue;
    const after = at(group.masks, to);
    const address = machine.address('ROW_UNIT', start + 4 + 4 * count++);
    view.setInt16(address, (placements.indexOf(to) - placements.indexOf(placement)) * stride, true);
    view.setUint8(address + 2, cellOf(before & ~after));
    view.setUint8(address + 3, cellOf(after & ~before));
  }
  view.setUint32(machine.address('ROW_UNIT', start), count, true);
}

const cellOf = (mask: number): number => 31 - Math.clz32(mask);
