// Source: ours; connected components. What plain colours say about cells that the network does not know, as drawings have them.
// Guarantee: a look at a board without plain floor and without vehicles of a colour of their own stays as it is.
//
//    g g y        the plain cells g are joined without a line, and no vehicle has their shape: they are floor, and so is
//    r r y   ->   every other plain cell of this colour
//    g g g        r and y: no other cell has their colour, so the cells of each are one vehicle
import { at } from '../../basics/at.ts';
import type { BoardLook } from '../flat-board/board-network.ts';
import { type CellColour, difference } from '../flat-board/cell-colours.ts';
import { type FlatBoard, labOf, MARGIN, SIDE } from '../flat-board/flat-board.ts';
import { cellSize } from '../grids/distinct-grids.ts';
import { homographyTo } from '../image/homography.ts';
import type { Corners } from '../image/picture.ts';
import { sampleImage } from '../image/sample-image.ts';
import type { WorkingImage } from '../image/working-image.ts';
import { FLOOR, SAME } from '../tilings/tiling-steps.ts';

/** Points of a plain cell, and of the way to its neighbour, differ by less than this from its colour (CIE Lab). */
const PLAIN = 4;
/** Cells whose colours differ by less than this have the same colour; those that differ by more than APART have not. */
export const ALIKE = 3;
export const APART = 9;
/** Points at the edge of a cell that do not count. */
const INSET = 2;
/** The longest vehicle, in cells. */
export const LONGEST = 3;
/** The logarithm of the odds of what plain floor says. */
const CERTAINLY = 6;
/** What a colour of their own says of two neighbours: the probabilities that they are one vehicle, both empty, or neither. */
const OWN_COLOUR = [0.9, 0.01, 0.09];
/** The same of two cells of plain floor. */
const FLOOR_COLOUR = [0.002, 0.996, 0.002];

/** Whether a line, however thin, runs between two neighbours. */
export type HasLine = (one: number, other: number, colour: CellColour) => boolean;

/**
 * The look at a board, with what the plain colours of its cells say.
 *
 * @param isPlain - whether each cell has one colour throughout
 */
export function withPlainColours<Look extends BoardLook>(
  look: Look,
  flat: FlatBoard,
  hasLine: HasLine,
  colours: readonly CellColour[],
  isPlain: readonly boolean[],
): Look {
  const floor = plainFloor(flat, hasLine, colours, isPlain);
  const own = vehiclesOfOwnColour(flat, colours, (cell) => !floor.has(cell) && at(look.filled, cell) > 0);
  if (floor.size === 0 && own.length === 0) return look;
  const filled = look.filled.map((odds, cell) => (floor.has(cell) ? Math.min(odds, -CERTAINLY) : odds));
  const right = look.right.slice();
  const below = look.below.slice();
  for (const { one, other, across } of neighbours(flat)) {
    const floors = (floor.has(one) ? 1 : 0) + (floor.has(other) ? 1 : 0);
    const isOwn = own.some((vehicle) => vehicle.has(one) && vehicle.has(other));
    if (floors === 0 && !isOwn) continue;
    const pair = (across ? right : below).subarray(one * 3, one * 3 + 3);
    if (isOwn) pair.set(likelier(SAME, pair, OWN_COLOUR));
    else if (floors === 2) pair.set(likelier(FLOOR, pair, FLOOR_COLOUR));
    else pair[SAME] = Math.min(pair[SAME]!, -CERTAINLY);
  }
  return { ...look, filled, right, below };
}

/**
 * The mean of the probabilities that the network gives and those that colours give, as logarithms; the network's where it is surer of a
 * relation.
 */
const likelier = (relation: number, values: Float32Array, shares: readonly number[]): Float32Array =>
  values[relation]! > Math.log(shares[relation]!)
    ? values
    : values.map((value, other) => Math.log((Math.exp(value) + shares[other]!) / 2));

interface Neighbours {
  readonly one: number;
  readonly other: number;
  /** Whether they are beside each other, or one below the other. */
  readonly across: boolean;
}

function* neighbours({ columns, rows }: FlatBoard): Generator<Neighbours> {
  for (let one = 0; one < columns * rows; one++) {
    if ((one + 1) % columns !== 0) yield { one, other: one + 1, across: true };
    if (one + columns < columns * rows) yield { one, other: one + columns, across: false };
  }
}

