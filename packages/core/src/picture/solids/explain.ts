// Source: ours; a beam search.
// Guarantee: the boards come best first, all different; no two of their vehicles share a cell.
//
//    from the nearest cell to the farthest: empty, or a vehicle that hides what lies behind it. A point belongs to the nearest vehicle
//    that hides it, and every vehicle has one colour (worth.ts): the fewer colours explain the points, the better

import { difference } from '../flat-board/cell-colours.ts';
import type { WorkingImage } from '../image/working-image.ts';
import { cellsOfPiece, type Piece } from '../tilings/tilings.ts';
import { type Colour, type Floor, floorSeen } from './floor.ts';
import { cameraOf, type Pose, SIDE } from './pose.ts';
import { AROUND, POINTS, shapesOf, silhouetteOf, WIDTH } from './silhouettes.ts';
import { pointsShown, type Worth, worthOf } from './worth.ts';

/** A vehicle as it stands, the shape by its place among `shapesOf`, and its colour. */
export interface Solid {
  readonly piece: Piece;
  readonly shape: number;
  readonly colour: Colour;
}

/** Vehicles that explain what is seen, from the nearest to the farthest. */
export interface Explanation {
  readonly solids: readonly Solid[];
  /** How much better they explain the points than no vehicle does, as a logarithm. */
  readonly merit: number;
}

/** What a point costs that no vehicle explains, although its hue and chroma differ by more than this from those of the floor. */
const [UNEXPLAINED, FLOOR_COLOUR] = [1, 15];
/**
 * What a second vehicle of the same colour costs, because it is mostly a part of the first one; and from which difference of their colours
 * on it costs nothing.
 */
const [AGAIN, ALIKE] = [60, 12];
/** A vehicle that makes the explanation worse by more than this is not tried. */
const WORST = -10;
/** About what a point of a filled cell is worth, so that boards with more and fewer cells filled can be compared on the way. */
const USUAL = 2.1;

/** The merit of given vehicles in a pose, and that of the rim: without it the floor would shrink into the vehicles. */
export function meritIn(image: WorkingImage, pose: Pose, solids: readonly Solid[]): number {
  const floor = floorSeen(pose, image);
  const camera = cameraOf(pose);
  const taken = new Uint8Array(WIDTH * WIDTH);
  return solids.reduce((sum, { piece, shape }) => {
    const silhouette = silhouetteOf(piece, shapesOf(piece.length)[shape]!, camera, pose.tallness);
    const points = pointsShown(floor, silhouette, taken);
    for (const i of points) taken[i] = 1;
    return sum + worthOf(floor, points).merit;
  }, floor.rimMerit);
}

interface Partial extends Explanation {
  /** The cells with vehicles, and the points that these hide. */
  readonly cells: ReadonlySet<number>;
  readonly taken: Uint8Array;
}

/** A partial board, and how promising it is; one with one vehicle more is made only if it is among the best. */
interface Next {
  readonly board: Partial;
  readonly rank: number;
  readonly added?: Candidate;
  readonly worth?: Worth;
}

/**
 * The explanations of what is seen in a pose, best first.
 *
 * @param width how many partial boards are followed
 */
export function explain(pose: Pose, floor: Floor, width: number): Explanation[] {
  const order = nearestFirst(pose);
  const turnOf = new Map(order.map((cell, turn) => [cell, turn]));
  const candidates = candidatesFor(pose, turnOf);
  let beam: Partial[] = [{ solids: [], merit: 0, cells: new Set(), taken: new Uint8Array(WIDTH * WIDTH) }];
  order.forEach((cell, turn) => {
    const next: Next[] = [];
    for (const board of beam) {
      let ahead = 0;
      for (const other of board.cells) if (turnOf.get(other)! > turn) ahead++;
      const rankOf = (merit: number, more: number): number => merit - (ahead + more) * POINTS ** 2 * USUAL;
      next.push({ board, rank: rankOf(board.merit, 0) });
      if (board.cells.has(cell)) continue;
      for (const added of candidates[turn]!) {
        if (added.cells.some((other) => board.cells.has(other))) continue;
        const worth = worthBehind(floor, added, board.taken);
        const nearest = Math.min(
          ALIKE,
          ...board.solids.map((other) => difference(worth.colour, other.colour)),
        );
        const merit = worth.merit - AGAIN * (1 - nearest / ALIKE);
        if (merit < WORST) continue;
        const rank = rankOf(board.merit + merit, added.cells.length - 1);
        next.push({ board, rank, added, worth: { ...worth, merit } });
      }
    }
    beam = next
      .sort((a, b) => b.rank - a.rank)
      .slice(0, width)
      .map((one) => boardOf(one, floor));
  });
  const known = new Set<string>();
  return beam
    .map(({ solids, merit, taken }) => ({ solids, merit: merit - UNEXPLAINED * unexplained(floor, taken) }))
    .sort((a, b) => b.merit - a.merit)
    .filter(({ solids }) => {
      const key = JSON.stringify(solids.map(({ piece }) => piece).sort((a, b) => a.cell - b.cell));
      return !known.has(key) && known.add(key);
    });
}

