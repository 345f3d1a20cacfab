/*
 * What the front ends hand to `choose`: for each board of a text its candidates, each with a cost. The cost adds up what
 * is unusual about a reading; 0 is a reading without any doubt, and MARGIN is the least difference that decides.
 *
 *     ..o..   empty `.`: 0        empty `o`, and `.` a wall: 5 and more
 */

import type { Problem } from '../basics/errors.ts';
import type { Board } from '../board/board.ts';
import type { Choice } from './answer.ts';

/** One legal reading of one board. */
export interface Candidate {
  readonly board: Board;
  readonly cost: number;
  /** How the text is read, without `read as`. */
  readonly says: string;
  readonly guessed?: string;
  readonly choices: readonly Choice[];
  /** The roles without what belongs to this board alone: boards of one text have the same. */
  readonly roles: string;
}

/** A reading that is not legal, and the first thing that is wrong with it; less far from legal is a smaller cost. */
export interface Almost {
  readonly says: string;
  readonly cost: number;
  readonly problem: Problem;
}

/** One board of a text, or what should be one. */
export interface Found {
  readonly line: number;
  readonly name?: string;
  /** The length in moves that the text claims; -1 for a board that cannot be solved. */
  readonly claimed?: number;
  readonly looksLike: string;
  readonly candidates: readonly Candidate[];
  readonly almost?: Almost;
}

/** Two readings whose costs differ by less are a question. */
export const MARGIN = 1.5;

/** The less costly of two almost-readings. */
export const nearer = (a: Almost | undefined, b: Almost | undefined): Almost | undefined =>
  !a || (b && b.cost < a.cost) ? b : a;

/** Counts the assignments of roles that are tried, so that no text takes long: by count, the same on every machine. */
export interface Budget {
  /** Counts one; false if none is left. */
  take(): boolean;
  readonly spent: number;
}

export function budgetOf(most: number): Budget {
  let spent = 0;
  return {
    take: () => spent < most && ++spent > 0,
    get spent() {
      return spent;
    },
  };
}
