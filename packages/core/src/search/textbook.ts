import {
  type Algorithm,
  checkSearch,
  type LimitKind,
  type SearchProgress,
  type SearchRequest,
  type SearchResult,
  type SearchStats,
  solved,
} from '../algorithm.ts';
import { now } from '../basics/clock.ts';
import type { Board } from '../board/board.ts';
import { joinSlides, labelled, type SlideKind } from '../board/moves.ts';
import { pathTo, type SearchNode, SearchProblem } from './problem.ts';

/** The most memory that a textbook search takes before it ends with `limit`: 512 MiB, by its own estimate. */
const SEARCH_MEMORY = 512 << 20;
/** How many expanded states lie between two reports of progress. */
export const PROGRESS_EVERY = 2048;
/**
 * How many expansions lie between two checks of clock, memory and signal; the first check is before the first
 * expansion.
 */
const CHECK_EVERY = 512;

/**
 * The core of a search, without counting, limits, cancelling and progress. Before it expands a state it yields how many
 * nodes are waiting; it returns the solved node, or undefined if no state is left.
 */
export type Exploration = Generator<number, SearchNode | undefined, void>;

interface Textbook<Id extends string> extends Omit<Algorithm<Id>, 'run' | 'refusal'> {
  /** The slides of this method, if the method itself determines them. */
  readonly slides?: SlideKind;
  /** Bytes; default SEARCH_MEMORY. */
  readonly memory?: number;
  explore(problem: SearchProblem, request: SearchRequest): Exploration;
}

/** The slides that a shortest solution consists of in each metric. */
export const defaultSlides = { moves: 'slide', steps: 'unit' } as const;

/**
 * Makes an algorithm of the core of a search. With extreme slides even a complete method that runs out of states has
 * proved nothing.
 */
export function textbook<const Id extends string>({
  slides,
  memory = SEARCH_MEMORY,
  explore,
  ...about
}: Textbook<Id>): Algorithm<Id> {
  return {
    ...about,
    ...(slides && { slides }),
    *run(board: Board, request: SearchRequest = {}): Generator<SearchProgress, SearchResult, void> {
      checkSearch(board, request);
      const started = now();
      const { metric = 'moves', order = 'backward', limit = {}, signal, onExpand } = request;
      const asked = request.slides ?? defaultSlides[metric];
      const used = slides ?? asked;
      const problem = new SearchProblem(board, { metric, order, slides: used });
      const exploration = explore(problem, request);
      const mostBytes = Math.min(limit.memory ?? memory, memory);
      let peakFrontier = 1;
      let nextCheck = 0;
      let nextReport = PROGRESS_EVERY;

      const stats = (): SearchStats => ({
        expanded: problem.expanded,
        generated: problem.generated,
        peakFrontier,
        milliseconds: now() - started,
      });
      const ended = (node: SearchNode | undefined): SearchResult => {
        if (!node)
          return { kind: about.complete && used !== 'extreme' ? 'unsolvable' : 'exhausted', stats: stats() };
        const path = pathTo(node);
        const solution = used === 'unit' && asked !== 'unit' ? joinSlides(path) : path;
        return solved(labelled(board, solution), stats());
      };
      const exceeded = (frontier: number): LimitKind | undefined => {
        if (problem.expanded >= (limit.states ?? Number.POSITIVE_INFINITY)) return 'states';
        if (problem.expanded < nextCheck) return undefined;
        nextCheck = problem.expanded + CHECK_EVERY;
        if (signal?.aborted) return 'cancelled';
        if (now() - started >= (limit.milliseconds ?? Number.POSITIVE_INFINITY)) return 'milliseconds';
        return problem.bytes(frontier) > mostBytes ? 'memory' : undefined;
      };

      let frontier = 0;
      for (;;) {
        const before = problem.expanded;
        const next = exploration.next();
        // where a solution is found others still wait, and how many is known of the moment before
        frontier = next.done ? (next.value ? frontier : 0) : next.value;
        if (onExpand && problem.expanded > before)
          onExpand(problem.offsets(problem.latest), frontier, problem.depth);
        if (next.done) return ended(next.value);
        peakFrontier = Math.max(peakFrontier, frontier);
        if (problem.expanded >= nextReport) {
          nextReport += PROGRESS_EVERY;
          yield { expanded: problem.expanded, frontier, depth: problem.depth };
          // the caller may have cancelled when it saw the progress
          nextCheck = problem.expanded;
        }
        const which = exceeded(frontier);
        if (which) return { kind: 'limit', which, stats: stats() };
      }
    },
  };
}
