// The map with WebGL: a worker computes the layout, ClusterDrawing draws it, and MapView has the camera and the pointer.

import type { ClusterGraph } from '@unjam/core/engine';
import { ClusterDrawing, type ClusterLook } from './cluster-drawing.ts';
import { type ClusterMap, joined, type MapEvents } from './cluster-map-types.ts';
import { distanceColour } from './distance-colour.ts';
import { startLayout } from './map-layout.ts';
import { MapOverlay, type Marks, type OverlayColours } from './map-overlay.ts';
import type { Layout } from './map-places.ts';
import { STILL, startView } from './map-view.ts';
import { number } from './numbers.ts';
import type { Gl } from './shaders.ts';

/** Draws a cluster into an element with WebGL, on a canvas that this function puts there. */
export function drawMap(
  container: HTMLElement,
  canvas: HTMLCanvasElement,
  gl: Gl,
  cluster: ClusterGraph,
  colours: OverlayColours,
  events: MapEvents,
): ClusterMap {
  canvas.className = 'graph';
  container.append(canvas);
  const overlay = new MapOverlay(container, colours);
  const drawing = new ClusterDrawing(gl, lookOf(cluster));
  const closed = new AbortController();
  let marks: Marks | undefined;
  /** Called after a frame with all lines. */
  let whenDone = (): void => {};

  const draw = () => {
    const ratio = devicePixelRatio || 1;
    const shot = camera.shot(ratio);
    const [width, height] = [shot.width * ratio, shot.height * ratio].map(Math.round);
    if (width !== undefined && canvas.width !== width) canvas.width = width;
    if (height !== undefined && canvas.height !== height) canvas.height = height;
    const done = drawing.draw(shot, view.isMoving());
    if (marks) overlay.draw(drawing.places, marks, (x, y) => camera.project(x, y));
    return done;
  };
  let frame = 0;
  const drawSoon = () => {
    if (closed.signal.aborted || drawing.places.length === 0) return;
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      if (draw()) whenDone();
      else drawSoon();
    });
  };
  const view = startView(
    container,
    () => drawing.places,
    { ...events, onMove: drawSoon, onStill: drawSoon },
    closed.signal,
  );
  const { camera } = view;

  const apply = (next: Layout) => {
    if (closed.signal.aborted) return;
    // the layout does not change while the map is being moved
    if (view.isMoving()) {
      setTimeout(() => apply(next), STILL);
      return;
    }
    whenDone = () => {
      whenDone = () => {};
      layout.drawn();
    };
    camera.layout = next.size;
    drawing.place(next);
    drawSoon();
  };
  const layout = startLayout(cluster, apply);

  return {
    mark(next) {
      marks = next;
      drawSoon();
    },
    fit: view.fit,
    zoom: view.zoom,
    follow: view.follow,
    picture() {
      // the pixels of WebGL can be read only in the task that drew them
      if (drawing.places.length > 0) draw();
      return joined(container);
    },
    close() {
      closed.abort();
      cancelAnimationFrame(frame);
      layout.close();
      overlay.remove();
      canvas.remove();
      // a browser allows only a few contexts at a time
      gl.getExtension('WEBGL_lose_context')?.loseContext();
    },
  };
}

function lookOf({ count, edges, distances }: ClusterGraph): ClusterLook {
  const hardest = distances.reduce((most, distance) => Math.max(most, distance), 0);
  // of the distances from -1, which a state without a way to the exit has
  const colours = Array.from({ length: hardest + 2 }, (_, i) => distanceColour(i - 1, hardest));
  const states = new Uint8Array(4 * count);
  const front: number[] = [];
  for (let state = 0; state < count; state++) {
    const distance = number(distances, state);
    states.set(colours[distance + 1] ?? [], 4 * state);
    states[4 * state + 3] = distance === 0 ? 150 : 100;
    if (distance === 0) front.push(state);
  }
  return { edges, states, front: Uint32Array.from(front) };
}
