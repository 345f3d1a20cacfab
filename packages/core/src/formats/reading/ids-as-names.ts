/*
 * The id of a puzzle, or its day, right above rows of cells is their name, not a board of its own:
 *
 *     2026-11-21      the name of the rows below
 *     AA...O
 *     P..Q.O
 *
 *     2026-11-21      the puzzle of this day
 */
import type { BoardSplitter, BoardText } from '../parts/format.ts';
import { lineBreaksIn } from './later-boards.ts';

/** Formats of one board a line, below which an id is another board. */
const inLines = new Set(['line', 'link']);

/** A splitter that gives what `splitter` gives, with ids above rows as names of the rows. */
export function idsAsNames(splitter: BoardSplitter): BoardSplitter {
  let held: BoardText | undefined;
  const named = (one: BoardText): BoardText[] => {
    const id = held;
    held = undefined;
    const before = id ? [id] : [];
    if (one.format?.id === 'link' && !one.text.includes('#')) {
      held = one;
      return before;
    }
    const isBelow = id !== undefined && one.line === id.line + 1 + lineBreaksIn(id.text);
    return isBelow && one.format !== undefined && !inLines.has(one.format.id)
      ? [{ ...one, name: one.name ?? id.text.trim() }]
      : [...before, one];
  };
  return {
    push: (part) => splitter.push(part).flatMap(named),
    end() {
      const rest = splitter.end().flatMap(named);
      return held ? [...rest, held] : rest;
    },
    get fenced() {
      return splitter.fenced;
    },
  };
}
