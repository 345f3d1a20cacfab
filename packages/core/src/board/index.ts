export { problemCodes, type TextPlace } from '../errors.ts';
export { type Bitboards, bitboards } from './bitboards.ts';
export {
  EMPTY,
  exitOffset,
  freeCells,
  laneLength,
  mirror,
  occupancy,
  occupiedCells,
  primaryOf,
  transpose,
  WALL,
} from './board.ts';
export { cellAt, cellNumber, formatSquare, squareOf } from './cell.ts';
export {
  joinSlides,
  type MoveOptions,
  metrics,
  type Order,
  orders,
  roomOf,
  type SlideKind,
  slideKinds,
  splitSlides,
} from './moves.ts';
export { describeMove, describeVehicle, kindOf, type NameOf } from './naming.ts';
export { compareOrder, orderOf } from './order.ts';
export type { Puzzle } from './puzzle.ts';
export { relabelPrimary } from './relabel.ts';
export { withoutVehicle, withoutWall } from './remove.ts';
export { describeSlide, type Replay } from './replay.ts';
export { byLabel, edges, orientationOf, squaresOf } from './setup.ts';
export { defaultExit, LARGEST_SIDE, LONGEST_LABEL, SMALLEST_SIDE } from './validate.ts';
export { cellAlong, cellsOf, compareByLabel, orientations } from './vehicle.ts';
