// The player's results in figures.

import type { CatalogueEntry } from '@unjam/core/catalogue';
import { type Grade, grades } from '@unjam/core/difficulty';
import type { Progress } from '../model/best-results.ts';

interface GradeFigures {
  readonly grade: Grade;
  readonly puzzles: number;
  readonly solved: number;
  readonly alone: number;
  /** Solved without help in the fewest moves. */
  readonly fewest: number;
  /** The median of the shortest times, in seconds; undefined where none is known. */
  readonly median: number | undefined;
}

/** Results by grade, the easiest first. */
export const figuresOf = (entries: readonly CatalogueEntry[], progress: Progress): readonly GradeFigures[] =>
  grades.map(({ id: grade }) => {
    const own = entries.filter((entry) => entry.grade === grade);
    const results = own.flatMap(({ board, moves }) => {
      const best = progress[board];
      return best ? [{ ...best, shortest: moves }] : [];
    });
    return {
      grade,
      puzzles: own.length,
      solved: results.length,
      alone: results.filter(({ alone }) => alone).length,
      fewest: results.filter(({ alone, moves, shortest }) => alone && moves <= shortest).length,
      median: medianOf(results.flatMap(({ seconds }) => (seconds === undefined ? [] : [seconds]))),
    };
  });

/** The value in the middle, of an even number the mean of the two; undefined of none. */
export function medianOf(values: readonly number[]): number | undefined {
  const sorted = [...values].sort((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}
