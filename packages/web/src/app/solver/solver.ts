// The solver as plain async functions: nobody outside this folder sees a worker.

import type { Board, Metric, SearchRequest, SearchResult } from '@unjam/core';
import { describeStuck } from '@unjam/core/analysis';
import type { ClusterGraph } from '@unjam/core/engine';
import { describeInColour } from '@unjam/core/render';
import { proxy, type Remote, wrap } from 'comlink';
import type { Progress, SolverApi } from './worker.ts';

export type { Progress } from './worker.ts';

export interface TaskOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
}

export interface SearchOptions extends TaskOptions {
  /** Id of an algorithm of the registry; default: the engine. */
  readonly algorithm?: string;
  readonly request?: Omit<SearchRequest, 'signal'>;
  /** Which worker: searches in different ones run side by side. Default 0. */
  readonly lane?: number;
}

const workers = new Map<number, Remote<SolverApi>>();
let tasks = 0;

function workerOf(lane: number): Remote<SolverApi> {
  let remote = workers.get(lane);
  if (!remote) {
    remote = wrap<SolverApi>(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));
    workers.set(lane, remote);
  }
  return remote;
}

/** Starts a worker before it is wanted, so that the first answer comes at once. */
export const warmUp = (): void => void workerOf(0);

async function task<T>(
  lane: number,
  { signal, onProgress }: TaskOptions,
  run: (worker: Remote<SolverApi>, id: number, report?: (progress: Progress) => void) => Promise<T>,
): Promise<T> {
  const worker = workerOf(lane);
  const id = ++tasks;
  const cancel = () => void worker.cancel(id);
  if (signal?.aborted) cancel();
  signal?.addEventListener('abort', cancel, { once: true });
  try {
    return await run(worker, id, onProgress && proxy(onProgress));
  } finally {
    signal?.removeEventListener('abort', cancel);
  }
}

/** Runs one search; aborting ends it with `limit`, which `cancelled`. */
export const search = (board: Board, options: SearchOptions = {}): Promise<SearchResult> =>
  task(
    options.lane ?? 0,
    options,
    async (worker, id, report): Promise<SearchResult> =>
      worker.search(id, options.algorithm ?? 'engine', board, options.request ?? {}, report),
  );

/** Every state of a board's cluster and what is next to what, up to `limit` states. */
export const cluster = (
  board: Board,
  options: TaskOptions & { readonly metric?: Metric; readonly limit?: number } = {},
): Promise<ClusterGraph> =>
  task(2, options, (worker, id, report) =>
    worker.cluster(id, board, options.metric ?? 'moves', options.limit ?? 30_000, report),
  );

/** How hard a board is, in a word; empty where that takes too long to find out. */
export const gradeOf = (board: Board): Promise<string> => workerOf(0).grade(board);

/** That a board has no solution, and what is stuck on it where that can be found out soon enough. */
export async function stuckMessage(board: Board): Promise<string> {
  const result = await workerOf(0).stuck(board);
  const why = result.kind === 'stuck' ? `: ${describeStuck(board, result.stuck, describeInColour)}` : '';
  return `This board has no solution${why}.`;
}
