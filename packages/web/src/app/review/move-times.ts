// The time of each move of a review.

import type { Slide } from '@unjam/core';

export interface PlayedMove {
  /** How many of the slides that were played are made once this move is. */
  readonly made: number;
  /** Seconds since the move before; undefined where that is not known. */
  readonly seconds: number | undefined;
}

/**
 * The moves of a review, in which slides of one vehicle in one direction that follow each other are one.
 *
 * @param played - the slides as they were played
 * @param times - what the clock showed at each of them, in milliseconds; null where that is not known
 * @param begun - what it showed at the start
 */
export function timesOf(
  played: readonly Slide[],
  times: readonly (number | null)[],
  begun: number,
): readonly PlayedMove[] {
  const moves: PlayedMove[] = [];
  let before: number | null = begun;
  for (const [index, { vehicle, by }] of played.entries()) {
    const next = played[index + 1];
    if (next && next.vehicle === vehicle && Math.sign(next.by) === Math.sign(by)) continue;
    const time: number | null = times[index] ?? null;
    const seconds = time === null || before === null ? undefined : Math.max(0, time - before) / 1000;
    moves.push({ made: index + 1, seconds });
    before = time;
  }
  return moves;
}
