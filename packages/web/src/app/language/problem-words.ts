// Problems in the languages other than English. Core's sentences are English; what they are about is also data.

import type { Problem, ProblemCode } from '@unjam/core';

/** What is wrong, by the code of the problem; `{vehicle}` stands for the label of a vehicle. */
export type ProblemWords = Readonly<Record<ProblemCode, string>>;

/**
 * Words a problem, with the first square that it names.
 *
 * @param square - a square in words, by its row and column, from 1
 */
export const problemSentences =
  (words: ProblemWords, square: (row: number, column: number) => string) =>
  ({ code, at }: Problem): string => {
    const [first] = at?.squares ?? [];
    const text = words[code].replaceAll('{vehicle}', at?.vehicle ?? '?');
    return first ? `${text} (${square(first.row + 1, first.column + 1)})` : text;
  };
