// Problems in the languages other than English. Core's sentences are English; what they are about is also data.

import type { Problem, ProblemCode } from '@unjam/core';

/** What is wrong, by the code of the problem; `{vehicle}` stands for the label of a vehicle, `{move}` for the number of a move. */
type ProblemWords = Readonly<Record<ProblemCode, string>>;

/** What stands around the details of a problem, and between them. */
interface DetailMarks {
  readonly before: string;
  readonly between: string;
  readonly after: string;
}

/** The squares that are named one by one; of more squares only the first ones are. */
const MOST_SQUARES = 4;

/**
 * Words a problem, with its details: what core quotes of the text, and the squares.
 *
 * @param square - a square in words, by its row and column, from 1
 *
 * @example
 * sentence({ code: 'unexpected-character', message: 'unexpected character "?"' }); // Ein Zeichen gehört nicht hierher ("?")
 */
export const problemSentences =
  (
    words: ProblemWords,
    square: (row: number, column: number) => string,
    { before, between, after }: DetailMarks = { before: ' (', between: '; ', after: ')' },
  ) =>
  ({ code, message, at }: Problem): string => {
    const squares = at?.squares ?? [];
    const text = words[code]
      .replaceAll('{vehicle}', at?.vehicle ?? '?')
      .replaceAll('{move}', at?.move === undefined ? '?' : String(at.move + 1));
    const details = [
      // core writes what it quotes as JSON does
      ...(message.match(/"(?:[^"\\]|\\.)*"/g) ?? []),
      ...squares.slice(0, MOST_SQUARES).map(({ row, column }) => square(row + 1, column + 1)),
      ...(squares.length > MOST_SQUARES ? ['…'] : []),
    ];
    return details.length === 0 ? text : `${text}${before}${details.join(between)}${after}`;
  };