/** Whether each cell has one colour throughout, but for its edge. */
export const plainCells = (flat: FlatBoard, colours: readonly CellColour[]): boolean[] =>
  colours.map((colour, cell) => plainIn(flat, colour, cell, INSET, SIDE - INSET, INSET, SIDE - INSET));

/** The cells of plain floor. */
function plainFloor(
  flat: FlatBoard,
  hasLine: HasLine,
  colours: readonly CellColour[],
  isPlain: readonly boolean[],
): Set<number> {
  const { columns } = flat;
  const joined = [...neighbours(flat)].filter(
    ({ one, other }) =>
      isPlain[one] &&
      isPlain[other] &&
      difference(at(colours, one), at(colours, other)) < ALIKE &&
      !hasLine(one, other, at(colours, one)),
  );
  const groups = groupsOf(colours.length, joined);
  const floorColours = groups
    .filter((group) => group.length > LONGEST || (group.length > 1 && !isStraight(group, columns)))
    .map((group) => at(colours, group[0]!));
  return new Set(
    colours.flatMap((colour, cell) =>
      isPlain[cell] && floorColours.some((other) => difference(colour, other) < ALIKE) ? [cell] : [],
    ),
  );
}

/** Groups of cells that are one vehicle, because no other cell has their colour. */
function vehiclesOfOwnColour(
  flat: FlatBoard,
  colours: readonly CellColour[],
  isFilled: (cell: number) => boolean,
): Set<number>[] {
  const pairs = [...neighbours(flat)].filter(
    ({ one, other }) =>
      isFilled(one) && isFilled(other) && difference(at(colours, one), at(colours, other)) < ALIKE,
  );
  return groupsOf(colours.length, pairs)
    .filter((group) => group.length > 1 && group.length <= LONGEST && isStraight(group, flat.columns))
    .map((group) => new Set(group))
    .filter((group) =>
      colours.every(
        (colour, cell) =>
          group.has(cell) || [...group].every((member) => difference(colour, at(colours, member)) > APART),
      ),
    );
}

/** Whether cells, in ascending order, lie side by side in one row or one column. */
export function isStraight(cells: readonly number[], columns: number): boolean {
  const step = cells[1]! - cells[0]!;
  return (step === 1 || step === columns) && cells.every((cell, i) => cell === cells[0]! + i * step);
}

/** Groups of cells that are joined, each in ascending order. */
function groupsOf(count: number, joined: readonly Neighbours[]): number[][] {
  const group = Array.from({ length: count }, (_, cell) => cell);
  const firstOf = (cell: number): number => {
    let first = cell;
    while (group[first] !== first) first = group[first]!;
    return first;
  };
  for (const { one, other } of joined) {
    const [a, b] = [firstOf(one), firstOf(other)];
    group[Math.max(a, b)] = Math.min(a, b);
  }
  const groups = new Map<number, number[]>();
  for (let cell = 0; cell < count; cell++) {
    const first = firstOf(cell);
    groups.set(first, [...(groups.get(first) ?? []), cell]);
  }
  return [...groups.values()];
}

/** Looks for lines between the cells of a grid, at all pixels of three ways from the middle of one cell to that of the next. */
export function linesBetween(image: WorkingImage, corners: Corners, columns: number, rows: number): HasLine {
  const map = homographyTo(corners, columns, rows);
  const steps = Math.ceil(2 * cellSize(corners, columns));
  const colour = new Float32Array(3);
  return (one, other, usual) => {
    const x = (one % columns) + 0.5;
    const y = Math.floor(one / columns) + 0.5;
    const across = other === one + 1;
    for (const aside of [-0.25, 0, 0.25]) {
      for (let step = 0; step <= steps; step++) {
        const by = step / steps;
        sampleImage(image, map!, across ? x + by : x + aside, across ? y + aside : y + by, colour, 0);
        if (difference(colour, usual) > PLAIN) return true;
      }
    }
    return false;
  };
}

/** Whether all points of a rectangle, counted from a cell's upper left one, have a colour. */
function plainIn(
  { columns, width, height, values }: FlatBoard,
  usual: CellColour,
  cell: number,
  left: number,
  right: number,
  top: number,
  bottom: number,
): boolean {
  const start = (Math.floor(cell / columns) + MARGIN) * SIDE * width + ((cell % columns) + MARGIN) * SIDE;
  const size = width * height;
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const i = start + y * width + x;
      const colour = labOf(values[i]!, values[i + size]!, values[i + 2 * size]!);
      if (difference(colour, usual) > PLAIN) return false;
    }
  }
  return true;
}
