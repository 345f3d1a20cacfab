import { CLASSIC } from '../parts/classic.ts';
import type { NotationDescription } from '../parts/notation.ts';

export const description: NotationDescription = {
  title: 'JSON objects',
  board: CLASSIC,
  example: '[{"vehicle":"A","direction":"left","cells":1},{"vehicle":"Q","direction":"down","cells":3}]',
  mistakes: ['[{"vehicle":"A","direction":"left"}]', '{"vehicle":"A","direction":"left","cells":1}'],
};
