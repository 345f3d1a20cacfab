// Estimates the work of a shard before it is enumerated: the number of states of its row groups, solvable or not.
//
// With the rows fixed the columns are independent, so the states of a row group are a sum over its row configurations
// of a product over the columns: in how many ways a column can be filled beside the cells that the rows take. To
// estimate that for millions of row groups, the rows are divided: the upper three rows and the rows below are counted
// on their own, each as if anything could stand in the other half. The weight of a row group is then the weight of its
// upper half times that of its lower half, and there are few different halves.
//
//     . A A .   rows 0 to 2: for each column, in how many ways it can be filled beside the cells taken here,
//     B B C C   summed over everything that the rows below may take
//     . X X .
//     ---------
//     . D D D   row 3 and below: the same, summed over everything that the rows above may take
//
// Source: our own. Guarantee: none on the error; the number is the same on every machine. `node bench/shards.mjs`
// measures how well it orders shards.
import { at } from '@unjam/core/basics';
import { type AtlasSize, countRowGroups, kindsOfRows, PRIMARY_ROW, partsOf } from './row-groups.ts';
import { groupsThatFit, type RowKind } from './row-kinds.ts';

/** Rows of the upper half. */
const UPPER = PRIMARY_ROW + 1;

/**
 * The most row groups that are weighed, which takes about a second. With more of them, each shard has so many that all
 * shards weigh about the same.
 */
const MOST_WEIGHED = 5e7;

/**
 * Estimates how much work each shard is.
 *
 * @param size - columns, rows and the range of walls
 * @param shards - how many there are
 * @returns for each shard, by its number, about how many valid states its row groups have; 1 for each shard if there
 *   are too many row groups to weigh, as with four walls on 6x6
 */
export function shardWeights(size: AtlasSize, shards: number): Float64Array {
  if (countRowGroups(size) > MOST_WEIGHED) return new Float64Array(shards).fill(1);
  const { width, height, minWalls, maxWalls } = size;
  const kinds = kindsOfRows(size);
  const fills = columnFills(height);
  const upper = weighHalves(kinds.slice(0, UPPER), maxWalls, width, (above) =>
    sumOf(fills.filter((_, cells) => cells % 2 ** UPPER === above)),
  );
  const lower = weighHalves(
    kinds.slice(UPPER),
    maxWalls,
    width,
    (below) => sumOf(fills.slice(below << UPPER, (below + 1) << UPPER)) / sumOf(fills),
  );
  // a row group's weight is divided among its parts as if no row took a cell of the leftmost columns
  const placements = sumOf(groupsThatFit(height).map((group) => group.placements.length));
  const shares = partsOf(size).map((leftmost) =>
    leftmost.reduce((share, group) => (share * group.placements.length) / placements, 1),
  );
  // in the numbering of `rowGroups` the topmost row changes fastest, but for the parts of a row group
  const uppers = Array.from({ length: maxWalls + 1 }, (_, walls) => {
    const fit = (half: Half) => walls + half.walls >= minWalls && walls + half.walls <= maxWalls;
    return Float64Array.from(upper.filter(fit), ({ weight }) => weight);
  });
  const weights = new Float64Array(shards);
  let shard = 0;
  for (const below of lower) {
    for (const weight of at(uppers, below.walls)) {
      for (const share of shares) {
        weights[shard] = weightAt(weights, shard) + weight * below.weight * share;
        shard = shard + 1 === shards ? 0 : shard + 1;
      }
    }
  }
  return weights;
}

/**
 * The shards of a size in the order in which to begin them, so that workers who share them end at about the same time:
 * the shard with the greatest estimate first; equal shards by their number.
 *
 * @param size - columns, rows and the range of walls
 * @param shards - how many there are
 * @param weights - of the shards, by number; default: as `shardWeights` estimates them
 */
export function heaviestFirst(
  size: AtlasSize,
  shards: number,
  weights: Float64Array = shardWeights(size, shards),
): number[] {
  return Array.from(weights, (_, shard) => shard).sort(
    (a, b) => weightAt(weights, b) - weightAt(weights, a) || a - b,
  );
}

/** One kind for each row of the upper or the lower half. */
interface Half {
  readonly weight: number;
  readonly walls: number;
}

/** For each set of taken cells of a column, row y as bit y: how many placements of all its groups avoid them. */
function columnFills(height: number): number[] {
  const masks = groupsThatFit(height).flatMap((group) => group.masks);
  return Array.from({ length: 2 ** height }, (_, cells) => masks.filter((mask) => !(mask & cells)).length);
}

/** The choices of kinds for some rows, in the order of `rowGroups`; `fills` is for a column's cells in these rows. */
function weighHalves(
  kinds: readonly (readonly RowKind[])[],
  maxWalls: number,
  width: number,
  fills: (cells: number) => number,
): Half[] {
  const bits = kinds.length;
  const ofColumn = Array.from({ length: 2 ** bits }, (_, cells) => fills(cells));
  // a table of all columns would be large
  const left = width >> 1;
  const ofLeft = productsOf(ofColumn, left);
  const ofRight = productsOf(ofColumn, width - left);
  const weightOf = (cells: number) =>
    weightAt(ofLeft, cells % 2 ** (bits * left)) * weightAt(ofRight, cells >> (bits * left));
  const halves: Half[] = [];
  const choose = (y: number, cells: readonly number[], walls: number): void => {
    if (y < 0) {
      halves.push({ weight: cells.reduce((sum, taken) => sum + weightOf(taken), 0), walls });
      return;
    }
    for (const kind of at(kinds, y)) {
      if (walls + kind.wallCount > maxWalls) break;
      const here = cellsOf(kind, y, width, bits);
      const both = cells.flatMap((taken) => here.map((more) => taken | more));
      choose(y - 1, both, walls + kind.wallCount);
    }
  };
  choose(kinds.length - 1, [0], 0);
  return halves;
}

/** For the cells of some columns, as bits: the product over the columns of the number for the cells of each. */
function productsOf(ofColumn: readonly number[], width: number): Float64Array {
  let products = Float64Array.of(1);
  for (let x = 0; x < width; x++) {
    products = Float64Array.from(
      { length: products.length * ofColumn.length },
      (_, i) => weightAt(products, i % products.length) * at(ofColumn, Math.floor(i / products.length)),
    );
  }
  return products;
}

/** The cells that a kind takes on row y of a half, for each of its placements; a column has as many bits as the half rows. */
function cellsOf({ group, walls, placements }: RowKind, y: number, width: number, bits: number): number[] {
  return placements.map((placement) => {
    const taken = at(group.masks, placement) | walls;
    let cells = 0;
    for (let x = 0; x < width; x++) cells |= ((taken >> x) & 1) << (bits * x + y);
    return cells;
  });
}

/** A number of an array that is long enough; the shared `at` sees many types of array and is slower here. */
const weightAt = (weights: Float64Array, index: number): number => weights[index] ?? Number.NaN;

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
