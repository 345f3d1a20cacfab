import { firstWord } from '../parts/beginning.ts';
import { type MarkedForm, markedNotation, markedReader } from '../parts/marked.ts';

/**
 * Label, sign and number of cells, separated by blanks: `A+2 Q-1`. Right and down are plus, left and up are minus. It
 * cannot tell apart a horizontal and a vertical vehicle of one label. Source: Michael Fogleman's database of puzzles
 * and its tools.
 */
const form: MarkedForm = {
  id: 'signed',
  recognises: (text) => /[^\s][+−-]\d+$/u.test(firstWord(text) ?? ''),
  separator: ' ',
  marks: [
    { text: '+', sign: 1 },
    { text: '-', sign: -1 },
    { text: '−', sign: -1 },
  ],
};

// marked as pure, so that a program that only reads solutions does not carry what writes them
export const signedReader = /* @__PURE__ */ markedReader(form);
export const signed = /* @__PURE__ */ markedNotation(form);
