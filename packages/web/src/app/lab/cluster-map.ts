// The map: a worker computes the layout, ClusterDrawing draws it, sigma provides the camera and the pointer. Sigma's
// graph has only two nodes, the corners of the layout, so that sigma fits the layout into its frame.

import type { ClusterGraph } from '@unjam/core/engine';
import Graph from 'graphology';
import Sigma from 'sigma';
import type { NodeProgramType } from 'sigma/rendering';
import type { RenderParams } from 'sigma/types';
import { createNormalizationFunction } from 'sigma/utils';
import { ClusterDrawing, type ClusterLook } from './cluster-drawing.ts';
import { type Channels, distanceColour } from './distance-colour.ts';
import type { LayoutOrder } from './layout-worker.ts';
import { number } from './numbers.ts';

export interface ClusterMap {
  /** Marks the present state. */
  mark(state: number): void;
  close(): void;
}

/** After this many milliseconds without movement the map is still. */
const STILL = 140;

/** How near a click must be to a state, in pixels. */
const REACH = 14;

/** A layout is shown for at least this many milliseconds before a better one replaces it. */
const PAUSE = 300;

/** Sigma's layers that this map does not use. */
const UNUSED = ['edges', 'edgeLabels', 'labels', 'hovers', 'hoverNodes'];

/** What sigma calls on a program for nodes. This one draws nothing. */
class NoProgram {
  drawLabel = undefined;
  drawHover = undefined;
  reallocate(): void {}
  kill(): void {}
  process(): void {}
  render(_view: RenderParams): void {}
}

/**
 * Draws a cluster into an element. `onVisit` is called with the number of a state that was clicked.
 *
 * @throws Error if the device has no WebGL
 */
export function drawMap(
  container: HTMLElement,
  cluster: ClusterGraph,
  mark: Channels,
  onVisit: (state: number) => void,
): ClusterMap {
  const probe = document.createElement('canvas');
  if (!(probe.getContext('webgl2') ?? probe.getContext('webgl'))) throw new Error('this device has no WebGL');
  const { count, edges, distances } = cluster;
  const look = lookOf(cluster, mark);
  const corners = new Graph();
  for (const corner of ['least', 'most']) corners.addNode(corner, { x: 0, y: 0 });

  let drawing: ClusterDrawing | undefined;
  let marked = 0;
  /** Whether the pointer is down or the camera moved in the last moments. */
  let moving = false;
  /** Called after a frame with all lines. */
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
      nodeProgramClasses: { circle: nodeProgram(Program) },
      nodeHoverProgramClasses: { circle: nodeProgram(NoProgram) },
      renderLabels: false,
      enableEdgeEvents: false,
      enableCameraRotation: false,
      minCameraRatio: 0.01,
      maxCameraRatio: 3,
      allowInvalidContainer: true,
    });
    const canvases = sigma.getCanvases();
    for (const layer of UNUSED) canvases[layer]?.style.setProperty('display', 'none');
    // these listeners read a pixel from the graphics card at every movement, to find the node under the pointer
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
    // the layout does not change while the map is being moved
    if (moving) {
      setTimeout(() => apply(places), STILL);
      return;
    }
    const { x, y } = extentOf(places);
    const fit = createNormalizationFunction({ x, y });
    const framed = new Float32Array(places.length);
    for (let i = 0; i < places.length; i += 2) {
      const place = fit({ x: number(places, i), y: number(places, i + 1) });
      framed[i] = place.x;
      framed[i + 1] = place.y;
    }
    corners.mergeNodeAttributes('least', { x: x[0], y: y[0] });
    corners.mergeNodeAttributes('most', { x: x[1], y: y[1] });
    whenDone = () => {
      whenDone = () => {};
      setTimeout(() => layout.postMessage('more'), PAUSE);
    };
    // sigma starts with the first layout
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

/**
 * A program as sigma's types want it. They ask for sigma's own base class; sigma itself calls only what NoProgram has.
 */
function nodeProgram(program: new (gl: WebGLRenderingContext) => NoProgram): NodeProgramType {
  const accepted: unknown = program;
  return accepted as NodeProgramType; // see above
}

/** The least and the greatest x and y. */
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
    const distance = number(distances, state);
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
