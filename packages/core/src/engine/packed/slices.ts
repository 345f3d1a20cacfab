// A compiled loop in slices: between two of them the clock, the limits and the signal are looked at.
//
//     4,096 states  look, report  4,096 states  look, report  1,808 states: 10,000, the limit in states
//
// Guarantee: never more states than the limit; time and signal are noticed within a slice.

import type { LimitKind, SearchProgress } from '../../algorithm.ts';
import { now } from '../../basics/clock.ts';
import { type EngineRequest, reached } from '../limits.ts';
import { FINISHED, OUT_OF_MEMORY, type PackedModule } from './packed-module.ts';

/** Looks at the clock and the signal after so many states. */
const SLICE = 4096;

/** What bounds a search, and how much of it is used up. */
export interface Bounds extends Pick<EngineRequest, 'limit' | 'signal' | 'shorterThan'> {
  readonly started: number;
  /** States expanded in earlier parts of the same work. */
  readonly before: number;
}

/** Runs the compiled loop to its end, slice by slice; returns what stopped it earlier, if anything did. */
export function* inSlices(
  { exports }: PackedModule,
  run: (states: number) => number,
  bounds: Bounds,
): Generator<SearchProgress, LimitKind | undefined, void> {
  const { limit, signal, shorterThan, started, before } = bounds;
  const most = (limit?.states ?? Number.POSITIVE_INFINITY) - before;
  if (signal?.aborted) return 'cancelled';
  let here = 0;
  for (;;) {
    // as a number of 32 bits the greatest is none
    if (shorterThan) exports.lookBelow(Math.min(shorterThan(), 0xffffffff));
    const status = run(Math.max(Math.min(SLICE, most - here), 0));
    if (status === FINISHED) return undefined;
    if (status === OUT_OF_MEMORY) return 'memory';
    here = exports.head.value;
    yield { expanded: before + here, frontier: exports.tail.value - here, depth: exports.depth.value };
    const stopped = reached(bounds, before + here, now() - started);
    if (stopped) return stopped;
  }
}
