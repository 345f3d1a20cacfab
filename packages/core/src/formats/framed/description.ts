import type { FormatDescription } from '../parts/format.ts';

export const description: FormatDescription = {
  title: 'a box with coordinates',
  example: '   1 2 3 4\n  +-------+\n1 |x x . a|\n2 |. . . a|\n3 |b b . .|\n4 |. . . .|\n  +-------+',
  mistakes: ['1 |x x . a|\n2 |. . .|', '1 |x x . a|\n2 |. . , a|'],
};
