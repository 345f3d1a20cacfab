import type { Choice, Reading } from './answer.ts';

/**
 * As few of the first choices of a reading as no other reading of its question has: the options that choose it. Two readings may
 * have the same columns and another red car.
 *
 * @param reading - the reading that is chosen
 * @param readings - all readings of its question, that one among them
 */
export function decidingChoices({ choices }: Reading, readings: readonly Reading[]): readonly Choice[] {
  for (let count = 1; count < choices.length; count++) {
    const first = choices.slice(0, count);
    if (readings.filter((other) => first.every((choice) => hasChoice(other, choice))).length === 1)
      return first;
  }
  return choices;
}

const hasChoice = ({ choices }: Reading, { option, value }: Choice): boolean =>
  choices.some((choice) => choice.option === option && choice.value === value);
