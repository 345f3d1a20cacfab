/*
 * Lines that mark the exit above or below the rows of a board by an arrow, a word or both.
 *
 *       v         below the column of the exit        ^ EXIT      above the rows: at the top, below them: not clear
 *     AA...B                                          AA...B
 */
import type { Edge } from '../../board/setup.ts';
import { splitLines } from '../../text/lines.ts';
import { ARROW_ALONE } from './arrow-alone.ts';
import { isFrame } from './cuts.ts';

const WORD = /\p{L}{2}/u;
const UP = /[\^↑⬆▲]/;
/** A letter that stands for the exit at a column: E, or the S and A of other languages. */
const LETTER = /^\s+[esa]\s*$/i;
export const isExitLetter = (line: string): boolean => LETTER.test(line);

/**
 * The edges at which a mark of one line can be, by where the line stands; none where its arrow points into the rows, or the line
 * stands between two boards. Undefined for a line that is no mark with a word, and no letter alone.
 */
export function edgesOfMark(text: string, around: () => Around): readonly Edge[] | undefined {
  const isLetter = isExitLetter(text);
  if (!isLetter && !(WORD.test(text) && ARROW_ALONE.test(text))) return undefined;
  const { above, below } = around();
  if (above === below) return isLetter ? undefined : [];
  const edge = above ? 'bottom' : 'top';
  const arrow = /[v^↓↑⬇⬆▼▲]/iu.exec(text.replace(/\p{L}{2,}/gu, ''))?.[0];
  return isLetter || arrow === undefined || UP.test(arrow) === (edge === 'top') ? [edge] : [];
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
