// The map on a plain canvas, for devices without WebGL. While it moves it shows the states alone; when it is still it
// adds the lines, some in every frame. It carries the 30,000 states that the page asks for.

import type { ClusterGraph } from '@unjam/core/engine';
import { type ClusterMap, joined, type MapEvents } from './cluster-map-types.ts';
import { startLayout } from './map-layout.ts';
import { fitCanvas, MapOverlay, type Marks, type OverlayColours } from './map-overlay.ts';
import { type Layout, lineOpacity, stateSize } from './map-places.ts';
import { startView } from './map-view.ts';
import { number } from './numbers.ts';
import { drawGroups, groupsOf } from './state-groups.ts';

/** Lines drawn in one frame. */
const SLICE = 4000;

/** Draws a cluster into an element without WebGL. */
export function drawOnCanvas(
  container: HTMLElement,
  cluster: ClusterGraph,
  colours: OverlayColours,
  events: MapEvents,
): ClusterMap {
  const { edges, distances } = cluster;
  const [lines, states] = ['lines', 'states'].map((name) => {
    const canvas = document.createElement('canvas');
    canvas.className = name;
    container.append(canvas);
    return canvas;
  });
  if (!lines || !states) throw new Error('the page has no canvas');
  const overlay = new MapOverlay(container, colours);
  const groups = groupsOf(distances);
  let { places, crowd }: Pick<Layout, 'places' | 'crowd'> = {
    places: new Float32Array(0),
    crowd: { spacing: 0, lines: 0 },
  };
  let marks: Marks | undefined;
  const closed = new AbortController();
  const { signal } = closed;

  const drawStates = () => {
    const context = fitCanvas(states);
    if (!context) return;
    drawGroups(context, groups, camera.box, stateSize(crowd, camera.scale), (state) =>
      project(number(places, 2 * state), number(places, 2 * state + 1)),
    );
    if (marks) overlay.draw(places, marks, project);
  };

  let frame = 0;
  const drawLines = () => {
    const context = fitCanvas(lines);
    if (!context) return;
    context.globalAlpha = lineOpacity(crowd, camera.scale);
    let edge = 0;
    const more = () => {
      const groupsOfLines = new Map<string, Path2D>();
      for (const end = Math.min(edges.length, edge + 2 * SLICE); edge < end; edge += 2) {
        const [a, b] = [number(edges, edge), number(edges, edge + 1)];
        const colour = colourOf(Math.max(number(distances, a), number(distances, b)));
        const path = groupsOfLines.get(colour) ?? new Path2D();
        groupsOfLines.set(colour, path);
        const from = project(number(places, 2 * a), number(places, 2 * a + 1));
        const to = project(number(places, 2 * b), number(places, 2 * b + 1));
        path.moveTo(from.x, from.y);
        path.lineTo(to.x, to.y);
      }
      for (const [colour, path] of groupsOfLines) {
        context.strokeStyle = colour;
        context.stroke(path);
      }
      if (edge < edges.length) frame = requestAnimationFrame(more);
      else layout.drawn();
    };
    more();
  };
  const colourOf = (distance: number) => groups.find((one) => one.distance === distance)?.colour ?? '#888';

  /** Draws the states in the next frame. */
  const drawSoon = () => {
    if (places.length === 0) return;
    cancelAnimationFrame(frame);
    lines.style.opacity = '0';
    frame = requestAnimationFrame(drawStates);
  };
  const view = startView(
    container,
    () => places,
    {
      ...events,
      onMove: drawSoon,
      onStill: () => {
        if (places.length === 0) return;
        lines.style.opacity = '1';
        drawLines();
      },
    },
    signal,
  );
  const { camera } = view;
  const project = (x: number, y: number) => camera.project(x, y);

  const layout = startLayout(cluster, (next) => {
    if (signal.aborted) return;
    ({ places, crowd } = next);
    camera.layout = next.size;
    view.changed();
  });

  return {
    mark(next) {
      marks = next;
      if (places.length > 0) overlay.draw(places, marks, project);
    },
    fit: view.fit,
    zoom: view.zoom,
    follow: view.follow,
    picture: () => joined(container),
    close() {
      closed.abort();
      cancelAnimationFrame(frame);
      layout.close();
      overlay.remove();
      lines.remove();
      states.remove();
    },
  };
}
