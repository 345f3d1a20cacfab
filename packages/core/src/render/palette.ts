import { check, whole } from '../basics/arguments.ts';
import { at } from '../basics/at.ts';
import type { Board } from '../board/board.ts';

/** The pattern on a roof or a load, so that vehicles differ in more than their colours. */
const patterns = ['plain', 'bars', 'dots', 'slants', 'frame'] as const;
export type Pattern = (typeof patterns)[number];

/** A colour: its name, its `#rrggbb`, and the pattern that goes with it. */
export interface Paint {
  readonly name: string;
  readonly fill: string;
  readonly pattern: Pattern;
}

/** The primary's paint; no other vehicle is red. */
export const primaryPaint: Paint = { name: 'red', fill: '#d8271e', pattern: 'plain' };

/** The paints of all other vehicles, used in this order, in which neighbours look different. */
export const vehiclePaints: readonly Paint[] = [
  { name: 'blue', fill: '#3d7cc9', pattern: 'plain' },
  { name: 'yellow', fill: '#edbf3f', pattern: 'bars' },
  { name: 'green', fill: '#46a067', pattern: 'dots' },
  { name: 'violet', fill: '#8d6cc9', pattern: 'slants' },
  { name: 'sky', fill: '#74bfe6', pattern: 'frame' },
  { name: 'brown', fill: '#a27a58', pattern: 'plain' },
  { name: 'teal', fill: '#27948f', pattern: 'bars' },
  { name: 'lime', fill: '#a5c553', pattern: 'dots' },
  { name: 'navy', fill: '#41568f', pattern: 'slants' },
  { name: 'sand', fill: '#d9c49b', pattern: 'frame' },
  { name: 'slate', fill: '#74869a', pattern: 'plain' },
  { name: 'mint', fill: '#86d3b3', pattern: 'bars' },
  { name: 'plum', fill: '#7a4672', pattern: 'dots' },
  { name: 'lilac', fill: '#c3b1e6', pattern: 'slants' },
  { name: 'olive', fill: '#8c8d3f', pattern: 'frame' },
];

/** The paint of a vehicle. It follows from the board's order, so it does not change when the vehicle moves. */
export function paintOf(board: Board, vehicle: number): Paint {
  return vehicle === board.primary ? primaryPaint : paintAt(vehicle > board.primary ? vehicle - 1 : vehicle);
}

/**
 * The paint of the vehicle with this index among the vehicles other than the primary.
 *
 * @param place - the place in the list of paints; past its end it begins again
 *
 * @example
 * paintAt(0).fill // '#3d7cc9'
 */
export function paintAt(place: number): Paint {
  check(place, 'place', whole);
  return at(vehiclePaints, place % vehiclePaints.length);
}

/** Mixes a share, 0 to 1, of another colour into a colour; all colours are `#rrggbb`. */
export function mix(colour: string, other: string, share: number): string {
  const channel = (hex: string, i: number) => Number.parseInt(hex.slice(1 + 2 * i, 3 + 2 * i), 16);
  const mixed = [0, 1, 2].map((i) =>
    Math.round(channel(colour, i) * (1 - share) + channel(other, i) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${mixed.join('')}`;
}

/** The dark colour of lines and letters. */
export const INK = '#14202b';

/** Dark ink or white, whichever is easier to read on a colour. */
export const inkOn = (colour: string): string =>
  contrast(colour, INK) > contrast(colour, '#ffffff') ? INK : '#ffffff';

/** WCAG 2 contrast of two colours, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [first, second] = [luminance(a), luminance(b)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** WCAG 2 relative luminance, 0 to 1. */
function luminance(colour: string): number {
  const linear = (start: number): number => {
    const value = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(1) + 0.7152 * linear(3) + 0.0722 * linear(5);
}
