// A result of Rush or Streak in words, and as a text to share.

import { rushText } from '../language/english/rush.ts';
import { writeSeriesLink } from '../model/list-links.ts';
import type { SeriesKind } from '../model/series-kind.ts';
import { RUSH, type Run } from '../model/series-run.ts';

/** `17 boards`, or `9 in a row`. */
export const formatResult = (kind: SeriesKind, boards: number): string =>
  kind === 'rush' ? rushText().boards(boards) : rushText().inARow(boards);

/** Minutes and seconds, rounded up, so that the clock ends at 0:00 and not a second before: `2:41`. */
export function formatClock(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const MINUTE = 60_000;
/** Boards of a streak in a row of squares. */
const ROW = 10;

/**
 * The result of a run as a text that shows nothing of the boards: of Rush a car a board, a line a minute; of Streak a square a
 * board. It ends with the link of the same series, which says how many boards were solved.
 */
export function describeRun(run: Run, address: string): string {
  const { kind, seed, solved } = run;
  const t = rushText();
  const link = address.replace(/#.*/, '') + writeSeriesLink(kind, { seed, rival: solved.length });
  return [
    t.said[kind](solved.length),
    ...(kind === 'rush' ? minutes(solved) : squares(run)),
    t.sameBoards,
    link,
  ].join('\n');
}

const minutes = (solved: readonly number[]): string[] =>
  Array.from({ length: RUSH / MINUTE }, (_, minute) =>
    '🚗'.repeat(solved.filter((time) => Math.floor(Math.min(time, RUSH - 1) / MINUTE) === minute).length),
  ).map((line) => line || '💤');

function squares({ solved }: Run): string[] {
  const all = [...solved.map(() => '🟩'), '🟥'];
  return Array.from({ length: Math.ceil(all.length / ROW) }, (_, row) =>
    all.slice(row * ROW, (row + 1) * ROW).join(''),
  );
}
