// The common part of the commands for a queue.
import type { AtlasProblem } from '@unjam/atlas';
import { type Database, type Run, withDatabase } from '@unjam/atlas/distributed';
import type { Result } from '@unjam/core';
import { printError } from '../../terminal/standard.ts';

/** How to reach a queue, and the name of one of its runs. */
export interface QueueInputs {
  readonly queue: string;
  readonly run?: string;
  /** How long to wait for a lost database, in milliseconds. */
  readonly patience: number;
  readonly json?: true;
}

/** Calls a function with the database of a queue; prints a message when the connection is lost and when it is back. */
export const withQueue = <T>(
  { queue, patience }: QueueInputs,
  act: (database: Database) => Promise<Result<T, AtlasProblem>>,
): Promise<Result<T, AtlasProblem>> =>
  withDatabase(queue, act, {
    patience,
    onAway: ({ message }) => printError(`${message}; waiting for it`),
    onBack: () => printError('the database is back'),
  });

/** The first keys of every JSON object about a run. */
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
