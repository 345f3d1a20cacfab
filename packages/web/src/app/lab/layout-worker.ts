// Computes the layout of a map in the background and sends positions as they improve.

import iterate from 'graphology-layout-forceatlas2/iterate.js';
import { columnLayout } from './layout.ts';
import { layoutOf } from './map-places.ts';
import { number } from './numbers.ts';

export interface LayoutOrder {
  readonly count: number;
  readonly edges: Uint32Array;
  /** From the exit. */
  readonly distances: Int16Array;
}

/** Floats of a node and of an edge in ForceAtlas2's matrices. */
const NODE = 10;
const EDGE = 3;

/** How long the layout is improved, and how long each slice of that work takes. */
const MILLISECONDS = 12_000;
const MOST_ROUNDS = 400;
const SLICE = 100;

/** Whether the page has drawn the last positions and asks for more. */
let wanted = false;

const send = (positions: Float32Array, edges: Uint32Array): void => {
  const layout = layoutOf(positions, edges);
  postMessage(layout, { transfer: [layout.places.buffer] });
};

addEventListener('message', ({ data }: MessageEvent<LayoutOrder | 'more'>) => {
  if (data === 'more') wanted = true;
  else void layOut(data);
});

async function layOut(data: LayoutOrder): Promise<void> {
  const { count, edges, distances } = data;
  const first = columnLayout(count, edges, distances);
  const nodes = new Float32Array(count * NODE);
  for (let node = 0; node < count; node++) {
    nodes[node * NODE] = number(first, 2 * node);
    nodes[node * NODE + 1] = number(first, 2 * node + 1);
    nodes[node * NODE + 6] = 1;
    nodes[node * NODE + 7] = 1;
    nodes[node * NODE + 8] = 1;
  }
  const links = new Float32Array((edges.length / 2) * EDGE);
  for (let edge = 0; edge < edges.length / 2; edge++) {
    const [a, b] = [number(edges, 2 * edge), number(edges, 2 * edge + 1)];
    links[edge * EDGE] = a * NODE;
    links[edge * EDGE + 1] = b * NODE;
    links[edge * EDGE + 2] = 1;
    for (const end of [a, b]) nodes[end * NODE + 6] = number(nodes, end * NODE + 6) + 1;
  }
  send(first, edges);
  const settings = {
    linLogMode: false,
    outboundAttractionDistribution: false,
    adjustSizes: false,
    edgeWeightInfluence: 1,
    scalingRatio: 8,
    strongGravityMode: false,
    gravity: 0.05,
    slowDown: 1 + Math.log(count),
    barnesHutOptimize: count > 400,
    barnesHutTheta: 0.9,
  };
  const start = performance.now();
  let paused = start;
  for (let round = 0; round < MOST_ROUNDS && performance.now() - start < MILLISECONDS; round++) {
    iterate(settings, nodes, links);
    if (performance.now() - paused < SLICE) continue;
    await new Promise((resolve) => setTimeout(resolve));
    paused = performance.now();
    if (!wanted) continue;
    wanted = false;
    send(positionsOf(nodes, count), edges);
  }
  send(positionsOf(nodes, count), edges);
  close();
}

function positionsOf(nodes: Float32Array, count: number): Float32Array {
  const positions = new Float32Array(2 * count);
  for (let node = 0; node < count; node++) {
    positions[2 * node] = number(nodes, node * NODE);
    positions[2 * node + 1] = number(nodes, node * NODE + 1);
  }
  return positions;
}
