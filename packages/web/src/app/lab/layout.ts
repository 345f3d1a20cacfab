// Where the states of a cluster go on the map. The first picture, at once: a column for every distance from the exit,
// ordered by a layout from distances alone (pivot MDS: Brandes and Pich, "Eigensolver methods for progressive
// multidimensional scaling of large data", 2006). ForceAtlas2 then pulls neighbours together and pushes the rest apart.

import { adjacency } from '@unjam/core/engine';

/** States from which distances to all others are measured. */
const PIVOTS = 20;

/** Rounds of the power iteration; more no longer change the picture. */
const ROUNDS = 60;

/** x and y of every node in turn, about 0 0. Deterministic. */
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
      x += (column[node] as number) * (first[pivot] as number);
      y += (column[node] as number) * (second[pivot] as number);
    });
    // a little off the grid, the same each time, so that no two states lie on one another
    positions[2 * node] = x + Math.sin(node * 12.9898) * 0.3;
    positions[2 * node + 1] = y + Math.cos(node * 78.233) * 0.3;
  }
  return spread(positions);
}

/** Breadth-first from pivots, each the node furthest from those before it. */
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
      const from = queue[head] as number;
      for (let e = starts[from] as number; e < (starts[from + 1] as number); e++) {
        const to = ends[e] as number;
        if (column[to] !== -1) continue;
        column[to] = (column[from] as number) + 1;
        queue[tail++] = to;
      }
    }
    let furthest = 0;
    for (let node = 0; node < count; node++) {
      // of a cluster cut off at its limit every state is still reached from the start
      const distance = Math.max(0, column[node] as number);
      nearest[node] = Math.min(nearest[node] as number, distance);
      if ((nearest[node] as number) > (nearest[furthest] as number)) furthest = node;
    }
    columns.push(column);
    pivot = furthest;
  }
  return columns;
}

/** Squares the distances and centres rows and columns. */
function centre(columns: readonly Float64Array[], count: number): void {
  const rowMeans = new Float64Array(count);
  for (const column of columns) {
    let mean = 0;
    for (let node = 0; node < count; node++) {
      const squared = (column[node] as number) ** 2;
      column[node] = squared;
      mean += squared / count;
    }
    for (let node = 0; node < count; node++) {
      column[node] = (column[node] as number) - mean;
      rowMeans[node] = (rowMeans[node] as number) + (column[node] as number) / columns.length;
    }
  }
  for (const column of columns) {
    for (let node = 0; node < count; node++)
      column[node] = ((rowMeans[node] as number) - (column[node] as number)) / 2;
  }
}

/** The direction among the pivots in which the nodes lie furthest apart, at right angles to those given. */
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
      for (let node = 0; node < count; node++) sum += (a[node] as number) * (b[node] as number);
      return sum;
    }),
  );
  for (let round = 0; round < ROUNDS; round++) {
    const next = Float64Array.from(products, (row) => dot(row, vector));
    for (const other of others) {
      const along = dot(next, other);
      for (let i = 0; i < size; i++) next[i] = (next[i] as number) - along * (other[i] as number);
    }
    const length = Math.sqrt(dot(next, next)) || 1;
    vector = next.map((value) => value / length);
  }
  return vector;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] as number) * (b[i] as number);
  return sum;
}

/** Scaled so that nodes are about one unit of ForceAtlas2 apart. */
function spread(positions: Float32Array): Float32Array {
  let extent = 0;
  for (const value of positions) extent = Math.max(extent, Math.abs(value));
  const wanted = Math.sqrt(positions.length / 2) * 12;
  return positions.map((value) => (value / (extent || 1)) * wanted);
}

/**
 * The first picture: every distance from the exit is a column, as high as it has states, the solved ones on the left.
 * Within a column states stand in the order of a pivot layout, so that most neighbours are near one another. x and y
 * of every node in turn, about 0 0, nodes about one unit of ForceAtlas2 apart.
 */
export function columnLayout(count: number, edges: Uint32Array, distances: ArrayLike<number>): Float32Array {
  const pivots = pivotLayout(count, edges);
  const columns: number[][] = [];
  for (let node = 0; node < count; node++) {
    const column = Math.max(0, distances[node] as number);
    columns[column] ??= [];
    columns[column].push(node);
  }
  const most = columns.reduce((most, column) => Math.max(most, column?.length ?? 0), 1);
  const height = Math.sqrt(count) * 12;
  const gap = (height / Math.max(1, columns.length - 1)) * 1.6;
  const across = (node: number) => pivots[2 * node + 1] as number;
  const positions = new Float32Array(2 * count);
  columns.forEach((column, distance) => {
    column.sort((a, b) => across(a) - across(b));
    column.forEach((node, rank) => {
      // several abreast, the same each time, so that a column fills its width
      positions[2 * node] = (distance - (columns.length - 1) / 2 + ((rank * 0.618034) % 1) * 0.8 - 0.4) * gap;
      positions[2 * node + 1] = ((rank + 0.5 - column.length / 2) / most) * height;
    });
  });
  return positions;
}
