// The worker: everything that may take longer than a frame. Searches are generators, so between two slices the
// worker listens whether it should stop.

import { type Algorithm, type Board, type Metric, rate, type SearchRequest, type SearchResult } from '@unjam/core';
import { explainStuck, type StuckResult } from '@unjam/core/analysis';
import { type ClusterGraph, clusterGraphTask, engine } from '@unjam/core/engine';
import { expose } from 'comlink';

/** What a search tells while it runs. */
export interface Progress {
  readonly expanded: number;
  readonly frontier: number;
  readonly milliseconds: number;
}

export type Report = (progress: Progress) => void;

const cancelled = new Set<number>();

/** Milliseconds of work between two looks at the messages that wait. */
const SLICE = 16;

const algorithms = async (): Promise<readonly Algorithm[]> => (await import('./algorithms.ts')).algorithms;

async function algorithmOf(id: string): Promise<Algorithm> {
  if (id === engine.id) return engine;
  const found = (await algorithms()).find((algorithm) => algorithm.id === id);
  if (!found) throw new Error(`no algorithm is called ${id}`);
  return found;
}

/** Lets the messages in, without the wait of four milliseconds that timers have. */
const yieldToEventLoop = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port2.onmessage = () => {
      port2.close();
      resolve();
    };
    port1.postMessage(0);
  });

const signalOf = (task: number) => ({
  get aborted() {
    return cancelled.has(task);
  },
});

/** States that are looked at to say what is stuck: a second's work. */
const MOST_STUCK = 500_000;

/** States that are looked at to rate a board. */
const MOST_RATED = 1_000_000;

const api = {
  async search(
    task: number,
    algorithm: string,
    board: Board,
    request: SearchRequest,
    report?: Report,
  ): Promise<SearchResult> {
    const run = (await algorithmOf(algorithm)).run(board, { ...request, signal: signalOf(task) });
    const start = performance.now();
    let paused = start;
    for (;;) {
      const next = run.next();
      if (next.done) {
        cancelled.delete(task);
        return next.value;
      }
      const time = performance.now();
      if (time - paused < SLICE) continue;
      report?.({ expanded: next.value.expanded, frontier: next.value.frontier, milliseconds: time - start });
      await yieldToEventLoop();
      paused = performance.now();
    }
  },

  async cluster(
    task: number,
    board: Board,
    metric: Metric,
    states: number,
    report?: Report,
  ): Promise<ClusterGraph> {
    const start = performance.now();
    const signal = signalOf(task);
    const run = clusterGraphTask(board, { metric, states, signal });
    for (;;) {
      const next = run.next();
      if (next.done) {
        cancelled.delete(task);
        return next.value;
      }
      const { expanded, frontier } = next.value;
      report?.({ expanded: expanded + frontier, frontier: 0, milliseconds: performance.now() - start });
      await yieldToEventLoop();
    }
  },

  /** Empty where rating it would take too long. */
  grade: (board: Board): string => {
    const rated = rate(board, { limit: { states: MOST_RATED } });
    return rated.kind === 'rated' ? rated.rating.grade : '';
  },

  stuck: (board: Board): StuckResult => explainStuck(board, { limit: { states: MOST_STUCK } }),

  cancel(task: number): void {
    cancelled.add(task);
  },
};

export type SolverApi = typeof api;

expose(api);
