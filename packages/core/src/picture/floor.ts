// Source: ours. Guesses the look of the empty floor from groups of cells that look alike; the largest group is most
// often the floor.
// Guarantee: none; several guesses are given, and the reading keeps the one that explains the picture best.
//
//    . . B     the cells . look alike: they may be the floor;
//    A A B     so may the cells B, or those of A
import type { CellLook } from './cells.ts';
import { type FlatBoard, MARGIN, SIDE } from './flat-board.ts';

/** The look of the empty floor, as guessed from cells that look alike. */
export interface Floor {
  /** The cells from which it was guessed, ascending. */
  readonly members: readonly number[];
  readonly colour: readonly [number, number, number];
  readonly roughness: number;
  readonly mottle: number;
  /** The lightness expected at each cell, because the light is uneven. */
  readonly lightness: Float32Array;
  /** How much the pattern's lightness varies. */
  readonly contrast: number;
  /** How much the members differ from the pattern, point by point: the median of their mean differences. */
  readonly usual: number;
  /** An empty cell, point by point: the mean of the members, `SIDE * SIDE` values for each plane. */
  readonly pattern: readonly [Float32Array, Float32Array, Float32Array];
}

/** How different two cells look. Lightness counts less than hue, because the light is uneven. */
const unlikeness = (a: CellLook, b: CellLook): number =>
  Math.hypot((a.colour[0] - b.colour[0]) * 0.6, a.colour[1] - b.colour[1], a.colour[2] - b.colour[2]) +
  0.3 * Math.abs(a.roughness - b.roughness);

/** Guesses the empty floor: groups of cells that look alike, the largest first, `most` groups at most. */
export function guessFloors(flat: FlatBoard, looks: readonly CellLook[], most: number): Floor[] {
  const left = new Set(looks.keys());
  const floors: Floor[] = [];
  for (const nearness of [7, 12]) {
    left.clear();
    for (const i of looks.keys()) left.add(i);
    for (let k = 0; k < most && left.size > 0; k++) {
      let best: number[] = [];
      for (const seed of left) {
        const group = [...left].filter((i) => unlikeness(looks[seed]!, looks[i]!) < nearness);
        if (group.length > best.length) best = group;
      }
      for (const i of best) left.delete(i);
      if (!floors.some(({ members }) => alike(members, best))) floors.push(floorOf(flat, looks, best));
    }
  }
  return floors.sort((a, b) => b.members.length - a.members.length).slice(0, most + 1);
}

const alike = (a: readonly number[], b: readonly number[]): boolean => {
  const both = a.filter((i) => b.includes(i)).length;
  return both >= 0.8 * Math.max(a.length, b.length);
};

/** The floor, computed from cells that show it. */
export function floorOf(flat: FlatBoard, looks: readonly CellLook[], members: readonly number[]): Floor {
  const mean = (of: (look: CellLook) => number): number =>
    members.reduce((sum, i) => sum + of(looks[i]!), 0) / members.length;
  const meanColour = (c: 0 | 1 | 2) => mean((look) => look.colour[c]);
  const colour: Floor['colour'] = [meanColour(0), meanColour(1), meanColour(2)];
  const patternOf = (plane: Float32Array): Float32Array => {
    const result = new Float32Array(SIDE * SIDE);
    for (const i of members) {
      const { start } = looks[i]!;
      for (let p = 0; p < SIDE * SIDE; p++) {
        result[p]! += plane[start + Math.floor(p / SIDE) * flat.stride + (p % SIDE)]! / members.length;
      }
    }
    return result;
  };
  const [light, red, blue] = flat.planes;
  const pattern: Floor['pattern'] = [patternOf(light), patternOf(red), patternOf(blue)];
  const lightness = lightnessPlane(flat, looks, members, colour[0]);
  const differences = members
    .map((i) => differenceFrom(pattern, flat, looks[i]!, lightness[i]! - colour[0]).mean)
    .sort((a, b) => a - b);
  const middle = pattern[0].reduce((a, b) => a + b, 0) / pattern[0].length;
  return {
    members,
    colour,
    roughness: mean((look) => look.roughness),
    mottle: mean((look) => look.mottle),
    lightness,
    contrast: Math.sqrt(
      pattern[0].reduce((sum, value) => sum + (value - middle) ** 2, 0) / pattern[0].length,
    ),
    usual: differences[differences.length >> 1]!,
    pattern,
  };
}

