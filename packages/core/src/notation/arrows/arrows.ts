import { directions } from '../../board/directions.ts';
import { firstWord } from '../parts/beginning.ts';
import { type MarkedForm, markedNotation, markedReader } from '../parts/marked.ts';

/**
 * Label, arrow and number of cells, separated by commas: `a←1, q↑3`. Also reads `<-`, `->`, `^` and
 * `v`. Source: the solution cards of the game, as *Rush Hour*, a Prolog solver, prints them.
 */
const form: MarkedForm = {
  id: 'arrows',
  recognises(text) {
    const first = firstWord(text);
    // a blank text is the empty solution
    return first === undefined || /[^\s](?:[←→↑↓^v]|<-|->)\d+$/u.test(first);
  },
  separator: ', ',
  marks: [
    { text: '←', ...directions.left },
    { text: '→', ...directions.right },
    { text: '↑', ...directions.up },
    { text: '↓', ...directions.down },
    { text: '<-', ...directions.left },
    { text: '->', ...directions.right },
    { text: '^', ...directions.up },
    { text: 'v', ...directions.down },
  ],
};

// marked as pure, so that a program that only reads solutions does not carry what writes them
export const arrowsReader = /* @__PURE__ */ markedReader(form);
/** The notation with arrows: `A↑1, X→4`. It also reads `<-`, `->`, `^` and `v` as arrows. */
export const arrows = /* @__PURE__ */ markedNotation(form);
