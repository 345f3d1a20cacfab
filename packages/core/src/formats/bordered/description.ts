import type { FormatDescription } from '../parts/format.ts';

export const description: FormatDescription = {
  title: 'rows in a border of #, with a gap at the exit',
  example: '######\n#BB.C#\n#AA.C.\n#..DD#\n######',
  mistakes: ['######\n#BB.C.\n#AA.C#\n#..DD#\n######'],
};
