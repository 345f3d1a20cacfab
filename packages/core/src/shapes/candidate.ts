/*
 * What the front ends hand to `choose`: for each board of a text its candidates, each with a cost. The cost adds up what
 * is unusual about a reading; 0 is a reading without any doubt, and MARGIN is the least difference that decides.
 *
 *     ..o..   empty `.`: 0        empty `o`, and `.` a wall: 5 and more
 */

import type { Problem } from '../basics/errors.ts';
import type { TextPlace } from '../basics/place.ts';
import type { Board } from '../board/board.ts';
import type { Choice } from './answer.ts';

/** One legal reading of one board. */
export interface Candidate {
  readonly board: Board;
  readonly cost: number;
  /** What of the cost is left without that of the choice of the primary. */
  readonly rolesCost: number;
  /** How the text is read, without `read as`. */
  readonly says: string;
  readonly guessed?: string;
  /** Whether the guess is too weak to say where the vehicles stand. */
  readonly weak?: boolean;
  /** Whether the text is a board in this reading only by chance: it keeps others from being clear, and is never read. */
  readonly doubtful?: boolean;
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

/** Whether any reading of a board counts, because it is no chance that it is legal. */
export const isRead = ({ candidates }: Found): boolean => candidates.some(({ doubtful }) => !doubtful);

/** Two readings whose costs differ by less are a question. */
export const MARGIN = 1.5;

/** Readings that cost so much more than the best are not looked at: the other boards of a text do not make up for it. */
export const HOPELESS = 2 * MARGIN;

/** The less costly of two almost-readings. */
export const nearer = (a: Almost | undefined, b: Almost | undefined): Almost | undefined =>
  !a || (b && b.cost < a.cost) ? b : a;

/** In the place of a reading where the search ended before all readings were tried. */
export const unsearched = (says: string, text: TextPlace): Almost => ({
  says,
  cost: 0,
  problem: {
    code: 'unknown-format',
    message: 'the text has too many readings to try them all',
    expected: 'less text, or options that say what it means',
    at: { text },
  },
});

/** A layout of the columns of a list with which a board before was legal. */
export interface Learnt {
  /** As the option `columns` writes it. */
  readonly choice: string;
  readonly cost: number;
}

/**
 * Counts the assignments of roles that are tried, so that no text takes long: by count, the same on every machine. Boards of
 * one text are written in the same way, so it also keeps what the boards before have taught.
 */
export interface Budget {
  /** Counts one; false if none is left. */
  take(): boolean;
  readonly spent: number;
  /** Keeps the layouts with which a list of some kind is legal. */
  learn(kind: string, layouts: readonly Learnt[]): void;
  /** The layouts with which all lists of a kind were legal, once there were enough of them; the least costly first. */
  learnt(kind: string): readonly Learnt[];
}

/** How many lists of a kind are searched before their layouts are taken to be those of the others. */
const ENOUGH = 6;

/** Those that may be the best on another board; the least costly first. */
function nearBest(layouts: readonly Learnt[]): Learnt[] {
  const sorted = [...layouts].sort((a, b) => a.cost - b.cost);
  return sorted.filter(({ cost }) => cost <= (sorted[0]?.cost ?? 0) + HOPELESS);
}

export function budgetOf(most: number): Budget {
  let spent = 0;
  const kinds = new Map<string, { lists: number; layouts: readonly Learnt[] }>();
  return {
    take: () => spent < most && ++spent > 0,
    get spent() {
      return spent;
    },
    learn(kind, layouts) {
      if (layouts.length === 0) return;
      const known = kinds.get(kind);
      const both = known
        ? known.layouts.filter(({ choice }) => layouts.some((layout) => layout.choice === choice))
        : nearBest(layouts);
      kinds.set(kind, { lists: (known?.lists ?? 0) + 1, layouts: both });
    },
    learnt(kind) {
      const known = kinds.get(kind);
      return known && known.lists >= ENOUGH ? known.layouts : [];
    },
  };
}
