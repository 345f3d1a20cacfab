// Source: ours. The input of the classifiers of evidence.ts: how a cell differs from the floor, and how two neighbours
// differ.
// Guarantee: the features of a pair do not depend on which of the two comes first.
//
//    |  A  |  B  |      the seam: colours are followed from the middle of A to the middle of B on every row of points,
//    ---------->        and a seam is where they change on all rows at the same place
import type { CellLook } from './cells.ts';
import { type FlatBoard, SIDE } from './flat-board.ts';
import { differenceFrom, type Floor } from './floor.ts';

export const CELL_FEATURES = 18;
export const PAIR_FEATURES = 24;

const log1 = (value: number): number => Math.log1p(Math.abs(value));

/** The features of a cell: how it differs from the floor, and its own look. */
export function cellFeatures(flat: FlatBoard, look: CellLook, cell: number, floor: Floor): number[] {
  const dl = look.colour[0] - floor.lightness[cell]!;
  const da = look.colour[1] - floor.colour[1];
  const db = look.colour[2] - floor.colour[2];
  const chroma = Math.hypot(look.colour[1], look.colour[2]);
  const floorChroma = Math.hypot(floor.colour[1], floor.colour[2]);
  const lighter = floor.lightness[cell]! - floor.colour[0];
  const { mean, far, rim } = differenceFrom(floor.pattern, flat, look, lighter);
  const likeness = likenessTo(floor.pattern[0], flat, look);
  return [
    log1(Math.hypot(da, db)),
    log1(dl),
    dl / 25,
    chroma / 30,
    floorChroma / 30,
    floor.colour[0] / 50 - 1,
    look.roughness / 8 - 0.5,
    floor.roughness / 8 - 0.5,
    (look.roughness - floor.roughness) / 6,
    look.mottle / 8,
    log1(mean),
    far,
    log1(rim),
    Math.log((mean + 1) / (floor.usual + 1)),
    likeness,
    likeness * Math.min(1, floor.contrast / 6),
    floor.contrast / 6,
    floor.members.length / (flat.columns * flat.rows),
  ];
}

/** How similar the shading of a cell is to that of an empty one in any light: their correlation, -1 to 1. */
function likenessTo(pattern: Float32Array, { planes, stride }: FlatBoard, { start }: CellLook): number {
  let [a, b, aa, bb, ab] = [0, 0, 0, 0, 0];
  const count = SIDE * SIDE;
  for (let p = 0; p < count; p++) {
    const own = planes[0][start + Math.floor(p / SIDE) * stride + (p % SIDE)]!;
    const other = pattern[p]!;
    a += own;
    b += other;
    aa += own * own;
    bb += other * other;
    ab += own * other;
  }
  const spread = Math.sqrt(Math.max(aa - (a * a) / count, 0) * Math.max(bb - (b * b) / count, 0));
  return spread < 1e-3 ? 0 : (ab - (a * b) / count) / spread;
}

/** How many points on each side of the seam are used. */
const HALF = SIDE;

/** How two neighbours differ, independent of the floor. */
export interface PairLook {
  readonly a: CellLook;
  readonly b: CellLook;
  /** The mean colours along the way from the start of `a` to the end of `b`, near the seam. */
  readonly nearSeam: readonly (readonly [number, number, number])[];
  /** The colours at the seam's two ends, and beside the middles of both cells. */
  readonly seamEnds: readonly (readonly [number, number, number])[];
  readonly besideMiddles: readonly (readonly [number, number, number])[];
  /** The features that do not depend on the floor. */
  readonly features: readonly number[];
}

