import type { Problem, ProblemCode } from '@unjam/core';

/** What a person who draws a board can do about a problem, where core's words do not say that. */
const words: Partial<Record<ProblemCode, (problem: Problem) => string>> = {
  'no-primary': () => 'Add a red car: draw a vehicle, then Make red',
  'bent-vehicle': ({ at }) => `Vehicle ${at?.vehicle ?? ''} must lie in one row or column`,
  overlap: ({ at }) => {
    const [square] = at?.squares ?? [];
    const where = square ? `: row ${square.row + 1}, column ${square.column + 1}` : '';
    return `Two vehicles share this square${where}`;
  },
};

/** A problem of a draft as a sentence without its full stop. */
export function describeProblem(problem: Problem): string {
  const own = words[problem.code]?.(problem);
  if (own) return own;
  return problem.expected ? `${problem.message}; expected ${problem.expected}` : problem.message;
}
