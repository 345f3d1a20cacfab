// Source: ours. What the network is sure of in a picture tells what it is not sure of in the same picture.
// Guarantee: an answer of which the network is sure stays as it is; but where gaps between vehicles are plain to see, two cells with
// the same gap between them are not one vehicle.
//
//    A A|B B      the gap | between A and B is dark, as it is between all vehicles of this picture; no gap is seen inside of A
//    ?.?. .  ->   and B. Is there one between two cells of which the network is not sure? Is a cell of the floor's colour?
import { at } from '../../basics/at.ts';
import type { BoardLook } from '../flat-board/board-network.ts';
import { type CellColour, difference } from '../flat-board/cell-colours.ts';
import { type FlatBoard, labOf, MARGIN, SIDE } from '../flat-board/flat-board.ts';
import { OTHER, SAME } from '../tilings/tiling-steps.ts';

/** The network is sure of a cell from these odds on (logarithm), and not sure of one with less than UNSURE. */
const [SURE_ODDS, UNSURE] = [4, 2.5];
/** A cell of the floor's colour differs from it by less than LIKE_FLOOR, one with something on it by more than UNLIKE_FLOOR (CIE Lab). */
const [LIKE_FLOOR, UNLIKE_FLOOR] = [4, 14];
/** The network is sure of two neighbours if it says this of them, at least. */
const SURE_SHARE = 0.95;
/** So many examples are needed, of each kind. */
const FEWEST = 3;
/** The share of the examples that may be unlike the others. */
const UNLIKE = 0.2;
/** Gaps between vehicles differ from the places inside vehicles by at least so much (CIE Lab). */
const LEAST_GAP = 8;
/** Where they differ by more than this from all places inside vehicles, they are plain to see. */
const PLAIN_GAP = 20;
/** A line is like the gaps between vehicles if its colour differs by less than this from that of one of them. */
const LIKE_GAP = 8;
/** What examples say: the logarithm of the odds of a cell, and of the probability of what two neighbours are not. */
const SAID = 5;
/** The same of a cell that has not the floor's colour: it may be floor in the shade. */
const SAID_FILLED = 2.5;

/** The look at a board, with what the cells and the pairs of which it is sure say of the others. */
export function withExamples<Look extends BoardLook>(
  look: Look,
  flat: FlatBoard,
  colours: readonly CellColour[],
): Look {
  const filled = cellsByExample(look.filled, colours);
  const right = look.right.slice();
  const below = look.below.slice();
  const pairs = pairsOf(flat, filled, right, below);
  const sure = (relation: number): Pair[] =>
    pairs.filter(({ values }) => shareOf(values, relation) > SURE_SHARE);
  const [inside, between] = [sure(SAME), sure(OTHER)];
  if (Math.min(inside.length, between.length) < FEWEST) return { ...look, filled };
  const most = quantile(inside.map(gapOf), 1 - UNLIKE);
  const least = quantile(between.map(gapOf), UNLIKE);
  const isLikeGaps = ({ line }: Pair): boolean =>
    between.some((other) => difference(line, other.line) < LIKE_GAP);
  for (const pair of pairs) {
    const { values, gap } = pair;
    const isSure = inside.includes(pair);
    if (between.includes(pair) || least - most < (isSure ? PLAIN_GAP : LEAST_GAP)) continue;
    if (gap > (most + least) / 2 && isLikeGaps(pair)) [values[OTHER], values[SAME]] = [-0.02, -SAID];
    else if (gap <= most && !isSure) [values[SAME], values[OTHER]] = [-0.02, -SAID];
  }
  return { ...look, filled, right, below };
}

/** The odds of cells, where plain floor that is surely seen tells of the others. */
function cellsByExample(filled: Float32Array, colours: readonly CellColour[]): Float32Array {
  const floor = colours.filter((_, cell) => at(filled, cell) < -SURE_ODDS);
  if (floor.length < FEWEST) return filled;
  const usual = [0, 1, 2].map((part) =>
    quantile(
      floor.map((colour) => at(colour, part)),
      0.5,
    ),
  );
  if (floor.some((colour) => difference(usual, colour) > LIKE_FLOOR)) return filled;
  return filled.map((odds, cell) => {
    if (Math.abs(odds) > UNSURE) return odds;
    const off = difference(usual, at(colours, cell));
    return off < LIKE_FLOOR ? -SAID : off > UNLIKE_FLOOR ? Math.max(odds, SAID_FILLED) : odds;
  });
}

interface Pair {
  /** What is said of it: a part of the look. */
  readonly values: Float32Array;
  /** The colour of the line between the two cells, and how much it differs from what is on both sides of it. */
  readonly line: readonly number[];
  readonly gap: number;
}

const gapOf = ({ gap }: Pair): number => gap;

/** The pairs of neighbours on which something stands. */
function pairsOf(flat: FlatBoard, filled: Float32Array, right: Float32Array, below: Float32Array): Pair[] {
  const { columns, rows } = flat;
  const isFilled = (cell: number): boolean => at(filled, cell) > 0;
  const pairs: Pair[] = [];
  for (let cell = 0; cell < columns * rows; cell++) {
    if (!isFilled(cell)) continue;
    if ((cell + 1) % columns !== 0 && isFilled(cell + 1))
      pairs.push({ values: right.subarray(cell * 3, cell * 3 + 3), ...gapAfter(flat, cell, true) });
    if (cell + columns < columns * rows && isFilled(cell + columns))
      pairs.push({ values: below.subarray(cell * 3, cell * 3 + 3), ...gapAfter(flat, cell, false) });
  }
  return pairs;
}

/** The probability of one relation among those of two neighbours. */
const shareOf = (values: Float32Array, relation: number): number =>
  Math.exp(at(values, relation)) / values.reduce((sum, value) => sum + Math.exp(value), 0);

/** How far from the middle of a line between two cells it is looked at, and how wide it and its two sides are, in points. */
const REACH = 3;
const [LINE, BESIDE] = [1, 4];

/** The line after a cell, to the right of it or below it. */
function gapAfter(
  { columns, width, height, values }: FlatBoard,
  cell: number,
  across: boolean,
): Pick<Pair, 'line' | 'gap'> {
  const [column, row] = [cell % columns, Math.floor(cell / columns)];
  const size = width * height;
  /** The mean colour along the line, so many points before or after it. */
  const colourAt = (off: number): readonly number[] => {
    const sum: [number, number, number] = [0, 0, 0];
    for (let along = -REACH; along < REACH; along++) {
      const x = (column + MARGIN) * SIDE + (across ? SIDE + off : SIDE / 2 + along);
      const y = (row + MARGIN) * SIDE + (across ? SIDE / 2 + along : SIDE + off);
      for (const part of [0, 1, 2] as const) sum[part] += at(values, part * size + y * width + x);
    }
    const [l, a, b] = sum.map((value) => value / (2 * REACH));
    return labOf(l!, a!, b!);
  };
  const sides = [colourAt(-1 - BESIDE), colourAt(BESIDE)];
  return Array.from({ length: 2 + 2 * LINE }, (_, i) => colourAt(i - 1 - LINE))
    .map((line) => ({ line, gap: Math.min(...sides.map((side) => difference(line, side))) }))
    .reduce((one, other) => (other.gap > one.gap ? other : one));
}

/** The value that a share of the values does not exceed. */
function quantile(values: readonly number[], share: number): number {
  return at(
    [...values].sort((a, b) => a - b),
    Math.round(share * (values.length - 1)),
  );
}
