import { effect } from '@preact/signals';
import type { Metric } from '@unjam/core';
import { search, warmUp } from '../solver/solver.ts';
import { optimum } from './state.ts';
import { attempt } from './store.ts';

/** The length of the shortest solution, if there is one and it has been found. */
export const shortest = (metric: Metric): number | undefined => {
  const result = optimum.value?.[metric];
  return result?.kind === 'solved' ? result[metric] : undefined;
};

/** The most states of a search in the background. */
const BACKGROUND_STATES = 3_000_000;

let running: AbortController | undefined;

/** Finds the optimum of every puzzle that is opened. Returns a function that stops it. */
export const watchOptimum = (): (() => void) =>
  effect(() => {
    const { board } = attempt.value;
    if (optimum.peek()?.board === board) return;
    running?.abort();
    const control = new AbortController();
    running = control;
    optimum.value = { board };
    // without a worker the game goes on, and only a hint says so
    if (!warmUp()) return;
    void (async () => {
      for (const metric of ['moves', 'steps'] as const) {
        const result = await search(board, {
          request: { metric, limit: { states: BACKGROUND_STATES } },
          signal: control.signal,
        });
        if (control.signal.aborted) return;
        optimum.value = { ...optimum.peek(), board, [metric]: result };
      }
    })().catch(() => {
      // the solver could not be loaded: the game goes on without the optimum, and a hint says so
    });
  });
