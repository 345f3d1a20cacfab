import type { FormatDescription } from '../parts/format.ts';

export const description: FormatDescription = {
  title: 'rows of one character a cell',
  example: '..0..A\n..0..A\nXX0...\n.RGGY.\nVR..Y.\nVR....',
  mistakes: ['..0..A\n..0..\nXX0...', '..0.\nXX0.\n...0', 'AA..\n.BB.\n....'],
};
