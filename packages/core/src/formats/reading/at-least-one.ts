// A splitter that finds at least one board, or says that there is none: a text of prose alone, from which everything was left out,
// is not passed over in silence.
import { nothingWritten } from '../../text/lines.ts';
import type { BoardSplitter, BoardText } from '../parts/format.ts';

/** The same splitter, with a problem at the end of a text of which it gave nothing. */
export function atLeastOne(splitter: BoardSplitter): BoardSplitter {
  let isAny = false;
  const given = (texts: BoardText[]): BoardText[] => {
    isAny ||= texts.length > 0;
    return texts;
  };
  return {
    push: (part) => given(splitter.push(part)),
    end() {
      const texts = given(splitter.end());
      return isAny ? texts : [{ text: '', line: 1, problem: nothingWritten }];
    },
    get fenced() {
      return splitter.fenced;
    },
  };
}