function boardOf({ board, added, worth }: Next, floor: Floor): Partial {
  if (!added || !worth) return board;
  const { piece, shape, cells, silhouette } = added;
  const taken = board.taken.slice();
  for (const i of pointsShown(floor, silhouette, taken)) taken[i] = 1;
  return {
    solids: [...board.solids, { piece, shape, colour: worth.colour }],
    merit: board.merit + worth.merit,
    cells: new Set([...board.cells, ...cells]),
    taken,
  };
}

/** How many points of the floor no vehicle hides that do not have its colour. */
function unexplained({ colours, seen, rim }: Floor, taken: Uint8Array): number {
  let count = 0;
  for (let row = AROUND * POINTS; row < WIDTH - AROUND * POINTS; row++) {
    for (let column = AROUND * POINTS; column < WIDTH - AROUND * POINTS; column++) {
      const i = row * WIDTH + column;
      if (taken[i] || !seen[i]) continue;
      if (Math.hypot(colours[3 * i + 1]! - rim[1], colours[3 * i + 2]! - rim[2]) > FLOOR_COLOUR) count++;
    }
  }
  return count;
}

/** The cells of the floor, the nearest to the camera first. */
function nearestFirst(pose: Pose): number[] {
  const camera = cameraOf(pose);
  const distance = (cell: number): number =>
    Math.hypot((cell % SIDE) + 0.5 - camera.u, Math.floor(cell / SIDE) + 0.5 - camera.v);
  return Array.from({ length: SIDE * SIDE }, (_, cell) => cell).sort((a, b) => distance(a) - distance(b));
}

/** A vehicle that may stand on the floor. */
interface Candidate {
  readonly piece: Piece;
  readonly shape: number;
  readonly cells: readonly number[];
  /** The points that it hides. */
  readonly silhouette: Uint16Array;
  /** What it is worth, by the points that it shows: many partial boards hide the same of them. */
  readonly worths: Map<number, Worth>;
}

/** What a vehicle is worth behind those that hide some points. */
function worthBehind(floor: Floor, { silhouette, worths }: Candidate, taken: Uint8Array): Worth {
  const points = pointsShown(floor, silhouette, taken);
  let key = points.length;
  for (let at = 0; at < points.length; at++) key = (Math.imul(key, 0x01000193) ^ points[at]!) >>> 0;
  let worth = worths.get(key);
  if (!worth) {
    worth = worthOf(floor, points);
    worths.set(key, worth);
  }
  return worth;
}

/** All vehicles that may stand on the floor, each at the turn of its nearest cell. */
function candidatesFor(pose: Pose, turnOf: ReadonlyMap<number, number>): Candidate[][] {
  const camera = cameraOf(pose);
  const candidates: Candidate[][] = Array.from({ length: SIDE * SIDE }, () => []);
  for (let cell = 0; cell < SIDE * SIDE; cell++) {
    for (const orientation of ['horizontal', 'vertical'] as const) {
      for (const length of [2, 3]) {
        const piece: Piece = { cell, length, orientation };
        const start = orientation === 'horizontal' ? cell % SIDE : Math.floor(cell / SIDE);
        if (start + length > SIDE) continue;
        const cells = cellsOfPiece(piece, SIDE);
        const turn = Math.min(...cells.map((other) => turnOf.get(other)!));
        shapesOf(length).forEach((boxes, shape) => {
          const silhouette = silhouetteOf(piece, boxes, camera, pose.tallness);
          candidates[turn]!.push({ piece, shape, cells, silhouette, worths: new Map() });
        });
      }
    }
  }
  return candidates;
}
