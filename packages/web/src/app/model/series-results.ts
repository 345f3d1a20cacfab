// Results of Rush and Streak. Of a series that was played more than once the first result counts, because the player then knows
// its boards. Results of one beginning are of one run, which was open in several tabs: the most boards count.

import { isRecord } from '../device/is-record.ts';
import { BOARDS, isSeed, type SeriesKind } from './series-kind.ts';

export interface SeriesResult {
  readonly kind: SeriesKind;
  readonly seed: string;
  /** How many boards were solved. */
  readonly boards: number;
  /** When the run began, in milliseconds since 1970. */
  readonly at: number;
}

type Results = readonly SeriesResult[];

/** The most results that are kept, besides the best ones. */
export const MOST = 300;

const isResult = (value: unknown): value is SeriesResult =>
  isRecord(value) &&
  (value.kind === 'rush' || value.kind === 'streak') &&
  typeof value.seed === 'string' &&
  isSeed(value.seed) &&
  Number.isSafeInteger(value.boards) &&
  Number(value.boards) >= 0 &&
  Number(value.boards) <= BOARDS &&
  Number.isSafeInteger(value.at);

/** Results from anything that was stored, the oldest first. */
export const readResults = (stored: unknown): Results =>
  addResults((Array.isArray(stored) ? stored : []).filter(isResult), []);

/** Results of both, the oldest first; of two of one series the earlier counts, of two of one run the higher. */
export function addResults(some: Results, others: Results): Results {
  const bySeries = new Map<string, SeriesResult>();
  for (const { kind, seed, boards, at } of [...some, ...others].sort(
    (a, b) => a.at - b.at || b.boards - a.boards,
  ))
    if (!bySeries.has(`${kind} ${seed}`)) bySeries.set(`${kind} ${seed}`, { kind, seed, boards, at });
  const all = [...bySeries.values()];
  const best = new Set([bestOf(all, 'rush'), bestOf(all, 'streak')]);
  const newest = new Set(all.filter((one) => !best.has(one)).slice(-MOST));
  return all.filter((one) => newest.has(one) || best.has(one));
}

/** The best result of a kind, of equal ones the first. */
export const bestOf = (results: Results, kind: SeriesKind): SeriesResult | undefined =>
  results.reduce<SeriesResult | undefined>(
    (best, one) => (one.kind === kind && one.boards > (best?.boards ?? -1) ? one : best),
    undefined,
  );

/** The result of a series that was played before. */
export const resultOf = (results: Results, kind: SeriesKind, seed: string): SeriesResult | undefined =>
  results.find((one) => one.kind === kind && one.seed === seed);
