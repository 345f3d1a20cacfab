import { at } from '@unjam/core/basics';
import type { LaneGroup } from '@unjam/core/engine';
import type { Machine } from './machine.ts';
import { PRIMARY_ROW, type RowGroup } from './row-groups.ts';

/**
 * One row of the atlas: one solvable, minimal cluster.
 *
 * Boards are in the format `line`: row by row, `o` an empty cell, `x` a wall, `A` the primary. The other letters are
 * given in the order of the published file: the pieces of the primary's row, those of the other rows from the top (a
 * wall uses up a letter too), then the vehicles of the columns from the left.
 */
export interface AtlasRow {
  /** The least board of the cluster. */
  readonly canonical: string;
  /** The least board among those at the greatest distance in moves. */
  readonly hardest: string;
  /** The greatest distance in moves. */
  readonly moves: number;
  /** The least board among those at the greatest distance in steps. */
  readonly hardestInSteps: string;
  /** The greatest distance in steps. */
  readonly steps: number;
  readonly states: number;
  /** The number of states at each distance in moves, from 0. */
  readonly histogram: readonly number[];
  /** The number of vehicles, the primary included. */
  readonly vehicles: number;
  /** Vehicles of two cells, the primary included. */
  readonly cars: number;
  /** Vehicles of three cells. */
  readonly trucks: number;
  readonly walls: number;
  /** Empty cells. */
  readonly freeCells: number;
  /** The number of shortest solutions of `hardest` in moves; 2^64 - 1 if there are that many or more. */
  readonly shortestSolutions: bigint;
}

/** Reads the record that the enumerator has just written as a row. */
export function readRow(
  machine: Machine,
  { rows }: RowGroup,
  groups: readonly LaneGroup[],
  width: number,
): AtlasRow {
  const view = machine.view();
  const record = (entry: number) => view.getUint32(machine.address('RECORD', 4 * entry), true);
  const chosen = machine.exports.groupsChosen();
  const columns = Array.from({ length: width }, (_, x) => at(groups, view.getUint8(chosen + x)));
  const board = (entry: number) => {
    const placed = {
      rows: placements(record(entry), rows.length, machine.layout.ROW_DIGIT),
      columns: placements(record(entry + 1), width, machine.layout.COLUMN_DIGIT),
    };
    return drawBoard(rows, columns, placed);
  };
  const moves = record(1);
  const lengths = [...rows.map(({ group }) => group), ...columns].flatMap((group) => group.lengths);
  const walls = rows.reduce((sum, row) => sum + row.wallCount, 0);
  return {
    canonical: board(3),
    hardest: board(5),
    moves,
    hardestInSteps: board(7),
    steps: record(2),
    states: record(0),
    histogram: Array.from({ length: moves + 1 }, (_, distance) =>
      view.getUint32(machine.address('HISTOGRAM', 4 * distance), true),
    ),
    vehicles: lengths.length,
    cars: lengths.filter((length) => length === 2).length,
    trucks: lengths.filter((length) => length === 3).length,
    walls,
    freeCells: width * rows.length - walls - lengths.reduce((sum, length) => sum + length, 0),
    shortestSolutions: view.getBigUint64(machine.address('RECORD', 40), true),
  };
}

/** The placements of lanes from their digits. */
const placements = (digits: number, lanes: number, bits: number): number[] =>
  Array.from({ length: lanes }, (_, lane) => (digits >> (bits * lane)) & ((1 << bits) - 1));

/** The placement of every lane, by its number in the lane's group. */
export interface PlacedLanes {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
}

/** Writes a board in the format `line`, as AtlasRow describes it. */
export function drawBoard(
  rows: RowGroup['rows'],
  columns: readonly LaneGroup[],
  placed: PlacedLanes,
): string {
  const width = columns.length;
  const cells = new Array<string>(width * rows.length).fill('o');
  let letter = 'A'.charCodeAt(0) + 1;
  const fromPrimary = [PRIMARY_ROW, ...rows.keys()].filter((y, i) => i === 0 || y !== PRIMARY_ROW);
  for (const y of fromPrimary) {
    const { group, walls } = at(rows, y);
    const offsets = at(group.placements, at(placed.rows, y));
    for (let x = 0; x < width; x++) {
      const vehicle = offsets.indexOf(x);
      if ((walls >> x) & 1) {
        cells[y * width + x] = 'x';
        letter++;
      } else if (vehicle >= 0) {
        const label = y === PRIMARY_ROW ? 'A' : String.fromCharCode(letter++);
        cells.fill(label, y * width + x, y * width + x + at(group.lengths, vehicle));
      }
    }
  }
  columns.forEach((group, x) => {
    const offsets = at(group.placements, at(placed.columns, x));
    offsets.forEach((offset, vehicle) => {
      const label = String.fromCharCode(letter++);
      for (let i = 0; i < at(group.lengths, vehicle); i++) cells[(offset + i) * width + x] = label;
    });
  });
  return cells.join('');
}

/** Every key of a row, in the order of the columns; the type makes sure that none is missing. */
const keys: Readonly<Record<keyof AtlasRow, true>> = {
  canonical: true,
  hardest: true,
  moves: true,
  hardestInSteps: true,
  steps: true,
  states: true,
  histogram: true,
  vehicles: true,
  cars: true,
  trucks: true,
  walls: true,
  freeCells: true,
  shortestSolutions: true,
};
// Object.keys returns strings; the type above makes sure that they are the keys of a row
export const atlasRowKeys = Object.keys(keys) as readonly (keyof AtlasRow)[];
