import { CLASSIC } from '../parts/classic.ts';
import type { NotationDescription } from '../parts/notation.ts';

export const description: NotationDescription = {
  title: 'a table of vehicles and cells',
  board: CLASSIC,
  example: 'car,move\nA,-1\nQ,3\nX,4',
  mistakes: ['car,move\nA,left', 'car,move\nZ,1'],
};
