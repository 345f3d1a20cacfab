// The map: a worker computes the layout, ClusterDrawing draws it, sigma provides the camera and the pointer. Sigma's
// graph has only two nodes, the corners of the frame, so that sigma fits the frame into the element.

import type { ClusterGraph } from '@unjam/core/engine';
import Graph from 'graphology';
import Sigma from 'sigma';
import type { NodeProgramType } from 'sigma/rendering';
import type { RenderParams } from 'sigma/types';
import { ClusterDrawing, type ClusterLook } from './cluster-drawing.ts';
import { CALM, type ClusterMap, joined, type MapEvents, REACH } from './cluster-map-types.ts';
import { distanceColour } from './distance-colour.ts';
import { startLayout } from './map-layout.ts';
import { MapOverlay, type Marks, type OverlayColours } from './map-overlay.ts';
import { nearest, sizeOf } from './map-places.ts';
import { number } from './numbers.ts';

/** After this many milliseconds without movement the map is still. */
const STILL = 140;

/** Sigma's layers that this map does not use: those that sigma can do without, and those that stay, hidden. */
const REMOVED = ['edges', 'edgeLabels', 'labels'];
const HIDDEN = ['hovers', 'hoverNodes'];

/** What sigma calls on a program for nodes. This one draws nothing. */
class NoProgram {
  drawLabel = undefined;
  drawHover = undefined;
  reallocate(): void {}
  kill(): void {}
  process(): void {}
  render(_view: RenderParams): void {}
}

/** Draws a cluster into an element with WebGL. */
export function drawMap(
  container: HTMLElement,
  cluster: ClusterGraph,
  colours: OverlayColours,
  { onVisit, onHover }: MapEvents,
): ClusterMap {
  const look = lookOf(cluster);
  const corners = new Graph();
  corners.addNode('least', { x: 0, y: 0 });
  corners.addNode('most', { x: 1, y: 1 });

  let drawing: ClusterDrawing | undefined;
  let overlay: MapOverlay | undefined;
  let marks: Marks | undefined;
  /** Whether the pointer is down or the camera moved in the last moments. */
  let moving = false;
  /** Called after a frame with all lines. */
  let whenDone = (): void => {};

  class Program extends NoProgram {
    constructor(gl: WebGLRenderingContext) {
      super();
      drawing = new ClusterDrawing(gl, look);
    }
    override render(view: RenderParams): void {
      if (drawing?.draw(view, moving)) whenDone();
      else sigma?.scheduleRender();
    }
  }

  const drawOverlay = () => {
    if (!sigma || !drawing || !marks) return;
    const { places } = drawing;
    const shown = sigma;
    overlay?.draw(places, marks, (x, y) => shown.framedGraphToViewport({ x, y }));
  };

  const show = () => {
    const sigma = new Sigma(corners, container, {
      nodeProgramClasses: { circle: nodeProgram(Program) },
      nodeHoverProgramClasses: { circle: nodeProgram(NoProgram) },
      renderLabels: false,
      enableEdgeEvents: false,
      enableCameraRotation: false,
      minCameraRatio: 0.01,
      maxCameraRatio: 2,
      allowInvalidContainer: true,
    });
    for (const layer of REMOVED) sigma.killLayer(layer);
    // it would clear those layers too; ClusterDrawing clears its own
    sigma.clear = () => sigma;
    const canvases = sigma.getCanvases();
    for (const layer of HIDDEN) canvases[layer]?.style.setProperty('display', 'none');
    // these listeners read a pixel from the graphics card at every movement, to find the node under the pointer
    for (const event of ['mousemove', 'wheel'] as const) sigma.getMouseCaptor().removeAllListeners(event);
    sigma.getTouchCaptor().removeAllListeners('touchmove');
    overlay = new MapOverlay(container, colours);
    sigma.on('afterRender', drawOverlay);

    const under = (at: { x: number; y: number }) => {
      const { x, y } = sigma.viewportToFramedGraph(at);
      const edge = sigma.viewportToFramedGraph({ x: at.x + REACH, y: at.y });
      return drawing && nearest(drawing.places, x, y, Math.abs(edge.x - x));
    };
    sigma.on('clickStage', ({ event }) => {
      const state = under(event);
      if (state !== undefined) onVisit(state);
    });
    sigma.on('moveBody', ({ event }) => {
      onHover(moving ? undefined : under(event), event.x, event.y);
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

  const apply = (places: Float32Array) => {
    if (closed.signal.aborted) return;
    // the layout does not change while the map is being moved
    if (moving) {
      setTimeout(() => apply(places), STILL);
      return;
    }
    whenDone = () => {
      whenDone = () => {};
      layout.drawn();
    };
    if (!sigma) {
      // sigma starts with the first layout, as small as possible, and gets its size in a task of its own: a phone needs a
      // tenth of a second for each
      container.style.display = 'none';
      sigma = show();
      container.style.removeProperty('display');
      setTimeout(() => {
        sigma?.resize();
        apply(places);
      });
      return;
    }
    const { width, height } = sizeOf(places);
    corners.mergeNodeAttributes('least', { x: 0.5 - width / 2, y: 0.5 - height / 2 });
    corners.mergeNodeAttributes('most', { x: 0.5 + width / 2, y: 0.5 + height / 2 });
    drawing?.place(places);
    sigma.refresh({ schedule: true });
  };
  const layout = startLayout(cluster, apply);
  const turn = (to: { x?: number; y?: number; ratio?: number }) => {
    const camera = sigma?.getCamera();
    if (!camera) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) camera.setState(to);
    else void camera.animate(to, { duration: 250 });
  };

  return {
    mark(next) {
      marks = next;
      sigma?.scheduleRender();
    },
    fit: () => turn({ x: 0.5, y: 0.5, ratio: 1 }),
    zoom: (factor) => turn({ ratio: (sigma?.getCamera().ratio ?? 1) / factor }),
    follow(state) {
      if (!sigma || !drawing || drawing.places.length === 0) return;
      const place = { x: number(drawing.places, 2 * state), y: number(drawing.places, 2 * state + 1) };
      const { x, y } = sigma.framedGraphToViewport(place);
      const { width, height } = sigma.getDimensions();
      if (Math.abs(x / width - 0.5) > CALM || Math.abs(y / height - 0.5) > CALM) turn(place);
    },
    picture() {
      // the pixels of WebGL can be read only in the task that drew them
      sigma?.refresh();
      return joined(container);
    },
    close() {
      closed.abort();
      layout.close();
      sigma?.kill();
      overlay?.remove();
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

function lookOf({ count, edges, distances }: ClusterGraph): ClusterLook {
  const hardest = distances.reduce((most, distance) => Math.max(most, distance), 0);
  const states = new Uint8Array(4 * count);
  const front: number[] = [];
  for (let state = 0; state < count; state++) {
    const distance = number(distances, state);
    states.set([...distanceColour(distance, hardest), distance === 0 ? 150 : 100], 4 * state);
    if (distance === 0) front.push(state);
  }
  return { edges, states, front: Uint32Array.from(front) };
}
