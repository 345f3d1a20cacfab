import { CLASSIC } from '../parts/classic.ts';
import type { NotationDescription } from '../parts/notation.ts';

export const description: NotationDescription = {
  title: 'label, letter, cells',
  board: CLASSIC,
  example: 'AL1\nQD3\nXR4',
  mistakes: ['AL1\nQX3', 'XU1'],
};
