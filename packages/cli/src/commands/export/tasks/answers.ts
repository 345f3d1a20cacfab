// The shortest solutions of a puzzle, how many there are, its rating and its family.
import { analyze, type Board, type Metric, type Result, type Solution, solve } from '@unjam/core';
import { type Examination, examine } from '@unjam/core/analysis';
import { err, ok } from '@unjam/core/basics';
import { familyFrom, familyOf } from '../../../input/family.ts';
import { otherMetric } from '../../../input/search-options.ts';

export interface Answers extends Pick<Examination, 'states' | 'solutions' | 'rating'> {
  readonly shortestSolutions: Readonly<Record<Metric, number | string | null>>;
  /** The length of a shortest solution in each metric. */
  readonly length: Readonly<Record<Metric, number>>;
  readonly family: string;
}

/** Fails, in one line, for a board without a solution or with a cluster that is too large. */
export function answersTo(board: Board): Result<Answers, string> {
  const examined = examine(board);
  if (!examined) return answersInParts(board);
  const { states, solutions, shortestSolutions, rating, hardest } = examined;
  const steps = solutions.steps.reduce((sum, { by }) => sum + Math.abs(by), 0);
  const length = { moves: rating.moves, steps };
  return ok({ states, solutions, shortestSolutions, rating, length, family: familyFrom(hardest) });
}

/** The same for a cluster that is too large for `examine`, by one search after another. */
function answersInParts(board: Board): Result<Answers, string> {
  const analyzed = analyze(board);
  const family = familyOf(board);
  if (analyzed.kind === 'limit' || family === undefined) return err('its cluster is too large');
  const { states, shortestSolutions, rating, distance } = analyzed.analysis;
  const { moves, steps } = distance;
  if (!rating || moves === null || steps === null) return err('it has no solution');
  const solutions = { moves: shortest(board, 'moves'), steps: shortest(board, 'steps') };
  return ok({ states, solutions, shortestSolutions, rating, length: { moves, steps }, family });
}

/** A shortest solution in a metric, and among those one that is shortest in the other. */
function shortest(board: Board, metric: Metric): Solution {
  const answer = solve(board, { metric, thenBy: otherMetric(metric) });
  if (answer.kind !== 'solved') throw new TypeError('a board with a distance has a solution');
  return answer.solution;
}