/** How much a cell differs from the pattern of an empty one, point by point, if it is lighter by `lighter`. */
export function differenceFrom(
  pattern: Floor['pattern'],
  { planes, stride }: FlatBoard,
  { start }: CellLook,
  lighter: number,
): { mean: number; far: number; rim: number } {
  let [sum, far, rim, rimCount] = [0, 0, 0, 0];
  for (let p = 0; p < SIDE * SIDE; p++) {
    const x = p % SIDE;
    const y = Math.floor(p / SIDE);
    const i = start + y * stride + x;
    const difference = Math.hypot(
      (planes[0][i]! - pattern[0][p]! - lighter) * 0.7,
      planes[1][i]! - pattern[1][p]!,
      planes[2][i]! - pattern[2][p]!,
    );
    sum += difference;
    if (difference > 12) far++;
    if (x < 2 || y < 2 || x >= SIDE - 2 || y >= SIDE - 2) {
      rim += difference;
      rimCount++;
    }
  }
  return { mean: sum / (SIDE * SIDE), far: far / (SIDE * SIDE), rim: rim / rimCount };
}

/** The frame around the board as a guess at the floor, for full boards, on which no cell shows the floor. */
export function frameAsFloor(flat: FlatBoard): Floor {
  const { columns, rows, stride, planes } = flat;
  const values: number[][] = [[], [], []];
  const [left, right] = [MARGIN * SIDE, (MARGIN + columns) * SIDE];
  const [top, bottom] = [MARGIN * SIDE, (MARGIN + rows) * SIDE];
  for (let y = top - 4; y < bottom + 4; y++) {
    for (let x = left - 4; x < right + 4; x++) {
      const outside = Math.max(left - x, x - right + 1, top - y, y - bottom + 1);
      if (outside >= 1) planes.forEach((plane, c) => void values[c]!.push(plane[y * stride + x]!));
    }
  }
  const middles = values.map((list) => list.sort((a, b) => a - b)[list.length >> 1]!);
  const colour = [middles[0]!, middles[1]!, middles[2]!] as const;
  return {
    members: [],
    colour,
    roughness: 4,
    mottle: 2,
    lightness: new Float32Array(columns * rows).fill(colour[0]),
    contrast: 0,
    usual: 4,
    pattern: [
      new Float32Array(SIDE * SIDE).fill(colour[0]),
      new Float32Array(SIDE * SIDE).fill(colour[1]),
      new Float32Array(SIDE * SIDE).fill(colour[2]),
    ],
  };
}

/** The lightness of the members as a plane over the board, closer to their mean if there are few of them. */
function lightnessPlane(
  { columns, rows }: FlatBoard,
  looks: readonly CellLook[],
  members: readonly number[],
  mean: number,
): Float32Array {
  let [sx, sy] = [0, 0];
  for (const i of members) {
    sx += i % columns;
    sy += Math.floor(i / columns);
  }
  const [mx, my] = [sx / members.length, sy / members.length];
  let [xx, xy, yy, xl, yl] = [8, 0, 8, 0, 0];
  for (const i of members) {
    const dx = (i % columns) - mx;
    const dy = Math.floor(i / columns) - my;
    const dl = looks[i]!.colour[0] - mean;
    xx += dx * dx;
    xy += dx * dy;
    yy += dy * dy;
    xl += dx * dl;
    yl += dy * dl;
  }
  const determinant = xx * yy - xy * xy;
  const slopeX = (xl * yy - yl * xy) / determinant;
  const slopeY = (yl * xx - xl * xy) / determinant;
  return Float32Array.from(
    { length: columns * rows },
    (_, i) => mean + slopeX * ((i % columns) - mx) + slopeY * (Math.floor(i / columns) - my),
  );
}

/** The logarithm of the probability that a board is full. */
const FULL = -2;

/**
 * How likely it is that these cells are the floor. Few cells are more likely a vehicle, unless they look like the
 * frame.
 */
export function floorPrior(floor: Floor, frame: Floor, columns: number): number {
  const { length } = floor.members;
  if (length === 0) return FULL;
  const off = Math.min(
    1,
    Math.hypot(
      (floor.colour[0] - frame.colour[0]) * 0.5,
      floor.colour[1] - frame.colour[1],
      floor.colour[2] - frame.colour[2],
    ) / 25,
  );
  const few = -off * Math.max(0, 7 - length);
  return couldBeVehicle(floor.members, columns) ? few * 1.5 - 3 : few;
}

/** Whether these are two or three cells side by side in a line. */
function couldBeVehicle(cells: readonly number[], columns: number): boolean {
  if (cells.length < 2 || cells.length > 3) return false;
  const step = cells[1]! - cells[0]!;
  if (step !== columns && (step !== 1 || cells[1]! % columns === 0)) return false;
  return cells.length === 2 || cells[2]! - cells[1]! === step;
}
