// Checks, without enumerating anything, whether each row of an atlas can be a row of its shard.
//
// A board determines its row group, and so its shard, and its numbers of vehicles and walls. The rows of a shard come
// in the order of their row groups. Other errors, such as a missing row or a wrong distance, are found only by
// enumerating the shard again.
//
//     canonical ooooooooAAoooooo   one vehicle, a car: vehicles 1, cars 1, trucks 0, walls 0, free cells 14
//     moves 1, states 3, histogram 1,2: its sum is the states, its last distance is the moves
//
// Source: our own. Guarantee: every row that the enumerator finds passes.
import { at } from '@unjam/core/basics';
import type { LaneGroup } from '@unjam/core/engine';
import { type AtlasRow, drawBoard, type PlacedLanes } from './atlas-row.ts';
import { rowGroupNumbers } from './row-group-number.ts';
import { type AtlasSize, kindsOfRows } from './row-groups.ts';
import { groupsThatFit, type RowKind } from './row-kinds.ts';

/** A board of the atlas as lanes: the kind or group of each lane, and the number of its placement. */
interface ReadBoard {
  readonly rows: readonly RowKind[];
  readonly columns: readonly LaneGroup[];
  readonly placed: PlacedLanes;
}

export class RowChecker {
  readonly #size: AtlasSize;
  readonly #shards: number;
  readonly #numberOf: ReturnType<typeof rowGroupNumbers>;
  /** For each row from the top and for each column: the pieces that may stand there, by their text. */
  readonly #rows: readonly ReadonlyMap<string, { readonly kind: RowKind; readonly placement: number }>[];
  readonly #columns: ReadonlyMap<string, { readonly group: LaneGroup; readonly placement: number }>;

  constructor(size: AtlasSize, shards: number) {
    this.#size = size;
    this.#shards = shards;
    this.#numberOf = rowGroupNumbers(size);
    this.#rows = kindsOfRows(size).map(
      (kinds) =>
        new Map(
          kinds.flatMap((kind) =>
            kind.placements.map((placement) => [
              laneText(kind.group, placement, kind.walls),
              { kind, placement },
            ]),
          ),
        ),
    );
    this.#columns = new Map(
      groupsThatFit(size.height).flatMap((group) =>
        group.placements.map((_, placement) => [laneText(group, placement, 0), { group, placement }]),
      ),
    );
  }

  /**
   * Checks all rows of one shard.
   *
   * @returns the first wrong row and what is wrong with it, `row 3: states is 5, its histogram has 6`; undefined if all
   *   rows are right
   */
  check(shard: number, rows: readonly AtlasRow[]): string | undefined {
    const seen = new Set<string>();
    let before = -1;
    for (const [index, row] of rows.entries()) {
      const number = this.#checkRow(shard, row);
      const wrong =
        typeof number === 'string'
          ? number
          : seen.has(row.canonical)
            ? `canonical ${row.canonical} comes twice`
            : number < before
              ? 'it must come before some earlier rows'
              : undefined;
      if (wrong !== undefined) return `row ${index + 1}: ${wrong}`;
      seen.add(row.canonical);
      before = Number(number);
    }
    return undefined;
  }

  /** The number of the row group of a row, or what is wrong with it. */
  #checkRow(shard: number, row: AtlasRow): number | string {
    const canonical = this.#read(row.canonical);
    const hardest = this.#read(row.hardest);
    const hardestInSteps = this.#read(row.hardestInSteps);
    if (!canonical) return `canonical ${describeText(row.canonical)} is not a board of this atlas`;
    if (!hardest || !isSameCluster(hardest, canonical)) {
      return `hardest ${describeText(row.hardest)} is not a board with the pieces of ${row.canonical}`;
    }
    if (!hardestInSteps || !isSameCluster(hardestInSteps, canonical)) {
      return `hardest_in_steps ${describeText(row.hardestInSteps)} is not a board with the pieces of ${row.canonical}`;
    }
    const number = this.#numberOf(canonical.rows, canonical.columns);
    if (number === undefined) return `canonical ${row.canonical} is not a board of this atlas`;
    const own = number % this.#shards;
    if (own !== shard) return `canonical ${row.canonical} belongs to shard ${own}`;
    return wrongCount(row, canonical, this.#size) ?? number;
  }

  #read(text: string): ReadBoard | undefined {
    const { width, height } = this.#size;
    if (typeof text !== 'string' || text.length !== width * height) return undefined;
    const rows: RowKind[] = [];
    const rowPlacements: number[] = [];
    for (let y = 0; y < height; y++) {
      const found = this.#rows[y]?.get(rowText(text, width, y));
      if (!found) return undefined;
      rows.push(found.kind);
      rowPlacements.push(found.placement);
    }
    const columns: LaneGroup[] = [];
    const columnPlacements: number[] = [];
    for (let x = 0; x < width; x++) {
      const found = this.#columns.get(columnText(text, width, x));
      if (!found) return undefined;
      columns.push(found.group);
      columnPlacements.push(found.placement);
    }
    const placed = { rows: rowPlacements, columns: columnPlacements };
    // a board with letters in another order would be written as another text
    return drawBoard(rows, columns, placed) === text ? { rows, columns, placed } : undefined;
  }
}

