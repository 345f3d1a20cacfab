import type { FormatDescription } from '../parts/format.ts';

export const description: FormatDescription = {
  title: 'a square board in one word, row after row',
  example: 'IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM',
  mistakes: ['IBBxooIooLDDJAALooJoKEEMFFKooMGGHHH', 'BBBooGooo'],
};
