// Source: ours. What a person should check in a reading.
// Guarantee: each reading has one kind of doubt. It is 'exit' only where nothing else is in doubt.
//
//    board 0.97, all cells 0.95 or more    none       board 0.97, a cell 0.6         cells
//    board 0.5, because of its exit        exit       board 0.5, because of a cell   board
import { amount, check, checkParts, whole } from '../../basics/arguments.ts';
import type { PictureReading } from '../picture-reading.ts';

/** What a person should check in a reading: nothing, its doubtful cells, the whole board, or on which side the exit is. */
export type Doubt = 'none' | 'cells' | 'board' | 'exit';

/** The least confidence with which a board counts as sure. */
export const SURE = 0.8;
/** A cell that is right with a lower probability is doubtful. */
export const CERTAIN = 0.9;

/**
 * What a person should check in a reading.
 *
 * @param reading a board that was read
 * @param doubtfulCells how many of its cells are doubtful: right with a probability below `CERTAIN`
 *
 * @example
 * const reading = readPicture(picture);
 * if (reading.kind === 'read') {
 *   const doubtful = reading.cells.filter((certainty) => certainty < CERTAIN).length;
 *   console.log(doubtAbout(reading, doubtful));
 * }
 */
export function doubtAbout(
  reading: Pick<Extract<PictureReading, { kind: 'read' }>, 'confidence' | 'upright'>,
  doubtfulCells: number,
): Doubt {
  checkParts(reading, 'reading', { confidence: amount, upright: amount });
  check(doubtfulCells, 'doubtfulCells', whole);
  const { confidence, upright } = reading;
  if (confidence >= SURE) return doubtfulCells === 0 ? 'none' : 'cells';
  // a board is at most as sure as its exit; where it is just as sure, the pieces are surer
  return doubtfulCells === 0 && upright < SURE && upright === confidence ? 'exit' : 'board';
}
