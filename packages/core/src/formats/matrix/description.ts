import type { FormatDescription } from '../parts/format.ts';

export const description: FormatDescription = {
  title: 'rows of numbers as JSON or Python, 1 is the red car',
  example: '[[0,0,2,0],\n [1,1,2,0],\n [0,0,0,0],\n [0,0,0,0]]',
  mistakes: [],
};
