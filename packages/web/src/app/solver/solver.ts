// The solver as async functions, which run in workers: what the first page needs. tasks.ts has the others.

import type { Board, SearchRequest, SearchResult } from '@unjam/core';
import { proxy, type Remote, wrap } from 'comlink';
import { missing, startEarly, startWorker } from '../device/missing.ts';
import type { Progress, SolverApi } from './worker.ts';

export type { Progress } from './worker.ts';

export interface TaskOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
}

export interface SearchOptions extends TaskOptions {
  /** Id of an algorithm, or `anytime` for the best solution found where a limit ends the search; default: the engine. */
  readonly algorithm?: string;
  readonly request?: Omit<SearchRequest, 'signal'>;
  /** Number of the worker: searches in different workers run at the same time. Default 0. */
  readonly lane?: number;
}

/** No search of the app takes longer than this, unless it asks for more. */
const MILLISECONDS = 20_000;

interface Lane {
  readonly remote: Remote<SolverApi>;
  /** What to call when the worker's code cannot be loaded, since it would never answer. */
  readonly waiting: Set<(why: Error) => void>;
}

const lanes = new Map<number, Lane>();
let tasks = 0;

function laneOf(number: number): Lane {
  const known = lanes.get(number);
  if (known) return known;
  const worker = startWorker(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));
  const lane: Lane = { remote: wrap<SolverApi>(worker), waiting: new Set() };
  worker.addEventListener('error', ({ message }) => {
    // the next task tries again
    lanes.delete(number);
    worker.terminate();
    for (const reject of lane.waiting) reject(new Error(message ?? 'the solver could not be loaded'));
  });
  lanes.set(number, lane);
  return lane;
}

/** Asks a worker; rejects if its code cannot be loaded. */
export async function ask<T>(number: number, run: (worker: Remote<SolverApi>) => Promise<T>): Promise<T> {
  const { remote, waiting } = laneOf(number);
  return new Promise((resolve, reject) => {
    const fail = (why: Error) => {
      missing.value = why;
      reject(why);
    };
    waiting.add(fail);
    run(remote)
      .then(resolve, fail)
      .finally(() => waiting.delete(fail));
  });
}

/** Starts a worker before it is needed, so that the first answer comes quickly. Returns whether it runs. */
export const warmUp = (): boolean => startEarly(() => laneOf(0));

/** Asks a worker for something that can be cancelled and that may tell of its progress. */
export async function task<T>(
  lane: number,
  { signal, onProgress }: TaskOptions,
  run: (worker: Remote<SolverApi>, id: number, report?: (progress: Progress) => void) => Promise<T>,
): Promise<T> {
  const id = ++tasks;
  const cancel = () => void laneOf(lane).remote.cancel(id);
  if (signal?.aborted) cancel();
  signal?.addEventListener('abort', cancel, { once: true });
  // Progress and result come over different message ports, so the last progress can arrive after the result.
  let done = false;
  const report = (progress: Progress) => {
    if (!done) onProgress?.(progress);
  };
  try {
    return await ask(lane, (worker) => run(worker, id, onProgress && proxy(report)));
  } finally {
    done = true;
    signal?.removeEventListener('abort', cancel);
  }
}

/** Runs one search, for at most 20 seconds unless the request has another limit. Aborting it gives the result `limit` with `which` `cancelled`. */
export const search = (board: Board, options: SearchOptions = {}): Promise<SearchResult> =>
  task(
    options.lane ?? 0,
    options,
    async (worker, id, report): Promise<SearchResult> =>
      worker.search(
        id,
        options.algorithm ?? 'engine',
        board,
        { ...options.request, limit: { milliseconds: MILLISECONDS, ...options.request?.limit } },
        report,
      ),
  );
