// The worker: everything that may take longer than a frame. Searches are generators, so between two slices the
// worker listens whether it should stop.

import type { Algorithm, Board, Metric, SearchRequest, SearchResult } from '@unjam/core';
import { engine } from '@unjam/core';
import { expose } from 'comlink';
import { type ClusterGraph, clusterGraph } from './cluster-graph.ts';
import { findStuck } from './stuck.ts';

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
const breathe = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port2.onmessage = () => {
      port2.close();
      resolve();
    };
    port1.postMessage(0);
  });

const api = {
  async search(
    task: number,
    algorithm: string,
    board: Board,
    request: SearchRequest,
    report?: Report,
  ): Promise<SearchResult> {
    const signal = {
      get aborted() {
        return cancelled.has(task);
      },
    };
    const run = (await algorithmOf(algorithm)).run(board, { ...request, signal });
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
      await breathe();
      paused = performance.now();
    }
  },

  async cluster(
    task: number,
    board: Board,
    metric: Metric,
    limit: number,
    report?: Report,
  ): Promise<ClusterGraph> {
    const start = performance.now();
    const run = clusterGraph(board, metric, limit, () => cancelled.has(task));
    for (;;) {
      const next = run.next();
      if (next.done) {
        cancelled.delete(task);
        return next.value;
      }
      report?.({ expanded: next.value, frontier: 0, milliseconds: performance.now() - start });
      await breathe();
    }
  },

  stuck: findStuck,

  cancel(task: number): void {
    cancelled.add(task);
  },
};

export type SolverApi = typeof api;

expose(api);
