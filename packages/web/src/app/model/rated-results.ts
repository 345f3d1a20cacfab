// The first solutions of rated puzzles, from which the player's rating follows, as the device keeps them and tabs merge them.

import { isRecord } from '../device/is-record.ts';

/** One first solution of a rated puzzle. */
export interface RatedResult {
  /** When it was solved, in milliseconds since 1970. */
  readonly at: number;
  /** The board as text. */
  readonly board: string;
  /** The puzzle's rating on the player's scale. */
  readonly puzzle: number;
  /** 0 to 1. */
  readonly score: number;
}

/** The most results that are kept; the rating of a player with more begins with the oldest of these. */
export const MOST = 1000;

const isResult = (value: unknown): value is RatedResult =>
  isRecord(value) &&
  Number.isSafeInteger(value.at) &&
  typeof value.board === 'string' &&
  isNumberIn(value.puzzle, 0, 4000) &&
  isNumberIn(value.score, 0, 1);

const isNumberIn = (value: unknown, least: number, most: number): boolean =>
  typeof value === 'number' && value >= least && value <= most;

type Results = readonly RatedResult[];

/** Results from anything that was stored, in order of time; of two of one board the earlier counts. */
export const readResults = (stored: unknown): Results =>
  ordered((Array.isArray(stored) ? stored : []).filter(isResult));

/** Results of both, in order of time; of two of one board the earlier counts. */
export const addResults = (some: Results, others: Results): Results => ordered([...some, ...others]);

function ordered(results: Results): Results {
  const byBoard = new Map<string, RatedResult>();
  for (const result of [...results].sort((a, b) => a.at - b.at || a.board.localeCompare(b.board)))
    if (!byBoard.has(result.board)) byBoard.set(result.board, result);
  return [...byBoard.values()].slice(-MOST);
}

/** The stored results with those of this tab, and without those that it has dropped since `before`. */
export function mergeResults(stored: Results, own: Results, before: Results): Results {
  const mine = new Set(own.map(({ board }) => board));
  const dropped = new Set(before.map(({ board }) => board).filter((board) => !mine.has(board)));
  const theirs = stored.filter(({ board }) => !dropped.has(board));
  const gone = new Set(before.map(({ board }) => board));
  const kept = new Set(stored.map(({ board }) => board));
  // what this tab has from before, and another tab has dropped, stays dropped
  return addResults(
    theirs,
    own.filter(({ board }) => kept.has(board) || !gone.has(board)),
  );
}
