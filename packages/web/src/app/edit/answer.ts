// The solver's answer to the draft, kept up to date while the draft changes.

import { effect, signal } from '@preact/signals';
import { type Named, named } from '@unjam/board/languages/parts/vehicle-words';
import type { Board, SearchResult } from '@unjam/core';
import type { Grade } from '@unjam/core/difficulty';
import type { Text } from '../language/language.ts';
import { isOutdated } from '../model/editor.ts';
import { checked } from '../model/present-draft.ts';
import type { Progress } from '../solver/solver.ts';
import { gradeOf, redundantOn, stuckMessage } from '../solver/tasks.ts';
import { searchTied } from '../solver/tied-search.ts';

/** What the solver knows about the draft. */
export type Answer =
  | { readonly kind: 'illegal' }
  /** The player waits for another draft than the one that is shown pale. */
  | { readonly kind: 'outdated' }
  | { readonly kind: 'searching'; readonly progress?: Progress; readonly stop: () => void }
  | {
      readonly kind: 'answered';
      readonly board: Board;
      readonly result: SearchResult;
      readonly stuck?: Text;
      /** The grade, if it is known, and the vehicles that do not matter; both come after the solution. */
      readonly facts?: { readonly grade: Grade | ''; readonly redundant: readonly Named[] | undefined };
    };

export const answer = signal<Answer>({ kind: 'illegal' });

/** A search that takes longer than this many milliseconds is shown as running. */
const SLOW = 120;

/** Answers every draft; returns a function that stops it. */
export function keepAnswering(): () => void {
  /** Ends the search whose answer is waited for. */
  let control: AbortController | undefined;
  const stop = effect(() => {
    const legal = checked.value;
    control?.abort();
    control = undefined;
    if (isOutdated.value || !legal.ok) {
      answer.value = { kind: isOutdated.value ? 'outdated' : 'illegal' };
      return;
    }
    const running = new AbortController();
    control = running;
    const board = legal.value;
    const stopSearch = () => running.abort();
    // a quick answer replaces the last one directly, without flicker
    const slow = setTimeout(() => {
      if (control === running) answer.value = { kind: 'searching', stop: stopSearch };
    }, SLOW);
    void (async () => {
      const result = await searchTied(board, {
        signal: running.signal,
        onProgress: (progress) => {
          if (control === running) answer.value = { kind: 'searching', progress, stop: stopSearch };
        },
      });
      clearTimeout(slow);
      if (control !== running) return;
      answer.value = { kind: 'answered', board, result };
      if (result.kind === 'solved') {
        // the grade and the vehicles that do not matter are known only of a shortest solution
        if (result.optimal === false || result.solution.length === 0) return;
        const [grade, redundant] = await Promise.all([gradeOf(board), redundantOn(board)]);
        const names = redundant?.map((vehicle) => named(board, vehicle));
        if (control === running)
          answer.value = { kind: 'answered', board, result, facts: { grade, redundant: names } };
        return;
      }
      if (result.kind !== 'unsolvable') return;
      const stuck = await stuckMessage(board);
      if (control === running) answer.value = { kind: 'answered', board, result, stuck };
    })();
  });
  return () => {
    stop();
    control?.abort();
    control = undefined;
  };
}
