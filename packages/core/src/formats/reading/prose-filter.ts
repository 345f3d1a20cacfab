// Leaves out the prose around boards between lines of ```.
//
// Whether such lines follow is not known at first. So a text that is not a legal board waits: if a line of ``` comes next, the
// text was prose; if a legal board comes first, the text was meant as a board and is reported as a wrong one.
import type { BoardText } from '../parts/format.ts';

/** Tells boards that are wrong from the sentences around them, which are left out. */
export interface ProseFilter<T> {
  /**
   * Takes what became of the next text of a splitter.
   *
   * @param legal - whether it is a legal board
   * @returns what is known not to be prose, in the order in which it came
   */
  take(item: T, legal: boolean, text: BoardText): T[];
  /**
   * Ends the text; `fenced` says whether it has fences as Markdown has: then text outside of them that is no board is prose. Of a text
   * without anything else the first is returned.
   */
  end(fenced: boolean): T[];
}

/** The most wrong boards that wait. */
const MOST_WAITING = 1000;

/**
 * A filter for the boards of one text, whatever they have become. Programs that split a text themselves use it; `createBoardReader`
 * has it already.
 *
 * @example
 * const filter = proseFilter<string>();
 * const splitter = createBoardSplitter();
 * const found = [...splitter.push(text), ...splitter.end()].flatMap((one) => filter.take('a board', true, one));
 * found // [ 'a board' ]
 */
export function proseFilter<T>(): ProseFilter<T> {
  let waiting: T[] = [];
  /** The first text that was left out, as long as nothing else was given. */
  let only: T[] = [];
  let isGiven = false;
  const given = (items: readonly T[]): T[] => {
    isGiven ||= items.length > 0;
    return [...items];
  };
  return {
    take(item, legal, { fenced, outside, problem }) {
      if (only.length === 0) only = [item];
      if (fenced) waiting = [];
      if (!legal && outside) return [];
      // what a splitter itself says is wrong is about a board
      const mayBeProse = !legal && !fenced && problem === undefined;
      if (mayBeProse && waiting.length < MOST_WAITING) {
        waiting.push(item);
        return [];
      }
      return given([...waiting.splice(0), item]);
    },
    // of a text of prose alone the first sentence is told to be no board
    end: (fenced) => (!fenced ? waiting : isGiven ? [] : only),
  };
}
