import { breaksOf, endOfThoughts, THOUGHTS } from '../../text/thoughts.ts';
import type { BoardSplitter } from '../parts/format.ts';

/** The longest mark that a piece of a text may cut in two. */
const MARK = '</thinking>'.length;

/** A splitter that is given a text without the thoughts at its beginning, of which only the line breaks are kept. */
export function afterThoughts(splitter: BoardSplitter): BoardSplitter {
  /** The text so far, until it is known whether it begins with thoughts, and where they end. */
  let held: string | undefined = '';
  return {
    push(part) {
      if (held === undefined) return splitter.push(part);
      const from = Math.max(0, held.length - MARK);
      held += part;
      const isThought = THOUGHTS.test(held);
      if (!isThought && '<thinking>'.startsWith(held.trimStart().toLowerCase())) return [];
      const end = isThought ? endOfThoughts(held, from) : 0;
      if (end === undefined) return [];
      const text = breaksOf(held.slice(0, end)) + held.slice(end);
      held = undefined;
      return splitter.push(text);
    },
    end() {
      const rest = held ?? '';
      held = undefined;
      const found = rest === '' ? [] : splitter.push(THOUGHTS.test(rest) ? breaksOf(rest) : rest);
      return [...found, ...splitter.end()];
    },
    get fenced() {
      return splitter.fenced;
    },
  };
}
