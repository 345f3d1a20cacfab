import type { FormatDescription } from '../parts/format.ts';

export const description: FormatDescription = {
  title: 'a link of the app, or the id of a puzzle in it',
  example: '#1/play/IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM',
  mistakes: ['https://unjam.example/#1/play/p-0000000', 'https://unjam.example/#1/play/IBBxoo'],
};
