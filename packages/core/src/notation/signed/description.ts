import { CLASSIC } from '../parts/classic.ts';
import type { NotationDescription } from '../parts/notation.ts';

export const description: NotationDescription = {
  title: 'label, sign, cells',
  board: CLASSIC,
  example: 'A-1 Q+3 X+4',
  mistakes: ['A-1 Q3'],
};
