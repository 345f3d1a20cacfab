import type { FormatDescription } from '../parts/format.ts';

export const description: FormatDescription = {
  title: 'a vehicle a line: label, H or V, column, row, length',
  example: 'car,orientation,col,row,length\nA,V,3,1,2\nB,H,4,4,3\nX,H,1,3,2',
  mistakes: ['car,orientation,col,row,length\nA,D,3,1,2', 'car,orientation,col,row,length\nX,H,1,3'],
};
