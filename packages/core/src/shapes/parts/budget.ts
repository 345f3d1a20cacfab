/*
 * Counts the work of a search, so that no text takes long: by units and not by time, so that the answer is the same on every
 * machine. Boards of one text are written in the same way, so it also keeps what the boards before have taught.
 *
 *     1 unit        an assignment of roles that fails, a few cells that are looked at: about two microseconds
 *     10 units      an assignment that is a legal board
 *
 * Lines are counted apart, each time that one is cut in some way, because a text of many short lines that is no board has nothing
 * to assign. Ten lines take about as long as hundred units.
 */
import { leastOf } from '../../basics/many.ts';
import { HOPELESS } from './candidate.ts';

/** Roles with which a board was legal. */
export interface Learnt {
  readonly choice: string;
  readonly cost: number;
}

export interface Budget {
  /** Counts units of work, default one; false if so many are not left. */
  take(units?: number): boolean;
  /** Counts lines that are cut in one way; false if so many are not left. */
  look(lines: number): boolean;
  readonly spent: number;
  /** How many lines were looked at. */
  readonly looked: number;
  /** Whether nothing is left. What is not known by then cannot be searched. */
  readonly isSpent: boolean;
  /** Keeps the roles with which a board of some kind is legal. */
  learn(kind: string, roles: readonly Learnt[]): void;
  /** The roles with which several boards of a kind were legal, those of the most boards first; the same array until more is learnt. */
  learnt(kind: string): readonly Learnt[];
  /** A budget of half of what is left, for one of several ways to read the text; what it spends is spent here too. Lines are counted anew. */
  half(): Budget;
  /** The same budget for at most so many lines, counted anew. */
  lines(most: number): Budget;
}

/** How many boards of a kind have to be legal with some roles before these are tried first. */
const ENOUGH = 4;
/** The most roles that are tried first. */
const MOST_LEARNT = 6;
/** The most roles of a kind that are kept. */
const MOST_KEPT = 512;

interface Known {
  readonly choice: string;
  cost: number;
  boards: number;
}

/** Units of work that are left for several texts together, of which each that is searched in vain takes its own. */
export interface Work {
  left: number;
}

/** For work that grows with the length of the text alone, as reading each board like those before it. */
export const uncounted: Budget = {
  take: () => true,
  look: () => true,
  spent: 0,
  looked: 0,
  isSpent: false,
  learn: () => {},
  learnt: () => [],
  half: () => uncounted,
  lines: () => uncounted,
};

/**
 * @param most - units of work
 * @param mostLines - lines that are cut, for each way to read the text
 */
export function budgetOf(most: number, mostLines = Number.MAX_SAFE_INTEGER): Budget {
  const kinds = new Map<string, Map<string, Known>>();
  const sorted = new Map<string, readonly Learnt[]>();
  const limited = (limit: number, mostLines: number, outer?: Budget): Budget => {
    let spent = 0;
    let looked = 0;
    const budget: Budget = {
      take(units = 1) {
        if (spent + units > limit || outer?.take(units) === false) return false;
        spent += units;
        return true;
      },
      look(lines) {
        if (looked + lines > mostLines) {
          looked = mostLines;
          return false;
        }
        looked += lines;
        return true;
      },
      get looked() {
        return looked;
      },
      get spent() {
        return spent;
      },
      get isSpent() {
        return spent + 1 > limit || outer?.isSpent === true;
      },
      learn(kind, roles) {
        if (roles.length === 0) return;
        sorted.delete(kind);
        const known = kinds.get(kind) ?? new Map<string, Known>();
        kinds.set(kind, known);
        for (const { choice, cost } of nearBest(roles)) {
          const one = known.get(choice);
          if (one) {
            one.boards++;
            one.cost = Math.max(one.cost, cost);
          } else if (known.size < MOST_KEPT) known.set(choice, { choice, cost, boards: 1 });
        }
      },
      learnt(kind) {
        const known = sorted.get(kind);
        if (known) return known;
        const roles = [...(kinds.get(kind)?.values() ?? [])].filter(({ boards }) => boards >= ENOUGH);
        const first = roles
          .sort((a, b) => b.boards - a.boards || a.cost - b.cost)
          .slice(0, MOST_LEARNT)
          .map(({ choice, cost }) => ({ choice, cost }));
        sorted.set(kind, first);
        return first;
      },
      half: () => limited((limit - spent) / 2, mostLines, budget),
      lines: (most) => limited(limit - spent, Math.min(most, mostLines), budget),
    };
    return budget;
  };
  return limited(most, mostLines);
}

/** The roles that may be the best on another board, each once. */
function nearBest(roles: readonly Learnt[]): Learnt[] {
  const least = new Map<string, number>();
  for (const { choice, cost } of roles) least.set(choice, Math.min(cost, least.get(choice) ?? cost));
  const best = leastOf(least.values());
  return [...least].flatMap(([choice, cost]) => (cost <= best + HOPELESS ? [{ choice, cost }] : []));
}
