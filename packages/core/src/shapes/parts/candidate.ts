/*
 * What the front ends hand to `choose`: for each board of a text its candidates, each with a cost. The cost adds up what
 * is unusual about a reading; 0 is a reading without any doubt, and MARGIN is the least difference that decides.
 *
 *     ..o..   empty `.`: 0        empty `o`, and `.` a wall: 5 and more
 */

import type { Problem } from '../../basics/errors.ts';
import { leastOf } from '../../basics/many.ts';
import type { TextPlace } from '../../basics/place.ts';
import type { Board } from '../../board/board.ts';
import type { Choice, ShapeOptions } from './answer.ts';

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
  /** The roles without what belongs to this board alone, such as its primary: boards of one text have the same. */
  readonly roles: string;
  /** The label of the first vehicle of a list. */
  readonly first?: string;
}

/** A reading that is not legal, and the first thing that is wrong with it; less far from legal is a smaller cost. */
export interface Almost {
  readonly says: string;
  readonly cost: number;
  readonly problem: Problem;
  /** What is unusual about the reading apart from what is wrong with it, as in `rolesCost`. */
  readonly rolesCost?: number;
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
  /** Whether it is a board but for what `almost` says, so that it is nothing else. */
  readonly isCertain?: boolean;
  /** What it shares with the boards of the text that are written like it; undefined where nothing is shared. */
  readonly kind?: string;
  /** Searches it once more, with what the other boards say about roles. */
  readonly again?: (options: ShapeOptions) => Searched;
}

/** The readings of one board, and the one that almost worked. */
export interface Searched {
  readonly candidates: readonly Candidate[];
  readonly almost?: Almost;
  /** Whether it is a board but for what `almost` says, so that it is nothing else. */
  readonly isCertain?: boolean;
}

/** A board that is refused for what is wrong in its text, if it has readings without that. */
export function refusedFor(problem: Problem, found: Found): Found {
  const { again: _, ...about } = found;
  const [best] = [...found.candidates].sort((a, b) => a.cost - b.cost);
  if (!best || best.doubtful) return found;
  return { ...about, candidates: [], almost: { says: best.says, cost: 0, problem }, isCertain: true };
}

/** A board that is surely meant where no reading is legal, and what is wrong with it. */
export const surelyRefused = (line: number, looksLike: string, problem: Problem): Found => ({
  line,
  looksLike,
  candidates: [],
  isCertain: true,
  almost: { says: looksLike, cost: 0, problem },
});

/** Whether any reading of a board counts, because it is no chance that it is legal, or that it almost is. */
export const isRead = ({ candidates, isCertain }: Found): boolean =>
  isCertain === true || candidates.some(({ doubtful }) => !doubtful);

/** The kind of all boards that are rows: they share their border and what is empty. */
export const ROWS = 'rows';

/** Two readings whose costs differ by less are a question. */
export const MARGIN = 1.5;

/** On a board of fewer cells nearly every text is legal in some way. */
export const FEW_CELLS = 16;

/** Readings that cost so much more than the best are not looked at: the other boards of a text do not make up for it. */
export const HOPELESS = 2 * MARGIN;

/** The less costly of two almost-readings. */
export const nearer = (a: Almost | undefined, b: Almost | undefined): Almost | undefined =>
  !a || (b && b.cost < a.cost) ? b : a;

/** How far the nearest of some texts is from a board. */
export const almostCost = (found: readonly Found[]): number =>
  leastOf(
    found.map(({ candidates, almost }) => (candidates.length > 0 ? 0 : (almost?.cost ?? Number.MAX_VALUE))),
  );

/** In the place of readings where the search ended before all were tried. */
export const unsearched = (says: string, text: TextPlace): Searched => ({
  candidates: [],
  almost: {
    says,
    cost: 0,
    problem: {
      code: 'unknown-format',
      message: 'the text has too many readings to try them all',
      expected: 'less text, or options that say what it means',
      at: { text },
    },
  },
});
