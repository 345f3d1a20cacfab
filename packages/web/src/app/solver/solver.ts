// The solver as async functions, which run in workers.

import type { Board, Metric, SearchRequest, SearchResult, Slide } from '@unjam/core';
import type { ReviewResult } from '@unjam/core/analysis';
import type { Grade } from '@unjam/core/difficulty';
import type { ClusterGraph } from '@unjam/core/engine';
import type { Criteria } from '@unjam/core/generate';
import { proxy, type Remote, wrap } from 'comlink';
import { missing } from '../device/missing.ts';
import { commonText } from '../language/english/common.ts';
import type { Text } from '../language/language.ts';
import type { Progress, SolverApi, Watched } from './worker.ts';

export type { Progress, Watched } from './worker.ts';

interface TaskOptions {
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
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
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
function ask<T>(number: number, run: (worker: Remote<SolverApi>) => Promise<T>): Promise<T> {
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

/** Starts a worker before it is needed, so that the first answer comes quickly. */
export const warmUp = (): void => void laneOf(0);

async function task<T>(
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

/** Searches by a textbook method, for at most 20 seconds, and records what it expands. */
export const watchSearch = (
  board: Board,
  algorithm: string,
  metric: Metric,
  lane: number,
  options: TaskOptions,
): Promise<Watched> =>
  task(
    lane,
    options,
    async (worker, id, report): Promise<Watched> => worker.watch(id, algorithm, board, metric, report),
  );

/** The states of a board's cluster and the moves between them, up to `limit` states. */
export const cluster = (
  board: Board,
  options: TaskOptions & { readonly metric?: Metric; readonly limit?: number } = {},
): Promise<ClusterGraph> =>
  task(2, options, (worker, id, report) =>
    worker.cluster(id, board, options.metric ?? 'moves', options.limit ?? 30_000, report),
  );

/** The grade of a board; empty if rating it takes too long. */
export const gradeOf = (board: Board): Promise<Grade | ''> => ask(0, async (worker) => worker.grade(board));

/** Compares moves with the shortest way, in at most 20 seconds. */
export const reviewOf = (board: Board, moves: readonly Slide[]): Promise<ReviewResult> =>
  ask(0, async (worker) => worker.review(board, moves));

/** The worker for what a person waits for while the answer to the draft goes on. */
const MAKER = 1;

/** The vehicles of a board that could be removed without making it easier, if that is found out soon enough. */
export const redundantOn = (board: Board): Promise<readonly number[] | undefined> =>
  ask(MAKER, async (worker) => worker.redundant(board));

/** The hardest state that can be reached from a board, if it is found within 20 seconds. */
export const harden = (board: Board): Promise<Board | undefined> =>
  ask(MAKER, async (worker) => worker.harden(board));

/** A puzzle that meets some criteria, if one is found within 20 seconds. */
export const makePuzzle = (criteria: Criteria): Promise<Board | undefined> =>
  ask(MAKER, async (worker) => worker.make(criteria));

/** A sentence that a board has no solution, with what is stuck if that is found within a second. */
export async function stuckMessage(board: Board): Promise<Text> {
  const result = await ask(0, async (worker) => worker.stuck(board));
  if (result.kind !== 'stuck') return () => commonText().noSolution;
  const { hintsOf } = await import('../language/hint-words.ts');
  return () => hintsOf(board).stuck(result.stuck);
}
