import { CLASSIC } from '../parts/classic.ts';
import type { NotationDescription } from '../parts/notation.ts';

export const description: NotationDescription = {
  title: 'label, arrow, cells',
  board: CLASSIC,
  example: 'A←1, Q↓3, X→4',
  mistakes: ['A←1, Z↓3', 'A↑1', 'A←', 'A←9'],
};
