import { at } from '@unjam/core/basics';
import type { Machine } from './machine.ts';
import { moveSets } from './move-sets.ts';
import type { RowGroup } from './row-groups.ts';
import type { RowKind } from './row-kinds.ts';

const BEYOND = 15;
/** The most walls on a board: on 6x6 the enumerator has 32 bits for pieces, 24 of them for vehicles. */
export const MOST_WALLS = 8;

/** Writes the tables that depend on the row group. Returns how many row configurations and walls it has. */
export function writeRowTables(
  machine: Machine,
  { rows }: Pick<RowGroup, 'rows'>,
  width: number,
): { readonly configurations: number; readonly walls: number } {
  const { ROW_DIGIT, WALL_PIECES } = machine.layout;
  for (let y = rows.length; y < 8; y++) {
    machine.setByte('ROW_FIRST', y, 0);
    machine.setByte('ROW_WALLS', y, 0);
    machine.setByte('ROW_VEHICLES', y, 0);
    machine.setSet('ROW_PLACES', y, 1);
    machine.setWord('ROW_OFFSET', y << ROW_DIGIT, 0);
  }
  let stride = 1;
  let walls = 0;
  rows.forEach((kind, y) => {
    const { group, placements } = kind;
    machine.setByte('ROW_FIRST', y, group.first);
    machine.setByte('ROW_WALLS', y, kind.walls);
    machine.setByte('ROW_VEHICLES', y, group.lengths.length);
    machine.setSet(
      'ROW_PLACES',
      y,
      placements.reduce((set, placement) => set | (1 << placement), 0),
    );
    for (const [index, placement] of placements.entries()) {
      machine.setWord('ROW_OFFSET', (y << ROW_DIGIT) | placement, index * stride);
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
  const { ROW_DIGIT, ROW_SHARE } = machine.layout;
  const entry = (y << ROW_DIGIT) | placement;
  const owners = entry << 3;
  for (let x = 0; x < width; x++) {
    const wall = wallPieces.get(x);
    machine.setByte('ROW_OWNER', owners | x, wall === undefined ? 0 : wall + 1);
  }
  const offsets = at(group.placements, placement);
  group.lengths.forEach((length, i) => {
    const offset = at(offsets, i);
    for (let x = offset; x < offset + length; x++)
      machine.setByte('ROW_OWNER', owners | x, (y << ROW_SHARE) + i + 1);
    const left = offset === 0 ? BEYOND : offset - 1;
    const right = offset + length === width ? BEYOND : offset + length;
    machine.setByte('ROW_NEXT', (entry << ROW_SHARE) | i, (right << 4) | left);
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
  const reached = at(moveSets(width).steps, ((group.first + placement) << width) | walls);
  const before = at(group.masks, placement);
  const { ROW_DIGIT, UNIT, UNIT_BYTES } = machine.layout;
  const start = ((y << ROW_DIGIT) | placement) * UNIT_BYTES;
  const view = machine.view();
  let count = 0;
  for (const to of placements) {
    if (((reached >> to) & 1) === 0) continue;
    const after = at(group.masks, to);
    const address = machine.address('ROW_UNIT', start + UNIT + UNIT * count++);
    view.setInt32(address, (placements.indexOf(to) - placements.indexOf(placement)) * stride, true);
    view.setUint8(address + 4, cellOf(before & ~after));
    view.setUint8(address + 5, cellOf(after & ~before));
  }
  view.setUint32(machine.address('ROW_UNIT', start), count, true);
}

const cellOf = (mask: number): number => 31 - Math.clz32(mask);
