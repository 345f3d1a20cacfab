// The places of a layout in a frame, and how large states and how faint lines are drawn, so that no zoom shows one solid
// patch: states cover about a fifth of the area that they are in, and lines about a third.

import { number } from './numbers.ts';

/** A layout as a map draws it. */
export interface Layout {
  /** x and y of every state in the frame. */
  readonly places: Float32Array<ArrayBuffer>;
  readonly size: { readonly width: number; readonly height: number };
  readonly crowd: Crowd;
}

/** Everything that a drawing needs of the places that a layout gives; computed where the page does not wait for it. */
export function layoutOf(positions: Float32Array, edges: Uint32Array): Layout {
  const places = framed(positions);
  return { places, size: sizeOf(places), crowd: crowdOf(places, edges) };
}

/** The places in a frame from 0 to 1, of which the longer side of the layout takes all. */
function framed(places: Float32Array): Float32Array<ArrayBuffer> {
  const least = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY] as [number, number];
  const most = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY] as [number, number];
  places.forEach((value, i) => {
    const side = i % 2 === 0 ? 0 : 1;
    least[side] = Math.min(least[side], value);
    most[side] = Math.max(most[side], value);
  });
  const extent = Math.max(most[0] - least[0], most[1] - least[1]) || 1;
  return places.map((value, i) => {
    const side = i % 2 === 0 ? 0 : 1;
    return 0.5 + (value - (least[side] + most[side]) / 2) / extent;
  });
}

/** The width and height of a layout in its frame, around the middle of the frame. */
function sizeOf(places: Float32Array): { readonly width: number; readonly height: number } {
  let [width, height] = [0, 0];
  for (let i = 0; i < places.length; i += 2) {
    width = Math.max(width, 2 * Math.abs(number(places, i) - 0.5));
    height = Math.max(height, 2 * Math.abs(number(places, i + 1) - 0.5));
  }
  return { width, height };
}

/** How crowded a layout is, in units of its frame. */
export interface Crowd {
  /** The distance between two states, if all were as far apart as possible in the area that they are in. */
  readonly spacing: number;
  /** The length of all lines, for each unit of that area. */
  readonly lines: number;
}

/** Cells across the frame with which the area that states are in is measured. */
const CELLS = 48;

function crowdOf(places: Float32Array, edges: Uint32Array): Crowd {
  const taken = new Set<number>();
  for (let i = 0; i < places.length; i += 2) {
    const column = Math.floor(number(places, i) * CELLS);
    taken.add(column * 1000 + Math.floor(number(places, i + 1) * CELLS));
  }
  const area = taken.size / CELLS ** 2;
  let length = 0;
  for (let e = 0; e < edges.length; e += 2) {
    const [a, b] = [2 * number(edges, e), 2 * number(edges, e + 1)];
    length += Math.hypot(
      number(places, a) - number(places, b),
      number(places, a + 1) - number(places, b + 1),
    );
  }
  return { spacing: Math.sqrt(area / Math.max(1, places.length / 2)), lines: length / Math.max(area, 1e-9) };
}

/** Diameter of a state in pixels, and its opacity where it would have to be smaller than can be drawn. */
export function stateSize(
  { spacing }: Crowd,
  pixelsPerUnit: number,
): { readonly diameter: number; readonly opacity: number } {
  const wanted = 0.5 * spacing * pixelsPerUnit;
  const diameter = Math.min(14, Math.max(SMALLEST, wanted));
  return { diameter, opacity: Math.min(1, Math.max(0.15, (wanted / SMALLEST) ** 2)) };
}

const SMALLEST = 1.6;

/** Opacity of a line one pixel wide. */
export const lineOpacity = ({ lines }: Crowd, pixelsPerUnit: number): number =>
  Math.min(0.7, Math.max(0.012, (0.4 * pixelsPerUnit) / Math.max(lines, 1e-9)));

/** The state nearest to a place in the frame, among those at most `within` away. */
export function nearest(places: Float32Array, x: number, y: number, within: number): number | undefined {
  let found: number | undefined;
  let least = within ** 2;
  for (let state = 0; 2 * state < places.length; state++) {
    const apart = (number(places, 2 * state) - x) ** 2 + (number(places, 2 * state + 1) - y) ** 2;
    if (apart > least) continue;
    least = apart;
    found = state;
  }
  return found;
}
