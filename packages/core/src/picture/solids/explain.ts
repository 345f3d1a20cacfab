// Source: ours; a beam search, and the shortest description as in J. Rissanen, Modeling by shortest data description, 1978.
// Guarantee: the boards come best first, all different; no two of their vehicles share a cell.
//
//    from the nearest cell to the farthest: empty, or a vehicle that hides what lies behind it. A point belongs to the nearest vehicle
//    that hides it, and every vehicle has one colour: the fewer colours explain the points, the better

import type { WorkingImage } from '../image/working-image.ts';
import { cellsOfPiece, type Piece } from '../tilings/tilings.ts';
import { type Colour, type Floor, floorSeen, medianColour } from './floor.ts';
import { cameraOf, type Pose, SIDE } from './pose.ts';
import { AROUND, POINTS, shapesOf, silhouetteOf, WIDTH } from './silhouettes.ts';

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

/** What a vehicle costs, so that as few as possible are taken. */
const VEHICLE = 15;
/** What a point costs that no vehicle explains, although its hue and chroma differ by more than this from those of the floor. */
const [UNEXPLAINED, FLOOR_COLOUR] = [1, 15];
/** What a point is worth that has the colour of its vehicle, and how much one of another colour may cost. */
const [WORTH, MOST] = [2.5, 5];
/** How far colours of one vehicle may differ, and by how much a side may be lighter than another (a natural logarithm). */
const [SPREAD, SHADE] = [9, 0.3];
/** The lightest and the darkest side of a vehicle, as a share of its usual lightness. */
const [DARKEST, LIGHTEST] = [0.5, 1.6];
/** What a second vehicle of one colour costs, and how near two colours are then: it is mostly a part of the first one. */
const [AGAIN, ALIKE] = [60, 10];
/** A vehicle that shows fewer points than these cannot be told. */
const FEWEST = 4;
/** A vehicle that makes the explanation worse by more than this is not tried. */
const WORST = -10;
/** About what a point of a filled cell is worth, so that boards with more and fewer cells filled can be compared on the way. */
const USUAL = 2.1;

/** The merit of a vehicle, and the points that are its own. */
function meritOf(floor: Floor, silhouette: readonly number[], taken: Uint8Array) {
  const { colours, seen, rim } = floor;
  const own = silhouette.filter((i) => seen[i] && !taken[i]);
  const colour = medianColour(colours, own);
  if (own.length < FEWEST) return { merit: -2 * VEHICLE, own, colour };
  // shade scales a colour of CIE Lab together with its lightness above -16
  const [l, a, b] = [colour[0] + 16, colour[1], colour[2]];
  const square = l * l + a * a + b * b;
  let merit = -VEHICLE;
  for (const i of own) {
    const [p, q, r] = [colours[3 * i]! + 16, colours[3 * i + 1]!, colours[3 * i + 2]!];
    const share = Math.min(LIGHTEST, Math.max(DARKEST, (p * l + q * a + r * b) / square));
    const off = (p - share * l) ** 2 + (q - share * a) ** 2 + (r - share * b) ** 2;
    merit += WORTH - Math.min(MOST, (off / SPREAD ** 2 + (Math.log(share) / SHADE) ** 2) / 2);
  }
  const [dl, da, db] = [colour[0] - rim[0], colour[1] - rim[1], colour[2] - rim[2]];
  const isFloor = (da * da + db * db) / SPREAD ** 2 + (dl / 8) ** 2 < 2;
  return { merit: isFloor ? -2 * VEHICLE : merit, own, colour };
}

/** The merit of given vehicles in a pose, and that of the rim: without it the floor would shrink into the vehicles. */
export function meritIn(image: WorkingImage, pose: Pose, solids: readonly Solid[]): number {
  const floor = floorSeen(pose, image);
  const camera = cameraOf(pose);
  const taken = new Uint8Array(WIDTH * WIDTH);
  return solids.reduce((sum, { piece, shape }) => {
    const silhouette = silhouetteOf(piece, shapesOf(piece.length)[shape]!, camera, pose.tallness);
    const { merit, own } = meritOf(floor, silhouette, taken);
    for (const i of own) taken[i] = 1;
    return sum + merit;
  }, floor.rimMerit);
}

