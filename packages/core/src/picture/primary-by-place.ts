// Source: ours; on the classic board the primary is the only car on the third row, and it leaves at the right.
// Guarantee: a board is given only where exactly one car lies along the exit's lane and nothing blocks its way for ever.
//
//    . . B . . .        nothing is red, and the exit is seen beside the third row, or nowhere:
//    . . B . . C        so the yellow car y is the one that must leave. With another car on this row
//    y y B . . C  ->    it would be either, and with a wall before the exit none.
import type { Orientation } from '../board/vehicle.ts';
import { type ExitEvidence, type LaneEnd, laneEnds } from './evidence/exits.ts';
import { isClassic, laneOf } from './evidence/primary-lane.ts';
import { BOARDS, type GridReading, WITHIN } from './evidence/read-grid.ts';
import type { ReadOptions } from './read-options.ts';
import { tile, tileQuickly } from './tilings/tiling.ts';
import { cellsOfPiece, type Piece, type TilingResult } from './tilings/tilings.ts';
import { edgeOf } from './upright.ts';

/** The size of the board whose third row is the exit's, if no exit is seen. */
const CLASSIC = 6;
/** The probability that the exit is at one place, so that it counts as seen. */
const SEEN = 0.5;

/** The lane by which the primary leaves, and by which end. */
interface ExitLane {
  readonly orientation: Orientation;
  readonly lane: number;
  readonly end: LaneEnd;
  readonly isSeen: boolean;
}

/** The boards with a primary that was told by its place, or why none was. */
export type ByPlace =
  | { readonly tiling: TilingResult; readonly isExitSeen: boolean }
  | { readonly problem: string };

/** Tells the primary of a board on which nothing is red by its place. */
export function primaryByPlace(reading: GridReading, options: ReadOptions): ByPlace {
  const { columns, evidence } = reading;
  const exit = exitLaneOf(reading, options);
  if (!exit) return { problem: 'no exit is seen' };
  const isAlong = (piece: Piece): boolean =>
    piece.orientation === exit.orientation && laneOf(piece, columns) === exit.lane;
  const isCar = (piece: Piece): boolean => piece.length === 2 && isAlong(piece);
  // a reading of solids has no evidence about cells
  const isTiled = evidence.empty.length > 0;
  const free = isTiled ? tileQuickly({ ...evidence, primary: () => 0 }) : reading.tiling;
  const pieces = free?.best[0]?.pieces ?? [];
  const cars = pieces.filter(isCar);
  const [car, other] = cars;
  const where = exit.isSeen ? "the exit's row" : 'the third row';
  if (!free || !car) return { problem: `no car stands along ${where}` };
  if (other) return { problem: `${cars.length} cars stand along ${where}` };
  const places = (piece: Piece): number[] => placesOn(exit, piece, columns);
  const front = exit.end === 1 ? Math.max(...places(car)) : -Math.min(...places(car));
  const isBefore = (place: number): boolean => (exit.end === 1 ? place : -place) > front;
  // what stands across may move away
  const blocks = (piece: Piece): boolean =>
    (piece.length === 1 || isAlong(piece)) && places(piece).some(isBefore);
  if (pieces.some(blocks)) return { problem: `the car on ${where} can never leave` };
  if (!isTiled) {
    const best = { ...free.best[0]!, primary: pieces.indexOf(car) };
    return { tiling: { ...free, best: [best] }, isExitSeen: exit.isSeen };
  }
  const tiling = tile(
    { ...evidence, primary: (piece) => (isCar(piece) ? 0 : Number.NEGATIVE_INFINITY) },
    BOARDS,
    WITHIN,
  );
  return tiling ? { tiling, isExitSeen: exit.isSeen } : { problem: `no car stands along ${where}` };
}

/** The places along the exit's lane on which a piece stands. */
function placesOn({ orientation, lane }: ExitLane, piece: Piece, columns: number): number[] {
  const isAcross = orientation === 'horizontal';
  return cellsOfPiece(piece, columns)
    .map((cell) => ({ row: Math.floor(cell / columns), column: cell % columns }))
    .filter(({ row, column }) => (isAcross ? row : column) === lane)
    .map(({ row, column }) => (isAcross ? column : row));
}

/** The exit's lane: where it is seen, else the classic one, with the picture turned as the caller says. */
function exitLaneOf({ columns, rows, exits }: GridReading, options: ReadOptions): ExitLane | undefined {
  const seen = exitSeen(exits, columns, rows);
  if (seen || columns !== CLASSIC || rows !== CLASSIC) return seen;
  const { turns = 0, exit = 'right' } = options;
  for (const orientation of ['horizontal', 'vertical'] as const) {
    for (let lane = 0; lane < CLASSIC; lane++) {
      const piece = { cell: orientation === 'horizontal' ? lane * columns : lane, length: 2, orientation };
      const end = laneEnds.find((each) => edgeOf(piece, each, turns) === exit);
      if (end !== undefined && isClassic(piece, columns, rows, turns))
        return { orientation, lane, end, isSeen: false };
    }
  }
  return undefined;
}

function exitSeen(exits: ExitEvidence, columns: number, rows: number): ExitLane | undefined {
  // exits.ts: the logarithm of a half and half the share of this place, times the number of places
  const least = Math.log(0.5 + SEEN * (columns + rows));
  for (const end of laneEnds) {
    for (const orientation of ['horizontal', 'vertical'] as const) {
      for (let lane = 0; lane < (orientation === 'horizontal' ? rows : columns); lane++)
        if (exits(orientation, lane, end) > least) return { orientation, lane, end, isSeen: true };
    }
  }
  return undefined;
}
