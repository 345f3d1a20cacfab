import type { LimitKind } from '../algorithm.ts';
import { check, oneOf } from '../basics/arguments.ts';

const limits: Readonly<Record<LimitKind, string>> = {
  states: 'it may not look at more states',
  milliseconds: 'its time is up',
  memory: 'its memory is full',
  cancelled: 'it was cancelled',
};

/**
 * Which bound ended a search, in words: `its time is up`.
 *
 * @param which - `states`, `milliseconds`, `memory` or `cancelled`, as a result has it in `which`
 */
export function describeLimit(which: LimitKind): string {
  check(which, 'which', oneOf(Object.keys(limits)));
  return limits[which];
}
