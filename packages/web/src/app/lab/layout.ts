// Places the states of a cluster on the map. The first layout has a column for every distance from the exit; within a
// column the order comes from pivot MDS, a layout computed from distances alone (Brandes and Pich, "Eigensolver methods
// for progressive multidimensional scaling of large data", 2006). ForceAtlas2 then improves that layout: it pulls
// neighbours together and pushes other states apart.

import { adjacency } from '@unjam/core/engine';
import { number } from './numbers.ts';

/** States from which distances to all others are measured. */
const PIVOTS = 20;

/** Rounds of the power iteration; more rounds do not change the layout visibly. */
const ROUNDS = 60;

/** Pivot MDS: x and y of every node in turn, around 0, 0. Equal input gives equal output. */
export function pivotLayout(count: number, edges: Uint32Array): Float32Array {
  const pivots = Math.min(PIVOTS, count);
  const columns = distancesToPivots(count, edges, pivots);
  centre(columns, count);
  const first = axis(columns, count, []);
  const second = axis(columns, count, [first]);
  const positions = new Float32Array(2 * count);
  for (let node = 0; node < count; node++) {
    let x = 0;
    let y = 0;
    columns.forEach((column, pivot) => {
      x += number(column, node) * number(first, pivot);
      y += number(column, node) * number(second, pivot);
    });
    // small fixed shifts, so that no two states have the same place
    positions[2 * node] = x + Math.sin(node * 12.9898) * 0.3;
    positions[2 * node + 1] = y + Math.cos(node * 78.233) * 0.3;
  }
  return spread(positions);
}

/** Distances by breadth-first search from each pivot. The next pivot is the node farthest from all before it. */
function distancesToPivots(count: number, edges: Uint32Array, pivots: number): Float64Array[] {
  const { starts, ends } = adjacency(count, edges);
  const nearest = new Int32Array(count).fill(count);
  const queue = new Uint32Array(count);
  const columns: Float64Array[] = [];
  let pivot = 0;
  for (let i = 0; i < pivots; i++) {
    const column = new Float64Array(count).fill(-1);
    column[pivot] = 0;
    queue[0] = pivot;
    let tail = 1;
    for (let head = 0; head < tail; head++) {
      const from = number(queue, head);
      for (let e = number(starts, from); e < number(starts, from + 1); e++) {
        const to = number(ends, e);
        if (column[to] !== -1) continue;
        column[to] = number(column, from) + 1;
        queue[tail++] = to;
      }
    }
    let furthest = 0;
    for (let node = 0; node < count; node++) {
      // even in a cluster that was cut off at its limit every state is reached from the start
      const distance = Math.max(0, number(column, node));
      nearest[node] = Math.min(number(nearest, node), distance);
      if (number(nearest, node) > number(nearest, furthest)) furthest = node;
    }
    columns.push(column);
    pivot = furthest;
  }
  return columns;
}

/** Squares the distances and subtracts the means of rows and columns. */
function centre(columns: readonly Float64Array[], count: number): void {
  const rowMeans = new Float64Array(count);
  for (const column of columns) {
    let mean = 0;
    for (let node = 0; node < count; node++) {
      const squared = number(column, node) ** 2;
      column[node] = squared;
      mean += squared / count;
    }
    for (let node = 0; node < count; node++) {
      column[node] = number(column, node) - mean;
      rowMeans[node] = number(rowMeans, node) + number(column, node) / columns.length;
    }
  }
  for (const column of columns) {
    for (let node = 0; node < count; node++)
      column[node] = (number(rowMeans, node) - number(column, node)) / 2;
  }
}

/** The direction in which the nodes are spread most, at right angles to the given ones, by power iteration. */
function axis(
  columns: readonly Float64Array[],
  count: number,
  others: readonly Float64Array[],
): Float64Array {
  const size = columns.length;
  let vector = Float64Array.from({ length: size }, (_, i) => Math.sin(i * 3.7 + 1));
  const products = columns.map((a) =>
    Float64Array.from(columns, (b) => {
      let sum = 0;
      for (let node = 0; node < count; node++) sum += number(a, node) * number(b, node);
      return sum;
    }),
  );
  for (let round = 0; round < ROUNDS; round++) {
    const next = Float64Array.from(products, (row) => dot(row, vector));
    for (const other of others) {
      const along = dot(next, other);
      for (let i = 0; i < size; i++) next[i] = number(next, i) - along * number(other, i);
    }
    const length = Math.sqrt(dot(next, next)) || 1;
    vector = next.map((value) => value / length);
  }
  return vector;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += number(a, i) * number(b, i);
  return sum;
}

/** The positions scaled so that nodes are about one unit of ForceAtlas2 apart. */
function spread(positions: Float32Array): Float32Array {
  let extent = 0;
  for (const value of positions) extent = Math.max(extent, Math.abs(value));
  const wanted = Math.sqrt(positions.length / 2) * 12;
  return positions.map((value) => (value / (extent || 1)) * wanted);
}

/**
 * The first layout: a column for every distance from the exit, the solved states on the left. The height of a column
 * is its number of states, and the order in it that of the pivot layout, so that most neighbours are close. Returns x
 * and y of every node in turn, around 0, 0, nodes about one unit of ForceAtlas2 apart.
 */
export function columnLayout(count: number, edges: Uint32Array, distances: ArrayLike<number>): Float32Array {
  const pivots = pivotLayout(count, edges);
  const columns: number[][] = [];
  for (let node = 0; node < count; node++) {
    const column = Math.max(0, number(distances, node));
    columns[column] ??= [];
    columns[column].push(node);
  }
  const most = columns.reduce((most, column) => Math.max(most, column?.length ?? 0), 1);
  const height = Math.sqrt(count) * 12;
  const gap = (height / Math.max(1, columns.length - 1)) * 1.6;
  const across = (node: number) => number(pivots, 2 * node + 1);
  const positions = new Float32Array(2 * count);
  columns.forEach((column, distance) => {
    column.sort((a, b) => across(a) - across(b));
    column.forEach((node, rank) => {
      // states are spread over the width of their column, always in the same way
      positions[2 * node] = (distance - (columns.length - 1) / 2 + ((rank * 0.618034) % 1) * 0.8 - 0.4) * gap;
      positions[2 * node + 1] = ((rank + 0.5 - column.length / 2) / most) * height;
    });
  });
  return positions;
}
