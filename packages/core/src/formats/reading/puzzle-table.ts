import type { BoardText } from '../parts/format.ts';
import { commonSet } from './common.ts';
import { formatOfBlock } from './detect.ts';

/*
 * The table that `unjam puzzles` prints: a row is a puzzle of the catalogue, whose last word is its board.
 *
 *          grade, time   moves  steps  size  board
 *     ---  ------------  -----  -----  ----  ----------------
 *       5  beginner 10s      5      7  4x4   A.../ABBB/XX.C/D..C
 *     1 puzzle
 *
 * The heading, the rule under it and the line at the end hold no board and are passed over.
 */

const ROW = /^\s*(\d{1,6})\s+[a-z]+ \d{1,4}[sm]\s+\d{1,4}\s+\d{1,4}\s+\d{1,2}x\d{1,2}\s+(\S+)\s*$/;

/**
 * The board in a row of the table; undefined for every other line.
 *
 * @param number - that of the line in its text
 */
export function inTable(line: string, number: number): BoardText | undefined {
  const [, puzzle, text] = line.length < 600 ? (ROW.exec(line) ?? []) : [];
  if (puzzle === undefined || text === undefined) return undefined;
  const column = line.trimEnd().length - text.length + 1;
  return { text, line: number, column, name: `Jam ${puzzle}`, format: formatOfBlock([text], commonSet) };
}

/** Whether a line is a part of the table that holds no puzzle. */
export const isTableFrame = (line: string): boolean =>
  /^\s*grade, time\s+moves\s+steps\s+size\s+board\s*$/.test(line) ||
  (line.length < 600 && /^\s*(?:-{4,} {2}){4}-{4,}$/.test(line)) ||
  /^\d{1,3}(?:,\d{3})*(?: of \d{1,3}(?:,\d{3})*)? puzzles?$/.test(line);
