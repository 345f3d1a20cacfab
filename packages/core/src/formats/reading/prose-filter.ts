// Leaves out the prose around boards: what is no board between lines of ```, and sentences beside boards that were read.
//
// Whether such lines follow is not known at first. So a text that is not a legal board waits: if a line of ``` comes next, the
// text was prose; if a legal board comes first, sentences were prose, and any other text was meant as a board and is reported
// as a wrong one. Of a text without any board everything is reported.
import type { BoardText } from '../parts/format.ts';
import { isProse } from './prose.ts';

export interface ProseFilter<T> {
  /**
   * Takes what became of the next text of a splitter.
   *
   * @param legal - whether it is a legal board
   * @returns what is known not to be prose, in the order in which it came
   */
  take(item: T, legal: boolean, text: BoardText): T[];
  /** Ends the text; `fenced` is that of its splitter. */
  end(fenced: boolean): T[];
}

/** The most wrong boards that wait. */
const MOST_WAITING = 1000;

/** A filter for the boards of one text, whatever they have become. */
export function proseFilter<T>(): ProseFilter<T> {
  let waiting: { readonly item: T; readonly isProse: boolean }[] = [];
  let hasBoard = false;
  return {
    take(item, legal, text) {
      const { fenced = false, outside = false, problem } = text;
      if (fenced) waiting = [];
      if (!legal && outside) return [];
      const isSentence = !legal && isProse(text);
      if (isSentence && hasBoard) return [];
      hasBoard ||= legal;
      // nothing is read after binary input
      const mayBeProse = !legal && !fenced && problem?.code !== 'binary-input';
      if (mayBeProse && waiting.length < MOST_WAITING) {
        waiting.push({ item, isProse: isSentence });
        return [];
      }
      const kept = hasBoard ? waiting.filter((one) => !one.isProse) : waiting;
      waiting = [];
      return [...kept.map((one) => one.item), item];
    },
    end: (fenced) => (fenced ? [] : waiting.map(({ item }) => item)),
  };
}
