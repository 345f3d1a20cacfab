import type { Board } from './board/board.ts';
import type { Metric, Order, SlideKind, Solution } from './board/moves.ts';
import type { Problem } from './errors.ts';

/** What every search tells of its work. */
export interface SearchStats {
  /** States whose successors were made. */
  readonly expanded: number;
  /** States that came into being, the start included, repeated ones counted each time. */
  readonly generated: number;
  /** The most states that waited to be expanded at any one time. */
  readonly peakFrontier: number;
  /** Wall time of the whole search. */
  readonly milliseconds: number;
}

/** Bounds of a search; what is not given is bounded by the algorithm's own documented default. */
export interface SearchLimit {
  /** The most states to expand. */
  readonly states?: number;
  readonly milliseconds?: number;
  /**
   * The most bytes of memory that the states may take; default 512 MB. The packed engines take up to 4 GB where this
   * allows it, the others never more than by default. An engine keeps some of it for the next search: programs that
   * search in several threads give each its share.
   */
  readonly memory?: number;
}

/** The limit of work that somebody waits for, unless another is given: ten seconds. */
export const WAITING_LIMIT: SearchLimit = { milliseconds: 10_000 };

/** The part of an AbortSignal that a search looks at. */
export interface CancelSignal {
  readonly aborted: boolean;
}

export interface SearchRequest {
  /** What a shortest solution has fewest of; default `moves`. */
  readonly metric?: Metric;
  /** Of the shortest solutions, one with fewest of this; only the engine looks at it. Default: any of them. */
  readonly thenBy?: Metric;
  /** Which slides are successors; default `slide` for moves and `unit` for steps. */
  readonly slides?: SlideKind;
  /** Which of a vehicle's directions is tried first; default `backward`. */
  readonly order?: Order;
  readonly limit?: SearchLimit;
  readonly signal?: CancelSignal;
  /** For algorithms that choose at random: the same seed, the same search. */
  readonly seed?: number;
}

/** Which bound ended a search: its limit in states or milliseconds, the memory it may use, or its signal. */
export type LimitKind = 'states' | 'milliseconds' | 'memory' | 'cancelled';

const limitNames: Readonly<Record<LimitKind, string>> = {
  states: 'it may not look at more states',
  milliseconds: 'its time is up',
  memory: 'its memory is full',
  cancelled: 'it was cancelled',
};

/** Which bound ended a search, in words: `its time is up`. */
export const describeLimit = (which: LimitKind): string => limitNames[which];

export type SearchResult =
  | { readonly kind: 'solved'; readonly solution: Solution; readonly stats: SearchStats }
  /** Proved: no sequence of moves leads to the exit. */
  | { readonly kind: 'unsolvable'; readonly stats: SearchStats }
  /** A method that is not complete found nothing; there may be a solution. */
  | { readonly kind: 'exhausted'; readonly stats: SearchStats }
  | { readonly kind: 'limit'; readonly which: LimitKind; readonly stats: SearchStats }
  /** The algorithm does not take boards like this one; nothing was searched. */
  | { readonly kind: 'refused'; readonly problem: Problem; readonly stats: SearchStats };

/** Told every few thousand states. */
export interface SearchProgress {
  readonly expanded: number;
  readonly frontier: number;
  /** Length of the paths under way, in the metric asked for, where the method knows it. */
  readonly depth?: number;
}

/** One way to search, whatever its kind; the registry lists them all. */
export interface Algorithm<Id extends string = string> {
  readonly id: Id;
  readonly title: string;
  /** The text or paper it follows. */
  readonly source: string;
  /** The metrics in which its solutions are shortest, given the default slides of that metric. */
  readonly optimalFor: readonly Metric[];
  /** Whether it finds a solution wherever there is one, and so proves that there is none. */
  readonly complete: boolean;
  /** Why it does not take a board, if it does not; an algorithm without this method takes every board. */
  refusal?(board: Board): Problem | undefined;
  run(board: Board, request?: SearchRequest): Generator<SearchProgress, SearchResult, void>;
}

/** Runs a search, or anything that yields on its way, to its end without looking at its progress. */
export function finish<T>(search: Generator<unknown, T, void>): T {
  for (;;) {
    const next = search.next();
    if (next.done) return next.value;
  }
}
