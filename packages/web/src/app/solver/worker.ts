// The worker does everything that may take longer than a frame. Searches are generators, so between two slices the
// worker can receive a message that cancels them.

import {
  type Board,
  loadEngineFor,
  type Metric,
  rate,
  run,
  type SearchRequest,
  type SearchResult,
  type Slide,
} from '@unjam/core';
import { explainStuck, findRedundant, type ReviewResult, type StuckResult } from '@unjam/core/analysis';
import type { Grade } from '@unjam/core/difficulty';
import { type ClusterGraph, clusterGraphTask, engine, type HardestResult } from '@unjam/core/engine';
import type { Criteria } from '@unjam/core/generate';
import { expose } from 'comlink';

/** How far a running search has come. */
export interface Progress {
  readonly expanded: number;
  readonly frontier: number;
  readonly milliseconds: number;
  /** By `anytime`: the length of the best solution so far, and what none is shorter than. */
  readonly best?: number | undefined;
  readonly lowerBound?: number | undefined;
}

/** A search, and what it looked at, in order. */
export interface Watched {
  readonly result: SearchResult;
  /** Of each expanded state the offsets of all vehicles, one state after the other. */
  readonly offsets: Uint8Array;
  /** How many states waited after each expansion, and the cost of the way to the state. */
  readonly frontiers: Uint32Array;
  readonly costs: Uint16Array;
}

type Report = (progress: Progress) => void;

const cancelled = new Set<number>();

/** Milliseconds of work between two breaks in which messages are received. */
const SLICE = 16;

/** The search with an id: that of an algorithm, or `anytime`, which has the best solution found where a limit ends it. */
async function searchOf(id: string, board: Board): Promise<typeof engine.run> {
  await loadEngineFor(board);
  if (id === engine.id) return engine.run;
  if (id === 'anytime') return (await import('@unjam/core/anytime')).solveAnytimeTask;
  const { algorithmById } = await import('@unjam/core/search');
  const found = algorithmById(id);
  if (!found) throw new Error(`there is no algorithm ${id}`);
  return found.run;
}

const signalOf = (task: number) => ({
  get aborted() {
    return cancelled.has(task);
  },
});

/** Runs what a page has asked for as a task, which it can cancel in the breaks. */
async function runCancellable<P, T>(
  task: number,
  work: Generator<P, T, void>,
  onProgress: (progress: P) => void,
): Promise<T> {
  const result = await run(work, { slice: SLICE, onProgress });
  cancelled.delete(task);
  return result;
}

/** The most states searched to say what is stuck: about a second. */
const MOST_STUCK = 500_000;

/** The most milliseconds spent on making a puzzle or making one harder. */
const MAKING = 20_000;

/** The most milliseconds spent on a review. */
const REVIEWING = 20_000;

/** The most states of a race, and the most of them that are recorded. */
const MOST_RACED = 3_000_000;
const MOST_WATCHED = 30_000;

/** The most states searched to rate a board. */
const MOST_RATED = 1_000_000;

const api = {
  async search(
    task: number,
    algorithm: string,
    board: Board,
    request: SearchRequest,
    report?: Report,
  ): Promise<SearchResult> {
    const signalled = { ...request, signal: signalOf(task) };
    const search = (await searchOf(algorithm, board))(board, signalled);
    const start = performance.now();
    return runCancellable(task, search, ({ expanded, frontier, best, lowerBound }) =>
      report?.({ expanded, frontier, milliseconds: performance.now() - start, best, lowerBound }),
    );
  },

  /** Searches by a textbook method and records the states in the order in which they are expanded. */
  async watch(
    task: number,
    algorithm: string,
    board: Board,
    metric: Metric,
    report?: Report,
  ): Promise<Watched> {
    const offsets: number[] = [];
    const frontiers: number[] = [];
    const costs: number[] = [];
    const result = await this.search(
      task,
      algorithm,
      board,
      {
        metric,
        limit: { states: MOST_RACED, milliseconds: MAKING },
        onExpand(state, frontier, cost) {
          if (frontiers.length >= MOST_WATCHED) return;
          offsets.push(...state);
          frontiers.push(frontier);
          costs.push(cost);
        },
      },
      report,
    );
    return {
      result,
      offsets: Uint8Array.from(offsets),
      frontiers: Uint32Array.from(frontiers),
      costs: Uint16Array.from(costs),
    };
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
    const search = clusterGraphTask(board, { metric, states, signal });
    return runCancellable(task, search, ({ expanded, frontier }) =>
      report?.({ expanded: expanded + frontier, frontier: 0, milliseconds: performance.now() - start }),
    );
  },

  /** The grade of a board; empty if rating it takes too long. */
  grade: (board: Board): Grade | '' => {
    const rated = rate(board, { limit: { states: MOST_RATED } });
    return rated.kind === 'rated' ? rated.rating.grade : '';
  },

  /** Compares moves with the shortest way. */
  async review(board: Board, moves: readonly Slide[]): Promise<ReviewResult> {
    const { review } = await import('./reviewing.ts');
    return review(board, moves, { limit: { milliseconds: REVIEWING } });
  },

  stuck: (board: Board): StuckResult => explainStuck(board, { limit: { states: MOST_STUCK } }),

  /** The vehicles that could be removed without making the board easier; undefined if that takes too long. */
  redundant: (board: Board): readonly number[] | undefined => {
    const found = findRedundant(board, { limit: { states: MOST_RATED } });
    return found.kind === 'found' ? found.redundant.vehicles : undefined;
  },

  /** The hardest state that can be reached from a board, or why it is not known. */
  async harden(board: Board): Promise<Board | Unhardened> {
    const { hardestState } = await import('./making.ts');
    const found = hardestState(board, { limit: { milliseconds: MAKING } });
    if (found.kind === 'found') return found.hardest.board;
    return found.kind === 'unsolvable' ? found.kind : found.which;
  },

  /** A puzzle that meets some criteria; undefined if none is found in time. */
  async make(criteria: Criteria): Promise<Board | undefined> {
    const { generate } = await import('./making.ts');
    return generate(criteria, { limit: { milliseconds: MAKING } })[0]?.board;
  },

  cancel(task: number): void {
    cancelled.add(task);
  },
};

/** Why no hardest state of a board is known: it has no solution, or what was reached first of time, memory and states. */
export type Unhardened = 'unsolvable' | Extract<HardestResult, { readonly kind: 'limit' }>['which'];

export type SolverApi = typeof api;

expose(api);
