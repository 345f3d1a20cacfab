import type { Board } from '../board/board.ts';

/** A colour by name, as `#rrggbb`, and as the nearest of the 256 colours of a terminal. */
export interface Paint {
  readonly name: string;
  readonly fill: string;
  readonly terminal: number;
}

/** The primary's paint; nothing else on a board is red. */
export const primaryPaint: Paint = { name: 'red', fill: '#d8271e', terminal: 160 };

/** Paints of all other vehicles, taken in this order, so that neighbours in the order look unlike each other. */
export const vehiclePaints: readonly Paint[] = [
  { name: 'blue', fill: '#3d7cc9', terminal: 68 },
  { name: 'yellow', fill: '#edbf3f', terminal: 179 },
  { name: 'green', fill: '#46a067', terminal: 71 },
  { name: 'violet', fill: '#8d6cc9', terminal: 98 },
  { name: 'sky', fill: '#74bfe6', terminal: 117 },
  { name: 'brown', fill: '#a27a58', terminal: 137 },
  { name: 'teal', fill: '#27948f', terminal: 30 },
  { name: 'lime', fill: '#a5c553', terminal: 149 },
  { name: 'navy', fill: '#41568f', terminal: 60 },
  { name: 'sand', fill: '#d9c49b', terminal: 187 },
  { name: 'slate', fill: '#74869a', terminal: 103 },
  { name: 'mint', fill: '#86d3b3', terminal: 115 },
  { name: 'plum', fill: '#7a4672', terminal: 96 },
  { name: 'lilac', fill: '#c3b1e6', terminal: 183 },
  { name: 'olive', fill: '#8c8d3f', terminal: 101 },
];

/** The paint of a vehicle: the same wherever it stands, since it follows from the order of the board. */
export function paintOf(board: Board, vehicle: number): Paint {
  if (vehicle === board.primary) return primaryPaint;
  const others = vehicle > board.primary ? vehicle - 1 : vehicle;
  return vehiclePaints[others % vehiclePaints.length] as Paint;
}

/** A colour with a share, 0 to 1, of another one mixed in; all as `#rrggbb`. */
export function mix(colour: string, other: string, share: number): string {
  const channel = (hex: string, i: number) => Number.parseInt(hex.slice(1 + 2 * i, 3 + 2 * i), 16);
  const mixed = [0, 1, 2].map((i) =>
    Math.round(channel(colour, i) * (1 - share) + channel(other, i) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${mixed.join('')}`;
}

/** The dark of lines and letters. */
export const INK = '#14202b';

/** Dark ink or white, whichever is easier to read on a colour. */
export const inkOn = (colour: string): string =>
  contrast(colour, INK) > contrast(colour, '#ffffff') ? INK : '#ffffff';

/** WCAG 2 contrast of two colours, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** WCAG 2 relative luminance, 0 to 1. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((i) => {
    const value = Number.parseInt(colour.slice(i, i + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
