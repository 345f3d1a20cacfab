import { CLASSIC } from '../parts/classic.ts';
import type { NotationDescription } from '../parts/notation.ts';

export const description: NotationDescription = {
  title: 'a plan in PDDL',
  board: CLASSIC,
  example: '(left v1-a r1c2 r1c1 r1c3 r1c2)\n(down v2-q r1c6 r2c6 r3c6 r4c6)',
  mistakes: ['(left v9-z r1c2 r1c1 r1c3 r1c2)', '(left v1-a r2c2 r2c1 r2c3 r2c2)'],
};
