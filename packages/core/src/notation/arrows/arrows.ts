import { firstWord } from '../parts/beginning.ts';
import { directions } from '../parts/directions.ts';
import { markedNotation } from '../parts/marked.ts';

/**
 * Label, arrow and number of cells, separated by commas: `a←1, q↑3`. Also reads `<-`, `->`, `^` and
 * `v`. Source: the solution cards of the game, as *Rush Hour*, a Prolog solver, prints them.
 */
export const arrows = markedNotation({
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
});