interface Partial extends Explanation {
  /** The cells with vehicles, and the points that these hide. */
  readonly cells: ReadonlySet<number>;
  readonly taken: Uint8Array;
}

/** A partial board with one vehicle more, which is made only if it is among the best. */
interface Next {
  readonly rank: number;
  readonly make: () => Partial;
}

/**
 * The explanations of what is seen in a pose, best first.
 *
 * @param width how many partial boards are followed
 */
export function explain(pose: Pose, floor: Floor, width: number): Explanation[] {
  const camera = cameraOf(pose);
  const distance = (cell: number): number =>
    Math.hypot((cell % SIDE) + 0.5 - camera.u, Math.floor(cell / SIDE) + 0.5 - camera.v);
  const order = Array.from({ length: SIDE * SIDE }, (_, cell) => cell).sort(
    (a, b) => distance(a) - distance(b),
  );
  const turnOf = new Map(order.map((cell, turn) => [cell, turn]));
  const candidates = candidatesFor(pose);
  let beam: Partial[] = [{ solids: [], merit: 0, cells: new Set(), taken: new Uint8Array(WIDTH * WIDTH) }];
  order.forEach((cell, turn) => {
    const rankOf = (merit: number, cells: Iterable<number>): number => {
      let ahead = 0;
      for (const other of cells) if (turnOf.get(other)! > turn) ahead++;
      return merit - ahead * POINTS ** 2 * USUAL;
    };
    const next = beam.flatMap((board): Next[] => {
      const empty = { rank: rankOf(board.merit, board.cells), make: () => board };
      if (board.cells.has(cell)) return [empty];
      const fitting = candidates.filter(
        ({ cells }) =>
          cells.includes(cell) &&
          cells.every((other) => turnOf.get(other)! >= turn && !board.cells.has(other)),
      );
      return [
        empty,
        ...fitting.flatMap(({ piece, shape, cells, silhouette }) => {
          const { merit: alone, own, colour } = meritOf(floor, silhouette, board.taken);
          const isAgain = board.solids.some((other) => distanceOf(colour, other.colour) < ALIKE);
          const merit = isAgain ? alone - AGAIN : alone;
          if (merit < WORST) return [];
          const make = (): Partial => {
            const taken = board.taken.slice();
            for (const i of own) taken[i] = 1;
            return {
              solids: [...board.solids, { piece, shape, colour }],
              merit: board.merit + merit,
              cells: new Set([...board.cells, ...cells]),
              taken,
            };
          };
          return [{ rank: rankOf(board.merit + merit, [...board.cells, ...cells]), make }];
        }),
      ];
    });
    beam = next
      .sort((a, b) => b.rank - a.rank)
      .slice(0, width)
      .map(({ make }) => make());
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

const distanceOf = (one: Colour, other: Colour): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

/** All vehicles that may stand on the floor, and what they hide. */
function candidatesFor(pose: Pose) {
  const camera = cameraOf(pose);
  return Array.from({ length: SIDE * SIDE }, (_, cell) => cell).flatMap((cell) =>
    (['horizontal', 'vertical'] as const).flatMap((orientation) =>
      [2, 3].flatMap((length) => {
        const piece: Piece = { cell, length, orientation };
        const start = orientation === 'horizontal' ? cell % SIDE : Math.floor(cell / SIDE);
        if (start + length > SIDE) return [];
        return shapesOf(length).map((boxes, shape) => ({
          piece,
          shape,
          cells: cellsOfPiece(piece, SIDE),
          silhouette: silhouetteOf(piece, boxes, camera, pose.tallness),
        }));
      }),
    ),
  );
}
