// The map itself: a worker lays out, ClusterDrawing draws, sigma has the camera and the pointer. The graph that sigma
// knows are the two corners of the layout, by which it fits it into its frame.

import type { ClusterGraph } from '@unjam/core/engine';
import Graph from 'graphology';
import Sigma from 'sigma';
import type { NodeProgramType } from 'sigma/rendering';
import type { RenderParams } from 'sigma/types';
import { createNormalizationFunction } from 'sigma/utils';
import { ClusterDrawing, type ClusterLook } from './cluster-drawing.ts';
import { type Channels, distanceColour } from './distance-colour.ts';
import type { LayoutOrder } from './layout-worker.ts';

export interface ClusterMap {
  /** Marks the state one is in. */
  mark(state: number): void;
  close(): void;
}

/** Milliseconds without a movement after which the map is still. */
const STILL = 140;

/** How near to a state a click has to be, in pixels. */
const REACH = 14;

/** Milliseconds for which a layout is at least shown before a better one. */
const PAUSE = 300;

/** The layers that sigma makes and this map draws nothing on. */
const UNUSED = ['edges', 'edgeLabels', 'labels', 'hovers', 'hoverNodes'];

/** What sigma asks of a program for nodes; it draws none. */
class NoProgram {
  drawLabel = undefined;
  drawHover = undefined;
  reallocate(): void {}
  kill(): void {}
  process(): void {}
  render(_view: RenderParams): void {}
}

/**
 * Draws a cluster into an element; `onVisit` is called with the state that was clicked.
 * Throws where there is no WebGL.
 */
export function drawMap(
  container: HTMLElement,
  cluster: ClusterGraph,
  mark: Channels,
  onVisit: (state: number) => void,
): ClusterMap {
  const probe = document.createElement('canvas');
  if (!(probe.getContext('webgl2') ?? probe.getContext('webgl'))) throw new Error('there is no WebGL');
  const { count, edges, distances } = cluster;
  const look = lookOf(cluster, mark);
  const corners = new Graph();
  for (const corner of ['least', 'most']) corners.addNode(corner, { x: 0, y: 0 });

  let drawing: ClusterDrawing | undefined;
  let marked = 0;
  /** Whether the pointer is down or the camera was moving a moment ago. */
  let moving = false;
  /** Called when all lines are drawn. */
  let whenDone = (): void => {};

  class Program extends NoProgram {
    constructor(gl: WebGLRenderingContext) {
      super();
      drawing = new ClusterDrawing(gl, look);
      drawing.marked = marked;
    }
    override render(view: RenderParams): void {
      if (drawing?.draw(view, moving)) whenDone();
      else sigma?.scheduleRender();
    }
  }

  const show = () => {
    const sigma = new Sigma(corners, container, {
      nodeProgramClasses: { circle: Program as unknown as NodeProgramType },
      nodeHoverProgramClasses: { circle: NoProgram as unknown as NodeProgramType },
      renderLabels: false,
      enableEdgeEvents: false,
      enableCameraRotation: false,
      minCameraRatio: 0.01,
      maxCameraRatio: 3,
      allowInvalidContainer: true,
    });
    for (const layer of UNUSED) (sigma.getCanvases()[layer] as HTMLElement).style.display = 'none';
    // they would read a pixel back from the graphics card with every movement, to find the node under the pointer
    for (const event of ['mousemove', 'wheel'] as const) sigma.getMouseCaptor().removeAllListeners(event);
    sigma.getTouchCaptor().removeAllListeners('touchmove');

    const under = (at: { x: number; y: number }) => {
      const { x, y } = sigma.viewportToFramedGraph(at);
      const edge = sigma.viewportToFramedGraph({ x: at.x + REACH, y: at.y });
      return drawing?.nearest(x, y, Math.abs(edge.x - x));
    };
    sigma.on('clickStage', ({ event }) => {
      const state = under(event);
      if (state !== undefined) onVisit(state);
    });
    sigma.on('moveBody', ({ event }) => {
      if (!moving) container.classList.toggle('over-state', under(event) !== undefined);
    });
    let rest: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    const keepMoving = () => {
      moving = true;
      clearTimeout(rest);
      if (held) return;
      rest = setTimeout(() => {
        moving = false;
        sigma.scheduleRender();
      }, STILL);
    };
    const hold = (down: boolean) => () => {
      held = down;
      if (moving) keepMoving();
    };
    container.addEventListener('pointerdown', hold(true), { signal: closed.signal });
    for (const end of ['pointerup', 'pointercancel'])
      addEventListener(end, hold(false), { signal: closed.signal });
    sigma.getCamera().on('updated', keepMoving);
    return sigma;
  };

  let sigma: Sigma | undefined;
  const closed = new AbortController();
  const layout = new Worker(new URL('./layout-worker.ts', import.meta.url), { type: 'module' });

  const apply = (places: Float32Array) => {
    if (closed.signal.aborted) return;
    // a map that is being moved stays as it is
    if (moving) {
      setTimeout(() => apply(places), STILL);
      return;
    }
    const { x, y } = extentOf(places);
    const fit = createNormalizationFunction({ x, y });
    const framed = new Float32Array(places.length);
    for (let i = 0; i < places.length; i += 2) {
      const place = fit({ x: places[i] as number, y: places[i + 1] as number });
      framed[i] = place.x;
      framed[i + 1] = place.y;
    }
    corners.mergeNodeAttributes('least', { x: x[0], y: y[0] });
    corners.mergeNodeAttributes('most', { x: x[1], y: y[1] });
    whenDone = () => {
      whenDone = () => {};
      setTimeout(() => layout.postMessage('more'), PAUSE);
    };
    // nothing is shown before there is a first picture
    sigma ??= show();
    drawing?.place(framed);
    sigma.refresh({ schedule: true });
  };
  layout.onmessage = ({ data }: MessageEvent<Float32Array>) => apply(data);
  layout.postMessage({ count, edges, distances } satisfies LayoutOrder);

  return {
    mark(state) {
      marked = state;
      if (drawing) drawing.marked = state;
      sigma?.scheduleRender();
    },
    close() {
      closed.abort();
      layout.terminate();
      sigma?.kill();
    },
  };
}

function extentOf(places: Float32Array): Record<'x' | 'y', [number, number]> {
  const extent: Record<'x' | 'y', [number, number]> = { x: [0, 0], y: [0, 0] };
  places.forEach((value, i) => {
    const side = i % 2 === 0 ? extent.x : extent.y;
    side[0] = Math.min(side[0], value);
    side[1] = Math.max(side[1], value);
  });
  return extent;
}

function lookOf({ count, edges, distances }: ClusterGraph, mark: Channels): ClusterLook {
  const hardest = distances.reduce((most, distance) => Math.max(most, distance), 0);
  const radius = Math.max(1.6, Math.min(7, 90 / Math.sqrt(count)));
  const states = new Uint8Array(4 * count);
  const front: number[] = [];
  for (let state = 0; state < count; state++) {
    const distance = distances[state] as number;
    states.set([...distanceColour(distance, hardest), 4 * radius * (distance === 0 ? 1.5 : 1)], 4 * state);
    if (distance === 0) front.push(state);
  }
  return {
    edges,
    states,
    front: Uint32Array.from(front),
    opacity: Math.max(0.2, Math.min(0.7, 12 / Math.sqrt(edges.length))),
    mark,
  };
}
