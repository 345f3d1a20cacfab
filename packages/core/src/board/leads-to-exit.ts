import { type Board, exitOffset, laneLength } from './board.ts';
import type { Slide } from './moves.ts';

/** Whether each cell is taken; a board has 256 cells at most. */
const taken = new Uint8Array(256);

/**
 * Whether moves are legal and end with the primary at the exit. It tells what `replay` tells, without saying why, in a
 * microsecond or two: every answer of `solve` is checked by it.
 */
export function leadsToExit(board: Board, solution: readonly Slide[]): boolean {
  const { width, vehicles, walls, primary } = board;
  taken.fill(0);
  for (const wall of walls) taken[wall] = 1;
  const offsets: number[] = [];
  for (const { orientation, lane, offset, length } of vehicles) {
    offsets.push(offset);
    for (let at = offset; at < offset + length; at++)
      taken[orientation === 'horizontal' ? lane * width + at : at * width + lane] = 1;
  }
  for (const { vehicle: index, by } of solution) {
    const vehicle = vehicles[index];
    const from = offsets[index] ?? 0;
    if (!vehicle || !Number.isInteger(by) || by === 0) return false;
    if (from + by < 0 || from + by + vehicle.length > laneLength(board, vehicle)) return false;
    const { orientation, lane, length } = vehicle;
    // the first cell ahead, and the one that the vehicle leaves when it enters that
    const ahead = by < 0 ? from - 1 : from + length;
    const stride = (orientation === 'horizontal' ? 1 : width) * Math.sign(by);
    let cell = orientation === 'horizontal' ? lane * width + ahead : ahead * width + lane;
    for (let steps = Math.abs(by); steps > 0; steps--) {
      if (taken[cell]) return false;
      taken[cell] = 1;
      taken[cell - length * stride] = 0;
      cell += stride;
    }
    offsets[index] = from + by;
  }
  return offsets[primary] === exitOffset(board);
}
