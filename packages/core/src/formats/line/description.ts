import { CAPITALS, DIGITS, SMALL_LETTERS } from '../../basics/letters.ts';
import type { FormatDescription } from '../parts/format.ts';

// X would be taken for the primary, x is a wall and o empty
const LABELS = [...CAPITALS, ...SMALL_LETTERS, ...DIGITS].filter((label) => !'AXxo'.includes(label));

export const description: FormatDescription = {
  title: 'a square board in one word, row after row',
  example: 'IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM',
  mistakes: ['IBBxooIooLDDJAALooJoKEEMFFKooMGGHHH', 'BBBooGooo'],
  // the programs that read and write such lists have A for the primary
  labels: { primary: 'A', others: () => LABELS },
};
