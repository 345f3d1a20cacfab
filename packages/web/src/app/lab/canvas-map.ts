// The map on a plain canvas, for devices without WebGL. While it moves it shows the states alone; when it is still it
// adds the lines, some in every frame. It carries the 30,000 states that the page asks for.

import type { ClusterGraph } from '@unjam/core/engine';
import { CALM, type ClusterMap, joined, type MapEvents, REACH } from './cluster-map-types.ts';
import { cssColour, distanceColour } from './distance-colour.ts';
import { startLayout } from './map-layout.ts';
import { fitCanvas, MapOverlay, type Marks, type OverlayColours } from './map-overlay.ts';
import { type Crowd, crowdOf, lineOpacity, nearest, sizeOf, stateSize } from './map-places.ts';
import { number } from './numbers.ts';

/** After this many milliseconds without movement the map is still. */
const STILL = 160;

/** Lines drawn in one frame. */
const SLICE = 4000;

/** Pixels around the whole cluster. */
const PADDING = 30;

/** The farthest and the nearest that the map can be zoomed. */
const ZOOMS = { least: 0.5, most: 100 } as const;

/** A pointer that moved less than so many pixels was a click. */
const CLICK = 5;

/** Draws a cluster into an element without WebGL. */
export function drawOnCanvas(
  container: HTMLElement,
  cluster: ClusterGraph,
  colours: OverlayColours,
  { onVisit, onHover }: MapEvents,
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
  let places = new Float32Array(0);
  let crowd: Crowd = { spacing: 0, lines: 0 };
  let size = { width: 1, height: 1 };
  let marks: Marks | undefined;
  /** The place of the frame in the middle of the element, and how many times it is enlarged. */
  const camera = { x: 0.5, y: 0.5, zoom: 1 };
  const closed = new AbortController();
  const { signal } = closed;

  const box = () => ({ width: container.clientWidth, height: container.clientHeight });
  const scaleNow = () => {
    const { width, height } = box();
    const fitting = Math.min((width - 2 * PADDING) / size.width, (height - 2 * PADDING) / size.height);
    return Math.max(1, fitting) * camera.zoom;
  };
  // y goes up in the frame, as it does in sigma's
  const project = (x: number, y: number) => {
    const { width, height } = box();
    const scale = scaleNow();
    return { x: width / 2 + (x - camera.x) * scale, y: height / 2 - (y - camera.y) * scale };
  };
  const placeAt = (x: number, y: number) => {
    const { width, height } = box();
    const scale = scaleNow();
    return { x: camera.x + (x - width / 2) / scale, y: camera.y - (y - height / 2) / scale };
  };

  const drawStates = () => {
    const context = fitCanvas(states);
    if (!context) return;
    const { diameter, opacity } = stateSize(crowd, scaleNow());
    const { width, height } = box();
    for (const { colour, members, solved } of groups) {
      context.fillStyle = colour;
      context.globalAlpha = solved ? 1 : opacity;
      const side = solved ? diameter * 1.4 : diameter;
      context.beginPath();
      for (const state of members) {
        const { x, y } = project(number(places, 2 * state), number(places, 2 * state + 1));
        if (x < -side || y < -side || x > width + side || y > height + side) continue;
        if (side < 4) context.rect(x - side / 2, y - side / 2, side, side);
        else {
          context.moveTo(x + side / 2, y);
          context.arc(x, y, side / 2, 0, 2 * Math.PI);
        }
      }
      context.fill();
    }
    if (marks) overlay.draw(places, marks, project);
  };

  let frame = 0;
  let rest: ReturnType<typeof setTimeout> | undefined;
  const drawLines = () => {
    const context = fitCanvas(lines);
    if (!context) return;
    context.globalAlpha = lineOpacity(crowd, scaleNow());
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

  /** Draws the states in the next frame, and the lines when the map is still. */
  const redraw = () => {
    cancelAnimationFrame(frame);
    clearTimeout(rest);
    lines.style.opacity = '0';
    frame = requestAnimationFrame(() => {
      if (signal.aborted) return;
      drawStates();
      rest = setTimeout(() => {
        lines.style.opacity = '1';
        drawLines();
      }, STILL);
    });
  };

  const layout = startLayout(cluster, (next) => {
    if (signal.aborted) return;
    places = new Float32Array(next);
    crowd = crowdOf(places, edges);
    size = sizeOf(places);
    redraw();
  });

  const zoomAt = (x: number, y: number, factor: number) => {
    const before = placeAt(x, y);
    camera.zoom = Math.min(ZOOMS.most, Math.max(ZOOMS.least, camera.zoom * factor));
    const after = placeAt(x, y);
    camera.x += before.x - after.x;
    camera.y += before.y - after.y;
    redraw();
  };
  const listen = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    react: (event: HTMLElementEventMap[Name]) => void,
  ) => container.addEventListener(name, react, { signal, passive: false });
  const within = (event: MouseEvent) => {
    const { left, top } = container.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const under = (event: MouseEvent) => {
    const { x, y } = within(event);
    const place = placeAt(x, y);
    return nearest(places, place.x, place.y, REACH / scaleNow());
  };
  const pointers = new Map<number, { x: number; y: number }>();
  let moved = 0;
  listen('pointerdown', (event) => {
    container.setPointerCapture(event.pointerId);
    if (pointers.size === 0) moved = 0;
    pointers.set(event.pointerId, within(event));
  });
  listen('pointermove', (event) => {
    const now = within(event);
    const last = pointers.get(event.pointerId);
    if (!last) {
      onHover(under(event), now.x, now.y);
      return;
    }
    const [other] = [...pointers].filter(([id]) => id !== event.pointerId);
    pointers.set(event.pointerId, now);
    moved += Math.hypot(now.x - last.x, now.y - last.y);
    if (other) {
      // two fingers: the map grows as they part
      const { x, y } = other[1];
      const factor = Math.hypot(now.x - x, now.y - y) / Math.max(1, Math.hypot(last.x - x, last.y - y));
      zoomAt((x + now.x) / 2, (y + now.y) / 2, factor);
      return;
    }
    camera.x -= (now.x - last.x) / scaleNow();
    camera.y += (now.y - last.y) / scaleNow();
    redraw();
  });
  for (const end of ['pointerup', 'pointercancel'] as const)
    listen(end, (event) => {
      pointers.delete(event.pointerId);
      const state = end === 'pointerup' && moved < CLICK ? under(event) : undefined;
      if (state !== undefined) onVisit(state);
    });
  listen('pointerleave', () => onHover(undefined, 0, 0));
  listen('wheel', (event) => {
    event.preventDefault();
    const { x, y } = within(event);
    zoomAt(x, y, event.deltaY < 0 ? 1.25 : 0.8);
  });
  const resized = new ResizeObserver(redraw);
  resized.observe(container);

  return {
    mark(next) {
      marks = next;
      if (places.length > 0) overlay.draw(places, marks, project);
    },
    fit() {
      Object.assign(camera, { x: 0.5, y: 0.5, zoom: 1 });
      redraw();
    },
    zoom: (factor) => zoomAt(box().width / 2, box().height / 2, factor),
    follow(state) {
      if (places.length === 0) return;
      const place = { x: number(places, 2 * state), y: number(places, 2 * state + 1) };
      const { x, y } = project(place.x, place.y);
      if (Math.abs(x / box().width - 0.5) <= CALM && Math.abs(y / box().height - 0.5) <= CALM) return;
      Object.assign(camera, place);
      redraw();
    },
    picture: () => joined(container),
    close() {
      closed.abort();
      cancelAnimationFrame(frame);
      clearTimeout(rest);
      resized.disconnect();
      layout.close();
      overlay.remove();
      lines.remove();
      states.remove();
    },
  };
}

interface Group {
  readonly distance: number;
  readonly colour: string;
  readonly members: readonly number[];
  readonly solved: boolean;
}

/** The states by their distance from the exit, the solved ones last, so that they are above the others. */
function groupsOf(distances: Int16Array): Group[] {
  const hardest = distances.reduce((most, distance) => Math.max(most, distance), 0);
  const byDistance = new Map<number, number[]>();
  distances.forEach((distance, state) => {
    const members = byDistance.get(distance) ?? [];
    members.push(state);
    byDistance.set(distance, members);
  });
  return [...byDistance]
    .sort(([a], [b]) => b - a)
    .sort(([a], [b]) => Number(a === 0) - Number(b === 0))
    .map(([distance, members]) => ({
      distance,
      colour: cssColour(distanceColour(distance, hardest)),
      members,
      solved: distance === 0,
    }));
}
