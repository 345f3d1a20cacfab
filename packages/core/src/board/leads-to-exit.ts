import { type Board, exitOffset } from './board.ts';
import type { Slide } from './moves.ts';

/** Whether each cell is taken, and where each vehicle stands; a board has 256 cells at most. */
const taken = new Uint8Array(256);
const offsets = new Uint8Array(128);

/**
 * Whether moves are legal and end with the primary at the exit. It tells what `replay` tells, without saying why, in a
 * microsecond or two: every answer of `solve` is checked by it. Its loops count an index, because V8 compiles
 * them sooner than loops over the items of a list.
 */
export function leadsToExit(board: Board, solution: readonly Slide[]): boolean {
  const { width, height, vehicles, walls, primary } = board;
  taken.fill(0);
  for (const wall of walls) taken[wall] = 1;
  for (let i = 0; i < vehicles.length; i++) {
    const { orientation, lane, offset, length } = vehicles[i]!;
    const inRow = orientation === 'horizontal';
    let cell = inRow ? lane * width + offset : offset * width + lane;
    for (let left = length; left > 0; left--) {
      taken[cell] = 1;
      cell += inRow ? 1 : width;
    }
    offsets[i] = offset;
  }
  for (let i = 0; i < solution.length; i++) {
    const { vehicle: index, by } = solution[i]!;
    const vehicle = vehicles[index];
    if (!vehicle || !Number.isInteger(by) || by === 0) return false;
    const { orientation, lane, length } = vehicle;
    const inRow = orientation === 'horizontal';
    const from = offsets[index]!;
    const to = from + by;
    if (to < 0 || to + length > (inRow ? width : height)) return false;
    // the first cell ahead, and the one that the vehicle leaves when it enters that
    const ahead = by < 0 ? from - 1 : from + length;
    const stride = (inRow ? 1 : width) * Math.sign(by);
    let cell = inRow ? lane * width + ahead : ahead * width + lane;
    for (let left = Math.abs(by); left > 0; left--) {
      if (taken[cell]) return false;
      taken[cell] = 1;
      taken[cell - length * stride] = 0;
      cell += stride;
    }
    offsets[index] = to;
  }
  return offsets[primary] === exitOffset(board);
}
