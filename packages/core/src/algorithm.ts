import {
  amount,
  callback,
  check,
  checkBoard,
  checkOptions,
  checkParts,
  type Kind,
  list,
  oneOf,
  side,
  signal,
  type Table,
} from './basics/arguments.ts';
import type { Problem } from './basics/errors.ts';
import { beginTask, nextOf } from './basics/task.ts';
import type { Board, State } from './board/board.ts';
import {
  countSolution,
  type Metric,
  metrics,
  type Order,
  orders,
  type SlideKind,
  type Solution,
  slideKinds,
} from './board/moves.ts';

/** What every search reports about its work. */
export interface SearchStats {
  /** States whose successors were made. */
  readonly expanded: number;
  /** States that were made, the start included; a state that is made again counts again. */
  readonly generated: number;
  /** The most states that waited to be expanded at any one time. */
  readonly peakFrontier: number;
  /** Wall time of the whole search. */
  readonly milliseconds: number;
}

/** Bounds of a search. A bound that is not given has the algorithm's own documented default. */
export interface SearchLimit {
  /** The most states to expand. */
  readonly states?: number | undefined;
  readonly milliseconds?: number | undefined;
  /**
   * The most bytes of memory that the states may take; default 512 MB. The packed engines take up to 4 GB where this
   * allows it, the others never more than by default. An engine keeps some of the memory for the next search; a program
   * that searches in several threads divides its memory among them.
   */
  readonly memory?: number | undefined;
}

/** The default limit of work that a person waits for: ten seconds. */
export const WAITING_LIMIT: SearchLimit = { milliseconds: 10_000 };

/** The part of an AbortSignal that a task looks at. */
export interface CancelSignal {
  readonly aborted: boolean;
}

/** What a search is asked for, and what may end it early. */
export interface SearchRequest {
  /** What a shortest solution is shortest in; default `moves`. */
  readonly metric?: Metric | undefined;
  /**
   * Breaks ties: of the shortest solutions, one with the fewest of this. Only the engine uses it. Default: any of them.
   */
  readonly thenBy?: Metric | undefined;
  /** Which slides are successors; default `slide` for moves and `unit` for steps. */
  readonly slides?: SlideKind | undefined;
  /** Which of a vehicle's directions is tried first; default `backward`. */
  readonly order?: Order | undefined;
  readonly limit?: SearchLimit | undefined;
  /** Ends a task with `cancelled`. A function that gives its result at once refuses it: its Async sibling takes one. */
  readonly signal?: CancelSignal | undefined;
  /**
   * Called after each expansion, by the textbook searches only: the state that was expanded, how many then wait, and the
   * cost of the way to it; where a solution is found, how many waited before the last expansion. It is for showing a search at
   * work, and makes the search slower.
   */
  readonly onExpand?: ((state: State, frontier: number, cost: number) => void) | undefined;
  /** For algorithms that choose at random: the same seed gives the same search. */
  readonly seed?: number | undefined;
}

const limits: Table = { states: amount, milliseconds: amount, memory: amount };

const limit: Kind = (value) => checkOptions(value, 'request.limit', limits) ?? false;

const metric = oneOf(metrics);

/** What may be in a request that has only bounds. */
export const boundedRequest: Table = { limit, signal };

/** What may be in a request with a metric. */
export const metricRequest: Table = { limit, signal, metric };

const searchRequest: Table = {
  limit,
  signal,
  metric,
  thenBy: metric,
  slides: oneOf(slideKinds),
  order: oneOf(orders),
  onExpand: callback,
  seed: amount,
};
// for searches that call one another; not enumerable, so that no message lists it
Object.defineProperty(searchRequest, 'shorterThan', { value: callback });

/** Checks what every search is given. */
export function checkSearch(board: Board, request: SearchRequest | undefined): void {
  checkBoard(board);
  // a search of a copy with sides of any length would take all memory
  checkParts(board, 'board', { width: side, height: side });
  if (request === undefined) return;
  // a state is no argument of a search: the board stands as it is
  check(request, 'request', (value) => !list(value) && 'an object; a state goes into boardAt(board, state)');
  checkRequest(request);
}

export const checkRequest = (request: SearchRequest | undefined): void =>
  checkOptions(request, 'request', searchRequest);

/** Which bound ended a search: its limit in states or milliseconds, the memory it may use, or its signal. */
export type LimitKind = 'states' | 'milliseconds' | 'memory' | 'cancelled';

