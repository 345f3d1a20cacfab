// What the commands of a queue have in common.
import type { AtlasProblem } from '@unjam/atlas';
import { type Database, type Run, withDatabase } from '@unjam/atlas/distributed';
import type { Result } from '@unjam/core';
import { printError } from '../../terminal/standard.ts';

/** How to reach a queue, and which of its runs. */
export interface QueueInputs {
  readonly queue: string;
  readonly run?: string;
  /** How long the database may be away, in milliseconds. */
  readonly patience: number;
  readonly json?: true;
}

/** Does something with the database of a queue; says where that goes away and comes back. */
export const withQueue = <T>(
  { queue, patience }: QueueInputs,
  act: (database: Database) => Promise<Result<T, AtlasProblem>>,
): Promise<Result<T, AtlasProblem>> =>
  withDatabase(queue, act, {
    patience,
    onAway: ({ message }) => printError(`${message}; waiting for it`),
    onBack: () => printError('the database is back'),
  });

/** What every `--json` about a run begins with. */
export function runRecord({ name, size, shards, enumerator, submitted, cancelled }: Run) {
  const { width, height, minWalls, maxWalls } = size;
  return {
    run: name,
    size: `${width}x${height}`,
    walls: [minWalls, maxWalls],
    shards,
    enumerator,
    submitted: submitted.toISOString(),
    cancelled,
  };
}
