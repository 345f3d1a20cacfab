import { isRecord } from './storage.ts';

/** A player's best results on one board, without watching. */
export interface Best {
  readonly moves: number;
  readonly steps: number;
  /** The day of the first solution, such as 2026-11-21. */
  readonly day: string;
}

/** Results by the board's text. */
export type Progress = Readonly<Record<string, Best>>;

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0;

const isBest = (value: unknown): value is Best =>
  isRecord(value) &&
  isCount(value.moves) &&
  isCount(value.steps) &&
  typeof value.day === 'string' &&
  /^\d{4}-\d{2}-\d{2}$/.test(value.day);

/** Progress from any value; entries that are not results are left out. */
export const readProgress = (value: unknown): Progress =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).flatMap(([board, best]) => (isBest(best) ? [[board, best]] : [])),
      )
    : {};

/** The results of both, of each board the better counts and the earlier day. */
export function mergeProgress(a: Progress, b: Progress): Progress {
  const merged: Record<string, Best> = { ...a };
  for (const [board, best] of Object.entries(b)) {
    const known = merged[board];
    merged[board] = known
      ? {
          moves: Math.min(known.moves, best.moves),
          steps: Math.min(known.steps, best.steps),
          day: known.day.localeCompare(best.day) < 0 ? known.day : best.day,
        }
      : best;
  }
  return merged;
}
