import { directions } from '../../board/directions.ts';
import { firstWord } from '../parts/beginning.ts';
import { type MarkedForm, markedNotation, markedReader } from '../parts/marked.ts';

/**
 * Label, L, R, U or D, and number of cells, one move on each line: `XR3`. Source: *RushHour Solver*, a report on a
 * bitboard solver.
 */
const form: MarkedForm = {
  id: 'letters',
  recognises: (text) => /[^\s][LRUD]\d+$/u.test(firstWord(text) ?? ''),
  separator: '\n',
  marks: [
    { text: 'L', ...directions.left },
    { text: 'R', ...directions.right },
    { text: 'U', ...directions.up },
    { text: 'D', ...directions.down },
  ],
};

// marked as pure, so that a program that only reads solutions does not carry what writes them
export const lettersReader = /* @__PURE__ */ markedReader(form);
export const letters = /* @__PURE__ */ markedNotation(form);