const isSameCluster = (one: ReadBoard, other: ReadBoard): boolean =>
  one.rows.every((kind, y) => kind === other.rows[y]) &&
  one.columns.every((group, x) => group === other.columns[x]);

/** Which count of a row does not follow from its board or its histogram. */
function wrongCount(row: AtlasRow, { rows, columns }: ReadBoard, size: AtlasSize): string | undefined {
  const lengths = [...rows.map(({ group }) => group), ...columns].flatMap((group) => group.lengths);
  const walls = rows.reduce((sum, { wallCount }) => sum + wallCount, 0);
  const expected = {
    vehicles: lengths.length,
    cars: lengths.filter((length) => length === 2).length,
    trucks: lengths.filter((length) => length === 3).length,
    walls,
    freeCells: size.width * size.height - walls - lengths.reduce((sum, length) => sum + length, 0),
    moves: row.histogram.length - 1,
    states: row.histogram.reduce((sum, states) => sum + states, 0),
  };
  for (const [name, count] of Object.entries(expected)) {
    const found: unknown = Object.entries(row).find(([key]) => key === name)?.[1];
    if (found === count) continue;
    const reason = name === 'moves' || name === 'states' ? 'its histogram says' : 'its board has';
    return `${columnName(name)} is ${String(found)}, ${reason} ${count}`;
  }
  if (row.moves < 1) return 'moves is 0';
  if (row.histogram.some((states) => !(Number.isSafeInteger(states) && states > 0))) {
    return `histogram ${row.histogram.join()} has a distance without states`;
  }
  if (row.steps < row.moves) return `steps is ${row.steps}, less than its ${row.moves} moves`;
  if (row.shortestSolutions < 1n) return 'shortest_solutions is 0';
  return undefined;
}

/** The name of the column for a key of a row. */
export const columnName = (key: string): string =>
  key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const describeText = (text: unknown): string => JSON.stringify(text)?.slice(0, 60) ?? 'nothing';

/** The texts of lanes have as many characters as the longest lane has cells. */
const LANE = 7;

/** What stands on a lane: `2` and `3` for vehicles at their first cells, `x` for walls, a dot elsewhere. */
function laneText({ placements, lengths }: LaneGroup, placement: number, walls: number): string {
  const cells: string[] = Array.from({ length: LANE }, (_, cell) => ((walls >> cell) & 1 ? 'x' : '.'));
  at(placements, placement).forEach((offset, i) => {
    cells[offset] = String(at(lengths, i));
  });
  return cells.join('');
}

/** The same text, read from row y of a board. */
function rowText(text: string, width: number, y: number): string {
  const row = text.slice(y * width, (y + 1) * width);
  let lane = '';
  for (let x = 0; x < LANE; x++) lane += x < width ? firstCell(row, x, true) : '.';
  return lane;
}

/** The same text, read from column x of a board, without walls, which belong to rows. */
function columnText(text: string, width: number, x: number): string {
  let column = '';
  for (let cell = x; cell < text.length; cell += width) column += text[cell];
  let lane = '';
  for (let y = 0; y < LANE; y++) lane += y < column.length ? firstCell(column, y, false) : '.';
  return lane;
}

/**
 * The character for a cell in the text of a lane: the length of a vehicle of this lane that begins there, a wall, or a
 * dot.
 */
function firstCell(lane: string, cell: number, withWalls: boolean): string {
  const mark = lane[cell];
  if (mark === 'x' && withWalls) return 'x';
  if (mark === 'o' || mark === 'x' || lane[cell - 1] === mark || lane[cell + 1] !== mark) return '.';
  let length = 2;
  while (lane[cell + length] === mark) length++;
  return String(length);
}
