// Source: the classic board, whose red car stands on the third of six rows and leaves at the right.
// Guarantee: a turned picture of a classic board gives the upright board; any other board is left as seen, with the exit
// that the picture shows.
//
//    . . | . .        the red car points down, one lane right of the middle:
//    . . | . .   ->   turned back by a quarter, it stands on the upper middle row
import type { Edge, Setup } from '../board/setup.ts';
import { type ExitEvidence, type LaneEnd, laneEnds } from './exits.ts';
import type { Corners, QuarterTurns } from './picture.ts';
import type { ReadOptions } from './read-options.ts';
import { cellsOfPiece, type Piece, type Tiling } from './tilings.ts';

/** How a board stands once it is upright. */
export interface Standing {
  /** The quarter turns clockwise that put the picture upright. */
  readonly turns: QuarterTurns;
  /** The edge by which the primary leaves the upright board. */
  readonly exit: Edge;
  /** How likely it is, as a logarithm; only differences mean something. */
  readonly score: number;
}

/** How likely a board that is not classic is in comparison with a classic one, as a logarithm. */
const NOT_CLASSIC = -3;
/** What is added if it is also turned where it need not be, because the caller says at which edge the exit is. */
const TURNED = -4;
/** What is added for an exit at the left or at the top, which boards rarely have. */
const RARE_EXIT = -0.1;

/**
 * The ways in which the board may stand upright, the likeliest first: turned so that the primary is on its classic row and
 * the exit at the right, or not turned, with the exit at either end of the primary's lane.
 *
 * @param exits - where the picture shows the exit
 */
export function standingsOf(
  primary: Piece,
  columns: number,
  rows: number,
  exits: ExitEvidence,
  options: Pick<ReadOptions, 'exit' | 'turns'>,
): readonly [Standing, ...Standing[]] {
  const ways = ALL_TURNS.flatMap((turns) =>
    laneEnds.map((end) => {
      const exit = edgeOf(primary, end, turns);
      const classic = exit === 'right' && isClassic(primary, columns, rows, turns);
      const rare = exit === 'left' || exit === 'top' ? RARE_EXIT : 0;
      const prior = classic ? 0 : NOT_CLASSIC + (turns === 0 ? 0 : TURNED) + rare;
      return {
        turns,
        exit,
        score: exits(primary.orientation, laneOf(primary, columns), end) + prior,
        classic,
      };
    }),
  );
  const told = ways.filter(
    ({ turns, exit, classic }) =>
      turns === (options.turns ?? turns) &&
      exit === (options.exit ?? exit) &&
      (options.turns !== undefined || options.exit !== undefined || classic || turns === 0),
  );
  // the options may ask for an exit that the primary cannot reach after the turns that they ask for: the turns decide then
  const possible = told.length > 0 ? told : ways.filter(({ turns }) => turns === options.turns);
  const [best, ...others] = possible.sort((a, b) => b.score - a.score);
  return [best!, ...others];
}

/** Every number of quarter turns. */
export const ALL_TURNS: readonly QuarterTurns[] = [0, 1, 2, 3];

/** The edges in the order in which each clockwise turn leads from one to the next. */
export const CLOCKWISE: readonly Edge[] = ['top', 'right', 'bottom', 'left'];

/** The edge of the turned board at which an end of a piece's lane lies. */
function edgeOf({ orientation }: Piece, end: LaneEnd, turns: QuarterTurns): Edge {
  const inPicture = orientation === 'horizontal' ? (end === 1 ? 1 : 3) : end === 1 ? 2 : 0;
  return CLOCKWISE[(inPicture + turns) % 4]!;
}

const laneOf = ({ cell, orientation }: Piece, columns: number): number =>
  orientation === 'horizontal' ? Math.floor(cell / columns) : cell % columns;

/** Whether a piece stands on the classic row of the board after some quarter turns clockwise. */
function isClassic(piece: Piece, columns: number, rows: number, turns: QuarterTurns): boolean {
  const across = piece.orientation === 'horizontal';
  const lanes = across ? rows : columns;
  const lane = laneOf(piece, columns);
  return across === (turns % 2 === 0) && (turns < 2 ? lane : lanes - 1 - lane) === upperMiddle(lanes);
}

const upperMiddle = (lanes: number): number => (lanes - 1) >> 1;

/** The logarithm of the probability that the primary stands on this piece's lane; highest for the classic lane. */
export function lanePrior(
  piece: Piece,
  columns: number,
  rows: number,
  exits: ExitEvidence,
  turns: QuarterTurns | undefined,
): number {
  const across = piece.orientation === 'horizontal';
  const lane = laneOf(piece, columns);
  const seen = Math.max(...laneEnds.map((end) => exits(piece.orientation, lane, end)));
  const prior = seen + (piece.length > 2 ? -3 : 0);
  if (turns !== undefined) {
    // the caller says how the picture is turned, so the primary may leave at any edge
    if ((turns % 2 === 0) !== across) return prior - 2;
    return isClassic(piece, columns, rows, turns) ? prior : prior - 1;
  }
  const lanes = across ? rows : columns;
  if (lane !== upperMiddle(lanes) && lane !== lanes - 1 - upperMiddle(lanes)) return prior - 4;
  return isClassic(piece, columns, rows, 0) ? prior : prior - 0.7;
}

/** The cell that a cell becomes when the board is turned. */
export function turnCell(cell: number, columns: number, rows: number, turns: QuarterTurns): number {
  const [row, column] = [Math.floor(cell / columns), cell % columns];
  if (turns === 0) return cell;
  if (turns === 1) return column * rows + (rows - 1 - row);
  if (turns === 2) return columns * rows - 1 - cell;
  return (columns - 1 - column) * rows + row;
}

/** The corners in the order of the turned board, its top left first. */
export const turnCorners = (corners: Corners, turns: QuarterTurns): Corners => {
  const at = (i: number) => corners[(i - turns + 4) % 4]!;
  return [at(0), at(1), at(2), at(3)];
};

/** The turned board of a tiling as a setup: `X` is the primary, `B` and so on are the others in reading order. */
export function setupOf(
  { pieces, primary }: Tiling,
  columns: number,
  rows: number,
  { turns, exit }: Omit<Standing, 'score'>,
): Setup {
  const [width, height] = turns % 2 === 0 ? [columns, rows] : [rows, columns];
  const turned = pieces.map((piece, i) => ({
    isPrimary: i === primary,
    cells: cellsOfPiece(piece, columns)
      .map((cell) => turnCell(cell, columns, rows, turns))
      .sort((a, b) => a - b),
  }));
  const vehicles = turned.filter(({ cells }) => cells.length > 1).sort((a, b) => a.cells[0]! - b.cells[0]!);
  const square = (cell: number) => ({ row: Math.floor(cell / width), column: cell % width });
  let next = 0;
  const labelled = vehicles.map(({ isPrimary, cells }) => ({
    label: isPrimary ? 'X' : LABELS[next++]!,
    squares: cells.map(square),
    isPrimary,
  }));
  labelled.sort((a, b) => (a.label < b.label ? -1 : 1));
  return {
    width,
    height,
    vehicles: labelled.map(({ label, squares }) => ({ label, squares })),
    walls: turned.flatMap(({ cells }) => (cells.length === 1 ? cells.map(square) : [])),
    primary: [labelled.findIndex(({ isPrimary }) => isPrimary)],
    exit,
  };
}

/** Labels of vehicles other than the primary; A, O and x mean something else in some formats. */
const LABELS = 'BCDEFGHIJKLMNPQRSTUVWYZabcdefghijklmnpqrstuvwyz';
