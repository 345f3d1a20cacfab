/**
 * Boards and their legal moves: setups, validation, states, mirror images, replay.
 *
 * @packageDocumentation
 * @public
 */

export type { TextPlace } from '../basics/place.ts';
export { formatSquare } from '../basics/place.ts';
export { type Bitboards, bitboards } from './bitboards.ts';
export {
  exitOffset,
  freeCells,
  laneLength,
  mirror,
  occupancy,
  occupiedCells,
  primaryOf,
  transpose,
} from './board.ts';
export { boardToSetup } from './board-to-setup.ts';
export { cellNumber, squareOf } from './cell.ts';
export { endAtExit } from './end-at-exit.ts';
export {
  joinSlides,
  type MoveOptions,
  metrics,
  type Order,
  orders,
  roomOf,
  type SlideKind,
  slideKinds,
} from './moves.ts';
export {
  describeMove,
  describeVehicle,
  type Moved,
  movedBy,
  type Named,
  type NameOf,
  nameOf,
} from './naming.ts';
export { relabelPrimary } from './relabel.ts';
export { describeSlide, type Replay, type Way } from './replay.ts';
export { byLabel, type ExitPlace, edges, markPrimary, orientationOf, primaryIn } from './setup.ts';
export { cellsOf } from './vehicle.ts';
