// Source: ours. What the classifiers of evidence.ts look at: a cell against the floor, and two neighbours against each
// other.
// Guarantee: the features of a pair do not depend on which of the two comes first.
//
//    |  A  |  B  |      the seam: colours are followed from the middle of A to the middle of B on every row of points,
//    ---------->        and a seam is where they change on all rows at the same place
import type { CellLook, Floor } from './cells.ts';
import { type FlatBoard, SIDE } from './flat-board.ts';

export const CELL_FEATURES = 14;
export const PAIR_FEATURES = 24;

const log1 = (value: number): number => Math.log1p(Math.abs(value));

/** How much a cell differs from the floor, and what it is like by itself. */
export function cellFeatures(flat: FlatBoard, look: CellLook, cell: number, floor: Floor): number[] {
  const dl = look.colour[0] - floor.lightness[cell]!;
  const da = look.colour[1] - floor.colour[1];
  const db = look.colour[2] - floor.colour[2];
  const chroma = Math.hypot(look.colour[1], look.colour[2]);
  const floorChroma = Math.hypot(floor.colour[1], floor.colour[2]);
  let [far, sum, rim] = [0, 0, 0];
  for (let p = 0; p < SIDE * SIDE; p++) {
    const x = p % SIDE;
    const y = Math.floor(p / SIDE);
    const i = look.start + y * flat.stride + x;
    const difference = Math.hypot(
      (flat.planes[0][i]! - floor.pattern[0][p]! - (floor.lightness[cell]! - floor.colour[0])) * 0.7,
      flat.planes[1][i]! - floor.pattern[1][p]!,
      flat.planes[2][i]! - floor.pattern[2][p]!,
    );
    sum += difference;
    if (difference > 12) far++;
    if (x < 2 || y < 2 || x >= SIDE - 2 || y >= SIDE - 2) rim += difference;
  }
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
    log1(sum / (SIDE * SIDE)),
    far / (SIDE * SIDE),
    log1(rim / (SIDE * SIDE - (SIDE - 4) ** 2)),
    floor.members.length / (flat.columns * flat.rows),
  ];
}

/** Points on each side of the seam that are looked at. */
const HALF = SIDE;

/** How two neighbours differ, and whether there is a seam between them; `b` lies right of `a`, or below it. */
export function pairFeatures(
  flat: FlatBoard,
  a: CellLook,
  b: CellLook,
  aFilled: number,
  bFilled: number,
  floor: Floor,
): number[] {
  const across = b.start - a.start === SIDE;
  const [along, beside] = across ? [1, flat.stride] : [flat.stride, 1];
  const { planes } = flat;
  // from the start of a to the end of b; the seam lies between HALF - 1 and HALF
  const length = 2 * HALF;
  const dl = Math.abs(a.colour[0] - b.colour[0]);
  const dab = Math.hypot(a.colour[1] - b.colour[1], a.colour[2] - b.colour[2]);
  const profile = [0, 1, 2].map(() => new Float32Array(length));
  const coherent = new Float32Array(length);
  const steps = new Float32Array(SIDE);
  for (let t = 0; t < length; t++) {
    for (let r = 2; r < SIDE - 2; r++) {
      for (let c = 0; c < 3; c++) profile[c]![t]! += planes[c as 0][a.start + t * along + r * beside]! / (SIDE - 4);
    }
    if (t < 1 || t >= length - 1) continue;
    let n = 0;
    for (let r = 2; r < SIDE - 2; r++) {
      const i = a.start + t * along + r * beside;
      let change = 0;
      for (const plane of planes) change += Math.abs(plane[i + along]! - plane[i - along]!);
      steps[n++] = change;
    }
    // a seam goes through all rows of points: the third weakest of eight must still change
    const sorted = steps.subarray(0, n).sort();
    coherent[t] = sorted[2]!;
  }
  const strongest = (from: number, to: number): number => {
    let best = 0;
    for (let t = from; t < to; t++) best = Math.max(best, coherent[t]!);
    return best;
  };
  const seam = strongest(HALF - 3, HALF + 3);
  const wide = strongest(HALF - 5, HALF + 5);
  const inside = Math.max(strongest(2, HALF - 5), strongest(HALF + 5, length - 2));
  const inside2 = Math.min(strongest(2, HALF - 5), strongest(HALF + 5, length - 2));
  // lightness against the straight line between both middles
  let [dark, light] = [0, 0];
  let [toFloor, toLine] = [1e3, 0];
  for (let t = HALF - 4; t < HALF + 4; t++) {
    const share = (t + 0.5) / length;
    const expected = [0, 1, 2].map((c) => a.colour[c]! * (1 - share) + b.colour[c]! * share);
    const difference = profile[0]![t]! - expected[0]!;
    dark = Math.min(dark, difference);
    light = Math.max(light, difference);
    toLine = Math.max(toLine, Math.hypot(profile[1]![t]! - expected[1]!, profile[2]![t]! - expected[2]!));
    toFloor = Math.min(toFloor, toFloorAt(profile, t, floor));
  }
  const insideDark = Math.min(
    ...Array.from(profile[0]!.subarray(2, HALF - 5), (value) => value - a.colour[0]),
    ...Array.from(profile[0]!.subarray(HALF + 5, length - 2), (value) => value - b.colour[0]),
  );
  // at the ends of the seam, where rounded corners show the floor
  const sides = (t: number): number => {
    let sum = 0;
    for (const r of [0, 1, SIDE - 2, SIDE - 1]) {
      const i = a.start + t * along + r * beside;
      sum += Math.hypot(
        (planes[0][i]! - floor.colour[0]) * 0.6,
        planes[1][i]! - floor.colour[1],
        planes[2][i]! - floor.colour[2],
      );
    }
    return sum / 4;
  };
  const cornerSides = (sides(HALF - 1) + sides(HALF)) / 2;
  const middleSides = (sides(SIDE >> 1) + sides(HALF + (SIDE >> 1))) / 2;
  // the same cut through both
  let cut = 0;
  for (let r = 0; r < SIDE; r++) {
    let [left, right] = [0, 0];
    for (let t = 3; t < SIDE - 3; t++) {
      left += planes[0][a.start + t * along + r * beside]! - a.colour[0];
      right += planes[0][b.start + t * along + r * beside]! - b.colour[0];
    }
    cut += Math.abs(left - right) / (SIDE - 6) / SIDE;
  }
  return [
    log1(dab),
    log1(dl),
    log1(dab + dl * 0.5) ** 2 / 8,
    log1(seam),
    log1(wide),
    log1(inside),
    log1(inside2),
    (seam - inside) / 15,
    -dark / 10,
    light / 10,
    (dark - insideDark) / 10,
    log1(toLine),
    log1(toFloor),
    (cornerSides - middleSides) / 20,
    log1(cornerSides),
    log1(cut),
    Math.min(a.roughness, b.roughness) / 8 - 0.5,
    Math.abs(a.roughness - b.roughness) / 6,
    Math.abs(a.mottle - b.mottle) / 6,
    Math.min(aFilled, bFilled) / 4,
    Math.max(aFilled, bFilled) / 4,
    Math.hypot(a.colour[1] + b.colour[1], a.colour[2] + b.colour[2]) / 60,
    log1(wide - inside),
    Math.max(a.colour[0], b.colour[0]) / 50 - 1,
  ];
}

function toFloorAt(profile: readonly Float32Array[], t: number, floor: Floor): number {
  return Math.hypot(
    (profile[0]![t]! - floor.colour[0]) * 0.6,
    profile[1]![t]! - floor.colour[1],
    profile[2]![t]! - floor.colour[2],
  );
}
