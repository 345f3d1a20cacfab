import type { TableRow } from '../parts/format.ts';

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

/** The puzzle in a row of the table; undefined for every other line. */
export function tableRow(line: string): TableRow | undefined {
  const [, number, board] = line.length < 600 ? (ROW.exec(line) ?? []) : [];
  if (number === undefined || board === undefined) return undefined;
  return { name: `Jam ${number}`, board, column: line.trimEnd().length - board.length + 1 };
}

/** Whether a line is a part of the table that holds no puzzle. */
export const isTableFrame = (line: string): boolean =>
  /^\s*grade, time\s+moves\s+steps\s+size\s+board\s*$/.test(line) ||
  (line.length < 600 && /^\s*(?:-{4,} {2}){4}-{4,}$/.test(line)) ||
  /^\d{1,3}(?:,\d{3})*(?: of \d{1,3}(?:,\d{3})*)? puzzles?$/.test(line);
