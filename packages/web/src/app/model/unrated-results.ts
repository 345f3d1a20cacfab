// The first solutions of rated puzzles that wait to be rated, as the device keeps them and tabs merge them.

import { isRecord } from '../device/is-record.ts';
import { isDay } from './puzzle-id.ts';

/** A first solution as it is kept until it is rated. */
export interface UnratedResult {
  readonly at: number;
  readonly board: string;
  readonly seconds: number;
  readonly hints: number;
  /** Whether moves of a solution were shown. */
  readonly seen: boolean;
}

type Unrated = readonly UnratedResult[];

/** Whether the id of an attempt is that of a puzzle with a rating: the lessons and the player's own boards have none. */
export const isRated = (puzzle: string | undefined): boolean =>
  puzzle !== undefined && (isDay(puzzle) || puzzle.startsWith('p-'));

/** First solutions that wait to be rated, from anything that was stored; the rest is looked at when they are rated. */
export const readUnrated = (stored: unknown): Unrated =>
  (Array.isArray(stored) ? stored : []).filter((one): one is UnratedResult => isRecord(one));

/** The stored ones with those that this tab has added since `before`: one that is rated twice counts once. */
export const mergeUnrated = (stored: Unrated, own: Unrated, before: Unrated): Unrated => [
  ...stored,
  ...own.filter(({ at }) => !before.some((one) => one.at === at)),
];
