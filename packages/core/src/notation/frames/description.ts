import type { NotationDescription } from '../parts/notation.ts';

export const description: NotationDescription = {
  title: 'every position as rows',
  board: '-A-/-A-/XX-',
  example: '-A-\n-A-\nXX-\n\n-A-\n-A-\n-XX',
  mistakes: ['-A-\n-A-\n-XX', '-A-\n-A-\nXX-\n\n--A\n--A\nXX-'],
};
