import { counted } from '@unjam/core/basics';
import { lengths } from '../output/tally.ts';
import type { Verdict } from './verdict.ts';

/** What is said of a solution, part by part; of one that is illegal or missing only why. */
export function verdictInWords(verdict: Verdict): readonly string[] {
  const { problem, solves, moves, steps, metric, shortest, over, limit } = verdict;
  if (problem !== null) return [problem];
  const length = lengths(moves ?? 0, steps ?? 0);
  if (!solves) return ['legal, but the primary is not at the exit', length];
  const solved = ['legal, solves the board', length];
  if (shortest === null || over === null)
    return [...solved, `shortest not found: the search stopped at the limit of ${limit}`];
  if (over === 0) return [...solved, `shortest in ${metric}`];
  const noun = metric === 'moves' ? 'move' : 'step';
  return [...solved, `${counted(over, noun)} more than the shortest, ${counted(shortest, noun)}`];
}
