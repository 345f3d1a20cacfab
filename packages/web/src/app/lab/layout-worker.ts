// Computes the layout of a map in the background and sends positions as they improve.

import iterate from 'graphology-layout-forceatlas2/iterate.js';
import { columnLayout } from './layout.ts';
import { matricesOf, positionsOf } from './layout-matrices.ts';
import { layoutOf } from './map-places.ts';

export interface LayoutOrder {
  readonly count: number;
  readonly edges: Uint32Array;
  /** From the exit. */
  readonly distances: Int16Array;
}

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
  const { nodes, links } = matricesOf(first, edges);
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
    send(positionsOf(nodes), edges);
  }
  send(positionsOf(nodes), edges);
  close();
}
