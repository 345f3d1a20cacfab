/*
 * Vehicles that a text lists and a reading does not have, as where one of them is written with a mistake:
 *
 *     board.add(new Car('A', { row: 1, col: 2, length: 2 }));
 *     boa.rd.add(new Car('B', { row: 3, col: 1, length: 2 }));      three lengths are set, and two vehicles are read
 *
 * and boards into which such a mistake cuts one list.
 */

import type { Problem } from '../../basics/errors.ts';
import { greatestOf, leastOf } from '../../basics/many.ts';
import { rolesOfHeading } from '../lists/words.ts';
import type { BoardReading } from '../parts/answer.ts';
import { type Token, tokensOf } from '../values/tokens.ts';

/** What is wrong with one list that a mistake cut into several: each has one vehicle alone, or one of them has no red car. */
export function cutApart(boards: readonly BoardReading[]): Problem | undefined {
  const [first, second] = boards;
  if (!first || !second) return undefined;
  if (boards.every(({ board }) => board.vehicles.length === 1))
    return problemAt(second, `${boards.length} boards of one vehicle each would be read here`);
  const guessed = boards.find(({ primaryGuessed }) => primaryGuessed !== undefined);
  return guessed && boards.some(({ primaryGuessed }) => primaryGuessed === undefined)
    ? problemAt(guessed, 'a board without a red car would be read here, beside one that has one')
    : undefined;
}

/** What every vehicle of a list says of itself. */
const SAID = ['row', 'column', 'length'] as const;

/** What is wrong where a text says row, column and length by their names of more vehicles than were read. */
export function notRead(boards: readonly BoardReading[], text: string): Problem | undefined {
  const [first] = boards;
  if (!first || !NAMED_LENGTH.test(text)) return undefined;
  const read = boards.reduce((sum, { board }) => sum + board.vehicles.length + board.walls.length, 0);
  const counts = new Map<string, number>();
  for (const name of namesOfNumbers(text)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const most = SAID.map((role) =>
    greatestOf([
      0,
      ...[...counts].flatMap(([name, count]) => (rolesOfHeading(name)[0] === role ? count : [])),
    ]),
  );
  return most.every((count) => count > read)
    ? problemAt(first, `${leastOf(most)} vehicles are written here, and ${read} were read`)
    : undefined;
}

/** What most texts do not have, so that they need not be cut into words. */
const NAMED_LENGTH = /len/i;

/** The names that are set to a number, but for those of parameters and fields with a default. */
const namesOfNumbers = (text: string): readonly string[] => {
  const lines = text.split('\n');
  const tokens = tokensOf(text);
  return tokens.flatMap((token, i) => {
    const [mark, value] = tokens.slice(i + 1, i + 3);
    const isSet =
      token.kind !== 'mark' && mark?.kind === 'mark' && /^[:=]$/.test(mark.text) && isNumber(value);
    return isSet && !DECLARES.test(lines[token.at.line - 1] ?? '') ? token.text : [];
  });
};

const isNumber = (token: Token | undefined): boolean =>
  token !== undefined && token.kind !== 'mark' && /^\d{1,3}$/.test(token.text);

const DECLARES =
  /\b(?:def|fun|func|function|fn|constructor|class|struct|record|data|init|int|let|var|val|const)\b/;

const problemAt = ({ line }: BoardReading, message: string): Problem => ({
  code: 'unknown-format',
  message: `${message}: one of them may be written with a mistake`,
  expected: 'every vehicle in the same form as the others',
  at: { text: { line, column: 1 } },
});
