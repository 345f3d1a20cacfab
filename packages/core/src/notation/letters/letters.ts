import { firstWord } from '../parts/beginning.ts';
import { directions } from '../parts/directions.ts';
import { markedNotation } from '../parts/marked.ts';

/**
 * Label, L, R, U or D, and number of cells, one move on each line: `XR3`. Source: *RushHour Solver*, a report on a
 * bitboard solver.
 */
export const letters = markedNotation({
  id: 'letters',
  recognises: (text) => /[^\s][LRUD]\d+$/u.test(firstWord(text) ?? ''),
  separator: '\n',
  marks: [
    { text: 'L', ...directions.left },
    { text: 'R', ...directions.right },
    { text: 'U', ...directions.up },
    { text: 'D', ...directions.down },
  ],
});
