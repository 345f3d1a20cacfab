import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LaneGroup } from '@unjam/core/engine';
import { describe, expect, test } from 'vitest';
import { someOr } from '../../../../testing/in-all.ts';
import { describeSize } from '../store/manifest.ts';
import type { AtlasRow } from './atlas-row.ts';
import { Enumerator, enumerateShard, type ShardOptions } from './enumerate.ts';
import { type AtlasSize, countRowGroups, type RowGroup, rowGroupOf, rowGroups } from './row-groups.ts';
import { groupsThatFit } from './row-kinds.ts';
import { byCanonical, referenceAtlas } from './testing/reference.ts';

const atlas = (options: ShardOptions): AtlasRow[] => [...enumerateShard(options)].flatMap(({ rows }) => rows);

const size = (width: number, height: number, minWalls = 0, maxWalls = minWalls): AtlasSize => ({
  width,
  height,
  minWalls,
  maxWalls,
});

const totals = (rows: readonly AtlasRow[]) => ({
  puzzles: rows.length,
  states: rows.reduce((sum, row) => sum + row.states, 0),
  moves: Math.max(...rows.map((row) => row.moves)),
  steps: Math.max(...rows.map((row) => row.steps)),
});

/** A row of a table of sizes, with the name of its test. */
const named = <T>([board, expected]: [AtlasSize, T]) => [describeSize(board), board, expected] as const;

describe('every column of every row agrees with a search that follows the definition', () => {
  const sizes: [AtlasSize, number][] = [
    [size(3, 3, 0, 3), 3],
    [size(4, 3, 0, 1), 9],
    [size(3, 4, 0, 2), 5],
    [size(4, 4), 32],
    [size(3, 5, 0, 1), 17],
  ];
  test.each(sizes.map(named))('%s', (_, board, puzzles) => {
    const rows = atlas(board).sort(byCanonical);
    expect(rows).toEqual(referenceAtlas(board));
    expect(rows).toHaveLength(puzzles);
  });
});

describe('7x7: all clusters with the vehicles of a board agree with a search that follows the definition', () => {
  // minimal boards of the generator; its own search gives the same moves
  const boards: [string, number][] = [
    ['.....A./....BA./.XX.BA./..C.D../..C.D../..C.DEE/.......', 9],
    ['......A/......A/XX....A/..BBBCC/.....DD/.EEFFGG/.......', 8],
    ['......A/......A/..BXX.A/..B.C../..B.CDD/EEEFF../.......', 8],
    ['......A/BBBCCCA/XXD...A/..D..../EFG.HHH/EFG..../EFIIJJJ', 8],
    ['AAA.BC./.D..BC./.D.XXC./.DEEFGG/.HHHF../...IF../...IJJJ', 17],
  ];
  const enumerator = new Enumerator(7, 7);
  const groups = groupsThatFit(7);
  test.each(someOr(1, boards))('%s', (text, moves) => {
    const rows = text.split('/');
    const columns = rows.map((_, x) => rows.map((row) => row[x]).join(''));
    const lanes = { rows: rows.map(lengthsOf), columns: columns.map(lengthsOf) };
    const rowGroup = rowGroupOf(rows.map(rowOf), 7) as RowGroup;
    const leftmost = lanes.columns.map((lengths) =>
      groups.find((group) => group.lengths.join() === lengths.join()),
    );
    const [result] = [...enumerator.run([{ ...rowGroup, leftmost: leftmost as LaneGroup[] }])];
    const expected = referenceAtlas(size(7, 7), lanes);
    expect([...(result?.rows ?? [])].sort(byCanonical)).toEqual(expected);
    expect(expected.map((row) => row.moves)).toContain(moves);
  });
});

describe('totals', () => {
  // 4x4 and 5x5: as many, and as hard in moves, as the program of Michael Fogleman finds; test/all has a larger size
  type Totals = ReturnType<typeof totals>;
  const sizes: [AtlasSize, Totals][] = [
    [size(3, 5, 1), { puzzles: 8, states: 46, moves: 4, steps: 5 }],
    [size(4, 4), { puzzles: 32, states: 514, moves: 7, steps: 10 }],
    [size(5, 5), { puzzles: 1730, states: 329_603, moves: 20, steps: 33 }],
    // from the search that follows the definition; test/all repeats it
    [size(7, 3), { puzzles: 177, states: 9719, moves: 12, steps: 23 }],
    [size(3, 7, 0, 1), { puzzles: 112, states: 2566, moves: 7, steps: 9 }],
  ];
  test.each(sizes.map(named))('%s', (_, board, expected) => {
    expect(totals(atlas(board))).toEqual(expected);
  });

  test('a row group of 6x6: two trucks above the primary, a truck and two rows of two cars below', () => {
    const rows = atlas({ ...size(6, 6), shard: 1203, shards: 7776 });
    expect(totals(rows)).toEqual({ puzzles: 22, states: 13_550, moves: 20, steps: 34 });
  });
});

