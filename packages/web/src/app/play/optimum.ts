import { effect, signal } from '@preact/signals';
import type { Board, Metric, SearchResult, Slide } from '@unjam/core';
import { session } from '../game/store.ts';
import { search } from '../solver/solver.ts';

/** The shortest solution of the puzzle on the table in each metric, as far as known. */
export interface Optimum {
  readonly board: Board;
  readonly moves?: SearchResult;
  readonly steps?: SearchResult;
}

export const optimum = signal<Optimum | undefined>(undefined);

/** Length of the shortest solution, where there is one and it has been found. */
export const shortest = (metric: Metric): number | undefined => {
  const result = optimum.value?.[metric];
  return result?.kind === 'solved' ? lengthOf(result.solution, metric) : undefined;
};

export const lengthOf = (solution: readonly Slide[], metric: Metric): number =>
  metric === 'moves' ? solution.length : solution.reduce((sum, { by }) => sum + Math.abs(by), 0);

/** States after which finding the optimum of a board in the background is given up. */
export const BACKGROUND_STATES = 3_000_000;

let running: AbortController | undefined;

/** Finds the optimum of every puzzle that comes on the table. */
export const watchOptimum = (): (() => void) =>
  effect(() => {
    const { board } = session.value;
    if (optimum.peek()?.board === board) return;
    running?.abort();
    const control = new AbortController();
    running = control;
    optimum.value = { board };
    void (async () => {
      for (const metric of ['moves', 'steps'] as const) {
        const result = await search(board, {
          request: { metric, limit: { states: BACKGROUND_STATES } },
          signal: control.signal,
        });
        if (control.signal.aborted) return;
        optimum.value = { ...(optimum.peek() as Optimum), [metric]: result };
      }
    })();
  });
