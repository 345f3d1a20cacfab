import { ok } from '../../basics/result.ts';
import type { BoardFormat, BoardText, ParsedBoard } from '../parts/format.ts';
import { areRows } from '../parts/grid-row.ts';
import { commonSet } from './common.ts';
import { formatOfBlock } from './detect.ts';

/*
 * Lines of a list whose boards are of any size: rows with `/` between them, and the numbers of the format `line` beside them.
 *
 *     5 ..../...x/XX.A/B..A/BCCC 17      5 moves, 17 states
 */

const COUNTED = /^\s*(?:(\d{1,9})\s+)?(\S{9,})((?:\s+-?\d+(?:\.\d+)?)*)\s*$/;

/** The longest line that is looked at: no board that can be read is longer. */
const LONGEST = 600;

/**
 * The board of such a line; undefined for every other line.
 *
 * @param number - that of the line in its text
 */
export function countedRows(line: string, number: number): BoardText | undefined {
  const [, moves, text = '', after = ''] =
    line.length < LONGEST && line.includes('/') ? (COUNTED.exec(line) ?? []) : [];
  if ((moves === undefined && after === '') || !areRows(text)) return undefined;
  const format = formatOfBlock([text], commonSet);
  if (!format) return undefined;
  const states = /^\s+(\d{1,9})$/.exec(after)?.[1];
  const counts = {
    ...(moves !== undefined && { optimalMoves: Number(moves) }),
    ...(states !== undefined && { clusterStates: Number(states) }),
  };
  return { text, line: number, column: line.indexOf(text) + 1, format: withCounts(format, counts) };
}

/** A format whose boards have these numbers beside them. */
const withCounts = (format: BoardFormat, counts: Omit<ParsedBoard, 'setup'>): BoardFormat => ({
  ...format,
  parse(text, options) {
    const parsed = format.parse(text, options);
    return parsed.ok ? ok({ ...parsed.value, ...counts }) : parsed;
  },
});
