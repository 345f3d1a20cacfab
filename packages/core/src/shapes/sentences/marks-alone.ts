/*
 * Lines that mark the exit above or below the rows of a board by an arrow, a word or both.
 *
 *       v         above the column of the exit        AA...B
 *     AA...B                                            ^ EXIT    below it: the arrow points at the column
 */
import type { Edge } from '../../board/setup.ts';
import { splitLines } from '../../text/lines.ts';
import { ARROW_ALONE } from './arrow-alone.ts';
import { isFrame } from './cuts.ts';

const WORD = /\p{L}{2}/u;
/** A letter that stands for the exit at a column: E, or the S and A of other languages. */
const LETTER = /^\s+[esa]\s*$/i;
export const isExitLetter = (line: string): boolean => LETTER.test(line);

/**
 * The edges at which a mark of one line can be, by where the line stands; none where the line stands between two boards. Its arrow
 * points out of the rows, or at the column by which the car leaves. Undefined for a line that is no mark with a word, and no letter
 * alone.
 */
export function edgesOfMark(text: string, around: () => Around): readonly Edge[] | undefined {
  const isLetter = isExitLetter(text);
  if (!isLetter && !(WORD.test(text) && ARROW_ALONE.test(text))) return undefined;
  const { above, below } = around();
  if (above === below) return isLetter ? undefined : [];
  return [above ? 'bottom' : 'top'];
}

interface Around {
  /** Whether rows stand above a line, and below it. */
  readonly above: boolean;
  readonly below: boolean;
}

/** Whether rows stand right above and right below each line of a text. */
export function rowsAround(text: string): (number: number) => Around {
  const lines = splitLines(text);
  const areRows = (step: number, from: number): boolean => {
    const found: string[] = [];
    for (let i = from + step; found.length < 2 && i >= 0 && i < lines.length; i += step) {
      const line = lines[i]?.text.trim() ?? '';
      if (line !== '' && !isFrame(line) && line !== '|') found.push(line);
    }
    return found.length === 2 && found[0]?.length === found[1]?.length && found.every(isRow);
  };
  return (number) => ({ above: areRows(-1, number - 1), below: areRows(1, number - 1) });
}

const isRow = (line: string): boolean => line.length > 2 && !/\p{L}{2,}[\s:]+\p{L}{2,}/u.test(line);