describe('the published sample', () => {
  const file = join(process.env.UNJAM_DATA ?? '../shared/data', 'fogleman-sample.txt');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  const puzzles = lines.map((line) => {
    const [moves, board, states] = line.split(' ') as [string, string, string];
    const rowGroup = rowGroupOf(rowsOf(board), 6) as RowGroup;
    const configurations = rowGroup.rows.reduce((product, { placements }) => product * placements.length, 1);
    const walls = [...board].filter((cell) => cell === 'x').length;
    return { board, moves: Number(moves), states: Number(states), rowGroup, configurations, walls };
  });
  puzzles.sort((a, b) => a.configurations - b.configurations);

  test.skipIf(lines.length === 0).each([
    { walls: 0, boards: 1 },
    { walls: 1, boards: 3 },
    { walls: 2, boards: 3 },
  ])(
    `${lines.length > 0 ? '' : `(skipped: ${file} is missing) `}$boards boards of $walls walls`,
    ({ walls, boards }) => {
      const enumerator = new Enumerator(6, 6);
      const chosen = puzzles.filter((puzzle) => puzzle.walls === walls).slice(0, boards);
      expect(chosen).toHaveLength(boards);
      for (const { board, moves, states, rowGroup } of chosen) {
        const [result] = [...enumerator.run([rowGroup])];
        expect(result?.rows.find(({ hardest }) => hardest === board)).toMatchObject({ moves, states, walls });
      }
    },
    30_000,
  );
});

/** The pieces on the rows of a 6x6 board in the format `line`. */
const rowsOf = (board: string) => (board.match(/.{6}/g) ?? []).map(rowOf);

/** The vehicles along a row, or a column, that is written as text. */
const vehiclesOf = (lane: string) => [...lane.matchAll(/([A-Z])\1+/g)];

const lengthsOf = (lane: string): number[] => vehiclesOf(lane).map(([cells]) => cells.length);

function rowOf(row: string) {
  return {
    lengths: lengthsOf(row),
    offsets: vehiclesOf(row).map(({ index }) => index),
    walls: [...row].reduce((set, cell, x) => (cell === 'x' ? set | (1 << x) : set), 0),
  };
}

describe('the enumerators for rows and for columns of seven cells find the same on smaller boards', () => {
  const sevens = [
    { rowCells: 7, columnCells: 6 },
    { rowCells: 6, columnCells: 7 },
    { rowCells: 7, columnCells: 7 },
  ];
  const columnsToo = sevens.slice(2);
  test.each([
    { name: 'all of 5x4 with up to one wall', board: size(5, 4, 0, 1), shard: 0, shards: 1, lanes: sevens },
    // a row group, or a part of one
    { name: 'a shard of 6x6', board: size(6, 6), shard: 1203, shards: 7776, lanes: sevens },
    {
      name: 'a shard of 6x6 with a wall',
      board: size(6, 6, 1),
      shard: 179_136,
      shards: 199_584,
      lanes: sevens,
    },
    { name: 'a shard of 6x7', board: size(6, 7), shard: 69_184, shards: 373_248, lanes: columnsToo },
    { name: 'a shard of 7x6', board: size(7, 6), shard: 116_736, shards: 196_608, lanes: columnsToo },
  ])('$name', ({ board, shard, shards, lanes }) => {
    const expected = atlas({ ...board, shard, shards });
    expect(expected.length).toBeGreaterThan(0);
    for (const cells of lanes) {
      const enumerator = new Enumerator(board.width, board.height, cells);
      const rows = [...enumerator.run(rowGroups(board, shard, shards))].flatMap((result) => result.rows);
      expect(rows).toEqual(expected);
    }
  });
});

test('what an enumerator did before makes no difference', () => {
  const board = size(5, 5);
  const backwards = new Enumerator(board.width, board.height).run([...rowGroups(board)].reverse());
  const rows = [...backwards].reverse().flatMap((result) => result.rows);
  expect(rows).toEqual(atlas(board));
});

test('every row of the atlas is in exactly one shard', () => {
  // the row groups of 3x7 are divided
  for (const board of [size(4, 4, 0, 2), size(3, 7)]) {
    const parts = [0, 1, 2].map((shard) => atlas({ ...board, shard, shards: 3 }));
    const sorted = (rows: AtlasRow[]) => [...rows].sort(byCanonical);
    expect(parts.every((rows) => rows.length > 0)).toBe(true);
    expect(sorted(parts.flat())).toEqual(sorted(atlas(board)));
  }
});

test('row groups are counted without listing them', () => {
  for (const board of [size(4, 4), size(4, 4, 1), size(5, 4, 0, 2), size(3, 7), size(7, 3)]) {
    expect([...enumerateShard(board)]).toHaveLength(countRowGroups(board));
  }
  expect(countRowGroups(size(6, 6))).toBe(7776);
});

test.each([
  [{ ...size(2, 6) }, 'a board of 2x6 cells cannot be enumerated, only 3x3 to 7x7'],
  [{ ...size(8, 4) }, 'a board of 8x4 cells cannot be enumerated, only 3x3 to 7x7'],
  [{ ...size(6, 6, 2, 1) }, 'walls: 2..1 runs backwards; expected 1..2'],
  [{ ...size(6, 6, 0, 9) }, '0 to 9 walls cannot be enumerated, only 0 to 8'],
  [{ ...size(6, 6, 9, 9) }, '9 walls cannot be enumerated, only 0 to 8'],
  // a range without an end
  [{ ...size(6, 6, 1, Number.MAX_SAFE_INTEGER) }, '1 or more walls cannot be enumerated, only 0 to 8'],
  [{ ...size(6, 6), shard: 3, shards: 3 }, 'there is no shard 3 of 3'],
])('refused: %j', (options, message) => {
  expect(() => atlas(options)).toThrow(new RangeError(message));
});
