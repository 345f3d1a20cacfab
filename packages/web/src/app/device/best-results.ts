import { isRecord } from './storage.ts';

/** The best that a player has done on one board without watching. */
export interface Best {
  readonly moves: number;
  readonly steps: number;
  /** Day on which it was first solved, as 2026-11-21. */
  readonly day: string;
}

/** By the board's text. */
export type Progress = Readonly<Record<string, Best>>;

const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) > 0;

const isBest = (value: unknown): value is Best =>
  isRecord(value) &&
  isCount(value.moves) &&
  isCount(value.steps) &&
  typeof value.day === 'string' &&
  /^\d{4}-\d{2}-\d{2}$/.test(value.day);

/** Leaves out what is no record of a board. */
export const readProgress = (value: unknown): Progress =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).flatMap(([board, best]) => (isBest(best) ? [[board, best]] : [])),
      )
    : {};

/** Of both the better in each count, and the earlier day. */
export function mergeProgress(a: Progress, b: Progress): Progress {
  const merged: Record<string, Best> = { ...a };
  for (const [board, best] of Object.entries(b)) {
    const known = merged[board];
    merged[board] = known
      ? {
          moves: Math.min(known.moves, best.moves),
          steps: Math.min(known.steps, best.steps),
          day: [known.day, best.day].sort()[0] as string,
        }
      : best;
  }
  return merged;
}
