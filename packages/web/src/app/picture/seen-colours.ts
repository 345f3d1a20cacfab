// The colours of the vehicles in a picture. In the app a vehicle's paint follows from the order of the labels, so what was seen is
// kept by labels: the vehicles exchange theirs so that each gets the paint that is most like it.
//
// Source: ours. Guarantee: no label is added or lost, and the primary keeps its own; only which vehicle has which label changes. No
// exchange of two labels would bring the paints nearer to what was seen.

import type { Setup, SetupVehicle } from '@unjam/core';
import { byLabel } from '@unjam/core/board';
import { type Corners, homographyTo, mapPoint, type Picture } from '@unjam/core/picture';
import { paintAt } from '@unjam/core/render';

/** Red, green and blue, each 0 to 255. */
export type Colour = readonly [number, number, number];

/** Where a cell is looked at, from its left or top to its right or bottom. */
const LOOKS = [0.25, 0.4, 0.5, 0.6, 0.75];

/** The vehicles with labels whose paints are like what the picture shows. */
export function labelledByColour(setup: Setup, corners: Corners, picture: Picture): Setup {
  const others = byLabel(setup.vehicles.filter(({ primary }) => !primary));
  const seen = others.map((vehicle) => colourOf(vehicle, setup, corners, picture));
  const place = nearestPlaces(
    seen,
    others.map((_, index) => rgb(paintAt(index).fill)),
  );
  const labels = new Map(
    others.map(({ label }, index) => [label, others[place[index] ?? index]?.label ?? label]),
  );
  const vehicles = setup.vehicles.map((vehicle) =>
    vehicle.primary ? vehicle : { ...vehicle, label: labels.get(vehicle.label) ?? vehicle.label },
  );
  return { ...setup, vehicles: byLabel(vehicles) };
}

/** The colour of most of a vehicle: the median of its more vivid half, since windows, shadows and glare are grey. */
function colourOf(
  { squares }: SetupVehicle,
  { width, height }: Setup,
  corners: Corners,
  picture: Picture,
): Colour {
  const toPicture = homographyTo(corners, width, height);
  if (!toPicture) return [0, 0, 0];
  const looks = squares.flatMap(({ row, column }) =>
    LOOKS.flatMap((y) =>
      LOOKS.map((x) => {
        const at = mapPoint(toPicture, column + x, row + y);
        return pixelAt(picture, Math.round(at.x), Math.round(at.y));
      }),
    ),
  );
  const vivid = looks.sort((a, b) => chroma(b) - chroma(a)).slice(0, Math.ceil(looks.length / 2));
  const median = (channel: 0 | 1 | 2): number =>
    vivid.map((look) => look[channel]).sort((a, b) => a - b)[Math.floor(vivid.length / 2)] ?? 0;
  return [median(0), median(1), median(2)];
}

function pixelAt({ width, height, data }: Picture, x: number, y: number): Colour {
  const [column, row] = [Math.max(0, Math.min(width - 1, x)), Math.max(0, Math.min(height - 1, y))];
  const first = (row * width + column) * 4;
  return [data[first] ?? 0, data[first + 1] ?? 0, data[first + 2] ?? 0];
}

const chroma = (colour: Colour): number => Math.max(...colour) - Math.min(...colour);

const rgb = (hex: string): Colour => {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5)];
};

/** How different two colours are: brightness counts little, because light differs from photograph to photograph. */
export function difference(a: Colour, b: Colour): number {
  const [lightA, redA, yellowA] = opponent(a);
  const [lightB, redB, yellowB] = opponent(b);
  return Math.hypot((lightA - lightB) / 2, redA - redB, yellowA - yellowB);
}

/** Brightness, red against green, and yellow against blue. */
const opponent = ([r, g, b]: Colour): readonly [number, number, number] => [
  (r + g + b) / 3,
  r - g,
  (r + g) / 2 - b,
];

/**
 * Gives each colour a paint of its own, as near as possible.
 *
 * @returns the place of the paint of each colour; as many paints as colours
 */
export function nearestPlaces(colours: readonly Colour[], paints: readonly Colour[]): readonly number[] {
  const cost = colours.map((colour) => paints.map((paint) => difference(colour, paint)));
  const places = colours.map((_, index) => index);
  const costOf = (colour: number, place: number): number => cost[colour]?.[place] ?? 0;
  // exchanges of two, as long as one is better; each lowers the sum, so they end
  for (let changed = true; changed; ) {
    changed = false;
    for (let a = 0; a < places.length; a++) {
      for (let b = a + 1; b < places.length; b++) {
        const [p = 0, q = 0] = [places[a], places[b]];
        if (costOf(a, q) + costOf(b, p) < costOf(a, p) + costOf(b, q) - 1e-9) {
          [places[a], places[b]] = [q, p];
          changed = true;
        }
      }
    }
  }
  return places;
}
