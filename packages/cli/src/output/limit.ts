import type { LimitKind } from '@unjam/core';

/** The limit that ended a search, as JSON names it. */
export const limitNames: Readonly<Record<LimitKind, string>> = {
  states: 'states',
  milliseconds: 'time',
  memory: 'memory',
  cancelled: 'cancelled',
};

/** `stopped at the limit of states`, by the name of the limit in JSON. */
export const stoppedAt = (name: string): string =>
  name === limitNames.cancelled ? 'cancelled' : `stopped at the limit of ${name}`;

/** `stopped at the limit of states` */
export const describeLimit = (which: LimitKind): string => stoppedAt(limitNames[which]);
