// Problems of the app itself, which say in the language of the app what is wrong.

import type { Problem } from '@unjam/core';
import { problemText } from './english/problems.ts';
import type { Text } from './language.ts';

/** A problem that core's words do not tell apart from others; its message is in English. */
export interface SaidProblem extends Problem {
  readonly said: Text;
}

const isSaid = (problem: Problem): problem is SaidProblem => 'said' in problem;

/**
 * A problem in the language of the app, without a full stop.
 *
 * @param words - how problems of core are worded; default: without their place in a text
 */
export const sayProblem = (
  problem: Problem,
  words: (problem: Problem) => string = problemText().sentence,
): string => (isSaid(problem) ? problem.said() : words(problem));
