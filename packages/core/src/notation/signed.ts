import { markedNotation } from './marked.ts';

/**
 * Label, sign, cells, separated by blanks: right and down are plus, left and up minus. It cannot tell apart a
 * horizontal and a vertical vehicle of one label. Source: the published database of puzzles and its tools.
 */
export const signed = markedNotation({
  id: 'signed',
  title: 'Signed',
  example: 'A-1 Q+3 X+4',
  separator: ' ',
  marks: [
    { text: '+', sign: 1 },
    { text: '-', sign: -1 },
    { text: '−', sign: -1 },
  ],
});
