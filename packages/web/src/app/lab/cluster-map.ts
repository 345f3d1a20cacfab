// The map itself: sigma draws, a worker lays out.

import Graph from 'graphology';
import Sigma from 'sigma';
import type { ClusterGraph } from '../solver/solver.ts';
import { distanceColour, SOLVED } from './distance-colour.ts';
import type { LayoutOrder } from './layout-worker.ts';

export interface ClusterMap {
  /** Marks the state one is in. */
  mark(state: number): void;
  close(): void;
}

export interface MapColours {
  readonly edge: string;
  readonly mark: string;
}

/** Draws a cluster into an element; `onVisit` is called with the state that was clicked. */
export function drawMap(
  container: HTMLElement,
  cluster: ClusterGraph,
  colours: MapColours,
  onVisit: (state: number) => void,
): ClusterMap {
  const { count, edges, distances } = cluster;
  const hardest = distances.reduce((most, distance) => Math.max(most, distance), 0);
  const size = Math.max(1.6, Math.min(7, 90 / Math.sqrt(count)));
  const graph = new Graph({ type: 'undirected', multi: false, allowSelfLoops: false });
  for (let state = 0; state < count; state++) {
    const distance = distances[state] as number;
    graph.addNode(state, {
      x: Math.cos(state),
      y: Math.sin(state),
      size: distance === 0 ? size * 1.5 : size,
      color: distanceColour(distance, hardest),
      zIndex: distance === 0 ? 1 : 0,
    });
  }
  for (let i = 0; i < edges.length; i += 2) {
    graph.addEdge(edges[i], edges[i + 1], { size: 0.4, color: colours.edge });
  }
  const show = () => {
    const sigma = new Sigma(graph, container, {
      renderLabels: false,
      hideEdgesOnMove: count > 3000,
      enableEdgeEvents: false,
      zIndex: true,
      minCameraRatio: 0.01,
      maxCameraRatio: 3,
      defaultEdgeType: 'line',
      itemSizesReference: 'screen',
      allowInvalidContainer: true,
    });
    sigma.on('clickNode', ({ node }) => onVisit(Number(node)));
    return sigma;
  };
  let sigma: Sigma | undefined;

  const layout = new Worker(new URL('./layout-worker.ts', import.meta.url), { type: 'module' });
  layout.onmessage = ({ data }: MessageEvent<Float32Array>) => {
    let state = 0;
    graph.updateEachNodeAttributes(
      (_, attributes) => {
        attributes.x = data[2 * state];
        attributes.y = data[2 * state + 1];
        state++;
        return attributes;
      },
      { attributes: ['x', 'y'] },
    );
    // nothing is shown before there is a first picture
    sigma ??= show();
    // drawing may take a fifth of the time at most, so that the page answers while the map improves
    const begin = performance.now();
    sigma.once('afterRender', () => {
      setTimeout(() => layout.postMessage('more'), 4 * (performance.now() - begin));
    });
  };
  layout.postMessage({ count, edges } satisfies LayoutOrder);

  let marked: number | undefined;
  return {
    mark(state) {
      if (marked !== undefined) {
        const distance = distances[marked] as number;
        graph.mergeNodeAttributes(marked, {
          size: distance === 0 ? size * 1.5 : size,
          color: distance === 0 ? SOLVED : distanceColour(distance, hardest),
          zIndex: distance === 0 ? 1 : 0,
        });
      }
      graph.mergeNodeAttributes(state, { size: size + 6, color: colours.mark, zIndex: 2 });
      marked = state;
    },
    close() {
      layout.terminate();
      sigma?.kill();
    },
  };
}