/** Compares two neighbours; `b` lies to the right of `a`, or below it. */
export function lookAtPair(flat: FlatBoard, a: CellLook, b: CellLook): PairLook {
  const across = b.start - a.start === SIDE;
  const [along, beside] = across ? [1, flat.stride] : [flat.stride, 1];
  const [lightness, redGreen, blueYellow] = flat.planes;
  // from the start of a to the end of b; the seam lies between HALF - 1 and HALF
  const length = 2 * HALF;
  const dl = Math.abs(a.colour[0] - b.colour[0]);
  const dab = Math.hypot(a.colour[1] - b.colour[1], a.colour[2] - b.colour[2]);
  const profile = [new Float32Array(length), new Float32Array(length), new Float32Array(length)] as const;
  const coherent = new Float32Array(length);
  for (let t = 0; t < length; t++) {
    // a seam goes through all rows of points: the third weakest of eight must still change
    let [weakest, second, third] = [Infinity, Infinity, Infinity];
    for (let r = 2; r < SIDE - 2; r++) {
      const i = a.start + t * along + r * beside;
      profile[0][t]! += lightness[i]! / (SIDE - 4);
      profile[1][t]! += redGreen[i]! / (SIDE - 4);
      profile[2][t]! += blueYellow[i]! / (SIDE - 4);
      if (t < 1 || t >= length - 1) continue;
      const change =
        Math.abs(lightness[i + along]! - lightness[i - along]!) +
        Math.abs(redGreen[i + along]! - redGreen[i - along]!) +
        Math.abs(blueYellow[i + along]! - blueYellow[i - along]!);
      if (change < weakest) [weakest, second, third] = [change, weakest, second];
      else if (change < second) [second, third] = [change, second];
      else if (change < third) third = change;
    }
    coherent[t] = third === Infinity ? 0 : third;
  }
  const strongest = (from: number, to: number): number => {
    let best = 0;
    for (let t = from; t < to; t++) best = Math.max(best, coherent[t]!);
    return best;
  };
  const seam = strongest(HALF - 3, HALF + 3);
  const wide = strongest(HALF - 5, HALF + 5);
  const insideA = strongest(2, HALF - 5);
  const insideB = strongest(HALF + 5, length - 2);
  const inside = Math.max(insideA, insideB);
  // colours near the seam against the straight line between both middles
  let [dark, light, toLine, insideDark] = [0, 0, 0, Infinity];
  const nearSeam: [number, number, number][] = [];
  for (let t = HALF - 4; t < HALF + 4; t++) {
    const share = (t + 0.5) / length;
    const off = (c: 0 | 1 | 2): number => profile[c][t]! - a.colour[c] * (1 - share) - b.colour[c] * share;
    dark = Math.min(dark, off(0));
    light = Math.max(light, off(0));
    toLine = Math.max(toLine, Math.hypot(off(1), off(2)));
    nearSeam.push([profile[0][t]!, profile[1][t]!, profile[2][t]!]);
  }
  for (let t = 2; t < HALF - 5; t++) insideDark = Math.min(insideDark, profile[0][t]! - a.colour[0]);
  for (let t = HALF + 5; t < length - 2; t++) insideDark = Math.min(insideDark, profile[0][t]! - b.colour[0]);
  const besides = (t: number): [number, number, number][] =>
    [0, 1, SIDE - 2, SIDE - 1].map((r) => {
      const i = a.start + t * along + r * beside;
      return [lightness[i]!, redGreen[i]!, blueYellow[i]!];
    });
  // rows of points where both sides of the seam show the same edge
  let cut = 0;
  for (let r = 0; r < SIDE; r++) {
    let [left, right] = [0, 0];
    for (let t = 3; t < SIDE - 3; t++) {
      left += lightness[a.start + t * along + r * beside]! - a.colour[0];
      right += lightness[b.start + t * along + r * beside]! - b.colour[0];
    }
    cut += Math.abs(left - right) / (SIDE - 6) / SIDE;
  }
  return {
    a,
    b,
    nearSeam,
    seamEnds: [...besides(HALF - 1), ...besides(HALF)],
    besideMiddles: [...besides(SIDE >> 1), ...besides(HALF + (SIDE >> 1))],
    features: [
      log1(dab),
      log1(dl),
      log1(dab + dl * 0.5) ** 2 / 8,
      log1(seam),
      log1(wide),
      log1(inside),
      log1(Math.min(insideA, insideB)),
      (seam - inside) / 15,
      -dark / 10,
      light / 10,
      (dark - insideDark) / 10,
      log1(toLine),
      log1(cut),
      Math.min(a.roughness, b.roughness) / 8 - 0.5,
      Math.abs(a.roughness - b.roughness) / 6,
      Math.abs(a.mottle - b.mottle) / 6,
      Math.hypot(a.colour[1] + b.colour[1], a.colour[2] + b.colour[2]) / 60,
      log1(wide - inside),
      Math.max(a.colour[0], b.colour[0]) / 50 - 1,
    ],
  };
}

/**
 * How two neighbours differ, and whether there is a seam between them.
 *
 * @param aFilled the logarithm of the odds that something stands on the first, -6 to 6
 * @param bFilled the same for the second
 */
export function pairFeatures(pair: PairLook, aFilled: number, bFilled: number, floor: Floor): number[] {
  const toFloor = (colour: readonly [number, number, number]): number =>
    Math.hypot((colour[0] - floor.colour[0]) * 0.6, colour[1] - floor.colour[1], colour[2] - floor.colour[2]);
  const mean = (colours: readonly (readonly [number, number, number])[]): number =>
    colours.reduce((sum, colour) => sum + toFloor(colour), 0) / colours.length;
  // rounded corners show the floor at the seam's ends
  const ends = mean(pair.seamEnds);
  return [
    ...pair.features,
    log1(pair.nearSeam.reduce((least, colour) => Math.min(least, toFloor(colour)), Infinity)),
    (ends - mean(pair.besideMiddles)) / 20,
    log1(ends),
    Math.min(aFilled, bFilled) / 4,
    Math.max(aFilled, bFilled) / 4,
  ];
}
