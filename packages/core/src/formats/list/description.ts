import type { FormatDescription } from '../parts/format.ts';

export const description: FormatDescription = {
  title: 'the size, then a vehicle a line: label, row, column, length, h or v',
  example: '6 6\n2\nX 2 0 2 h\nA 1 2 3 v',
  mistakes: [],
};
