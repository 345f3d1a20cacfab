import { CLASSIC } from '../parts/classic.ts';
import type { NotationDescription } from '../parts/notation.ts';

export const description: NotationDescription = {
  title: 'vehicle and the cell that it enters',
  board: CLASSIC,
  example: "[('A',1),('Q',27)]",
  mistakes: ["[('A',1)", "[('A',40)]"],
};