/** What is known where a limit ended the search before its solution was proved shortest. */
export interface NotProved {
  readonly optimal: false;
  /** Proved: no solution is shorter in the metric. */
  readonly lowerBound: number;
  /** The limit that ended the search. */
  readonly which: LimitKind;
}

/** A solution, with its length in each metric. */
export interface Solved {
  readonly kind: 'solved';
  readonly solution: Solution;
  readonly moves: number;
  readonly steps: number;
  readonly stats: SearchStats;
}

/** What a search gives. The textbook searches do not say `optimal`: `optimalFor` of the algorithm does. */
export type SearchResult =
  | (Solved & (NotProved | { readonly optimal?: true }))
  /** Proved: no sequence of moves leads to the exit. */
  | { readonly kind: 'unsolvable'; readonly stats: SearchStats }
  /** An incomplete method found no solution; there may still be one. */
  | { readonly kind: 'exhausted'; readonly stats: SearchStats }
  | {
      readonly kind: 'limit';
      readonly which: LimitKind;
      /** Proved, by `solveAnytime`: no solution is shorter in the metric. */
      readonly lowerBound?: number;
      readonly stats: SearchStats;
    }
  /** The algorithm does not take boards like this one; nothing was searched. */
  | { readonly kind: 'refused'; readonly problem: Problem; readonly stats: SearchStats };

/** What `solve` and `solveAnytime` give. Both of them always know whether a solution is proved to be shortest. */
export type SolveResult =
  /** Proved shortest in the metric, or, where `optimal` is false, the best that `solveAnytime` found at a limit. */
  | (Solved & ({ readonly optimal: true } | NotProved))
  | Extract<SearchResult, { readonly kind: 'unsolvable' | 'limit' }>;

/** The result of a search that found this solution. */
export function solved(solution: Solution, stats: SearchStats): Solved {
  const { moves, steps } = countSolution(solution);
  return { kind: 'solved', solution, moves, steps, stats };
}

/** What a search yields every few thousand states. */
export interface SearchProgress {
  readonly expanded: number;
  readonly frontier: number;
  /** Length of the paths it is looking at, in the metric asked for, where the method knows it. */
  readonly depth?: number;
  /** By `solveAnytime`: the length of the best solution so far, once there is one. */
  readonly best?: number;
  /** By `solveAnytime`: no solution is shorter. */
  readonly lowerBound?: number;
}

/** One search algorithm of any kind; the registry lists them all. */
export interface Algorithm<Id extends string = string> {
  readonly id: Id;
  readonly title: string;
  /** The book, paper or program it follows. */
  readonly source: string;
  /** The metrics in which its solutions are shortest, given the default slides of that metric. */
  readonly optimalFor: readonly Metric[];
  /** Whether it finds a solution wherever there is one; if so, finding none proves that there is none. */
  readonly complete: boolean;
  /**
   * The slides that it tries, where the method determines them: `slides` of a request then changes nothing, but that a search of `unit`
   * slides joins those that follow each other unless it is asked for them. Missing where a request chooses.
   */
  readonly slides?: SlideKind;
  /** The problem with a board that the algorithm cannot search; an algorithm without this method takes every board. */
  refusal?(board: Board): Problem | undefined;
  run(board: Board, request?: SearchRequest): Generator<SearchProgress, SearchResult, void>;
}

/**
 * Runs a task to its end.
 *
 * @param instead - what to use in place of this where the request has a signal, which nothing can reach before the end
 * @throws RangeError where that is given
 */
export function finish<T>(task: Generator<unknown, T, void>, instead?: unknown): T {
  if (instead) throw new RangeError(`request.signal cannot end this; use ${instead}`);
  for (;;) {
    const next = task.next();
    if (next.done) return next.value;
  }
}

/**
 * Runs a task, such as `solveTask(board)`, to its end and ignores the progress that it yields. `run` does so in slices.
 *
 * @param task - what to run; it cannot be run again
 * @returns what the task returns
 * @throws TypeError for what is not a task, or was run before
 *
 * @example
 * finishTask(solveTask(board)).kind // 'solved'
 */
export function finishTask<T>(task: Generator<unknown, T, void>): T {
  beginTask(task);
  for (;;) {
    const next = nextOf(task);
    if (next.done) return next.value;
  }
}
