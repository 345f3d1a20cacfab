import { isRecord } from '../device/is-record.ts';
import { isRealDay } from './puzzle-id.ts';

/** A player's best results on one board, without watching. */
export interface Best {
  readonly moves: number;
  readonly steps: number;
  /** Whether it was solved without a hint; then the counts are those of such solutions alone. */
  readonly alone: boolean;
  /** The shortest time, where it is known. */
  readonly seconds?: number;
  /** The day of the first solution, such as 2026-11-21. */
  readonly day: string;
}

/** Results by the board's text, or by the day of a daily puzzle. */
export type Progress = Readonly<Record<string, Best>>;

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0;

const isResult = (value: unknown): value is Omit<Best, 'alone'> & { readonly alone?: unknown } =>
  isRecord(value) &&
  isCount(value.moves) &&
  isCount(value.steps) &&
  (value.seconds === undefined || isCount(value.seconds)) &&
  typeof value.day === 'string' &&
  isRealDay(value.day);

/** Progress from any value; entries that are not results are left out. */
export const readProgress = (value: unknown): Progress =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).flatMap(([board, best]) =>
          // before hints were counted, results had no `alone`
          isResult(best) ? [[board, { ...best, alone: best.alone !== false }]] : [],
        ),
      )
    : {};

/** Results by days from any value; what is not the result of a day is left out. */
export const readDaily = (value: unknown): Progress =>
  Object.fromEntries(Object.entries(readProgress(value)).filter(([day]) => isRealDay(day)));

/** The results of both, of each board the better counts and the earlier day. */
export function mergeProgress(a: Progress, b: Progress): Progress {
  // an object has more names than its own, such as `constructor`, which a file may contain
  const merged = new Map(Object.entries(a));
  for (const [board, best] of Object.entries(b)) {
    const known = merged.get(board);
    merged.set(board, known ? mergeResults(known, best) : best);
  }
  return Object.fromEntries(merged);
}

function mergeResults(a: Best, b: Best): Best {
  const day = a.day.localeCompare(b.day) < 0 ? a.day : b.day;
  if (a.alone !== b.alone) return { ...(a.alone ? a : b), day };
  const seconds = Math.min(a.seconds ?? Number.POSITIVE_INFINITY, b.seconds ?? Number.POSITIVE_INFINITY);
  return {
    moves: Math.min(a.moves, b.moves),
    steps: Math.min(a.steps, b.steps),
    alone: a.alone,
    ...(Number.isFinite(seconds) && { seconds }),
    day,
  };
}
