// Always an answer: the best solution found within the limit, and how short a solution cannot be.
//
// Three searches take turns: the engine on the whole board, which may finish; random play and its improvement; and
// the engine on the board with fewer vehicles, which proves a lower bound. The one that has worked least goes
// on. At first the engine has some thousand states for itself, since most boards are solved by then.
//
//     engine       depth 4 . . . . 5 . . . . . . . 6
//     improve      3,490 moves . 29 . 27 . . 25
//     bound        at least 9 . . 11 . . . 14 . . 15        the limit: 25 moves, at least 15
//
// Guarantee: a solution without `optimal: false` is shortest in the metric, and `unsolvable` is proved, by the engine or
// because the bound met the solution. Otherwise no solution is shorter than `lowerBound`. The same seed and the same limit in
// states give the same result. Source: ours; algorithms that give a result whenever they are stopped are called anytime
// algorithms since Dean and Boddy, An analysis of time-dependent planning (1988).

import {
  checkSearch,
  finish,
  type SearchProgress,
  type SearchRequest,
  type SearchResult,
  type SolveResult,
  solved,
} from '../algorithm.ts';
import { now } from '../basics/clock.ts';
import type { Board } from '../board/board.ts';
import type { Metric, Solution } from '../board/moves.ts';
import { engine } from '../engine/engine.ts';
import { reached } from '../engine/limits.ts';
import { played } from '../engine/solve.ts';
import { improve } from './improve.ts';
import { proveBound, provedBy } from './lower-bound.ts';
import { type Plan, planOf, solutionOf } from './plan.ts';

/** The longest side of a board whose states the engine expands many times as fast as the others do. */
const FAST_SIDE = 8;
/** So many of those states take about as long as one of the others. */
const FAST = 8;
/** States, of the slower kind, that the engine expands before the others begin: a tenth of a second of work or less. */
const FIRST_TURN = 10_000;
const FIRST_FAST_TURN = 40_000;
/** The most bytes of a search for the lower bound, and of a neighbourhood, where no limit is given. */
const BOUND_MEMORY = 256 << 20;
const NEIGHBOURHOOD_MEMORY = 96 << 20;

/** What the searches have found so far. */
interface Found {
  plan?: Plan;
  /** The length of the plan in the metric. */
  length: number;
  lowerBound: number;
  /** A shortest solution, or null where there is none: proved. */
  proved?: Solution | null;
}

/** One of the searches: yields how many states it has expanded since the last time. */
type Turn = Generator<number, void, void>;

/**
 * A shortest solution in `request.metric` (default: moves), or the proof that there is none, as `solve` gives; at a limit
 * the best solution found, with `optimal: false`, `lowerBound` and `which`, or `limit` with a `lowerBound` where none was
 * found. Without a limit it goes on until the solution is proved shortest or memory is full. For a board beyond 8×8 call
 * `await loadEngineFor(board)` first: its shortest solution is then proved many times sooner.
 *
 * @param board - the board
 * @param request - `metric`, `limit` and more, each of which may be left out
 *
 * @example
 * const answer = solveAnytime(board, { limit: { milliseconds: 2000 } });
 * if (answer.kind === 'solved') {
 *   console.log(answer.moves, answer.optimal); // 2 true
 *   if (!answer.optimal) console.log(answer.lowerBound); // no solution is shorter
 * }
 */
export const solveAnytime = (board: Board, request?: SearchRequest): SolveResult =>
  finish(solveAnytimeTask(board, request), request?.signal && 'run(solveAnytimeTask(…), { signal })');

/**
 * `solveAnytime` as a task: its progress tells the length of the best solution so far, and the bound.
 *
 * @param board - the board
 * @param request - `metric`, `limit` and more, each of which may be left out
 *
 * @example
 * let shortest: number | undefined; // of the solutions found so far
 * const task = solveAnytimeTask(board, { limit: { milliseconds: 2000 } });
 * const answer = await run(task, { signal, onProgress: ({ best }) => { shortest = best; } });
 */
export function solveAnytimeTask(
  board: Board,
  request: SearchRequest = {},
): Generator<SearchProgress, SolveResult, void> {
  checkSearch(board, request);
  return played(board, searching(board, request));
}

function* searching(board: Board, request: SearchRequest): Generator<SearchProgress, SearchResult, void> {
  const started = now();
  const { metric = 'moves', thenBy = metric, limit = {}, seed = 0 } = request;
  const found: Found = { length: Number.POSITIVE_INFINITY, lowerBound: 0 };
  const half = (limit.memory ?? Number.POSITIVE_INFINITY) / 2;
  const bounds = { ...(limit.states && { states: limit.states }), ...(limit.memory && { memory: half }) };
  const exact = exactTurn(board, { ...request, metric, thenBy, limit: bounds }, found);
  const bound = boundTurn(board, metric, Math.min(half / 2, BOUND_MEMORY), found);
  const better = improveTurn(board, metric, seed, Math.min(half / 2, NEIGHBOURHOOD_MEMORY), found);
  const fast = Math.max(board.width, board.height) <= FAST_SIDE;
  let turns = [
    { work: exact, spent: fast ? -FIRST_FAST_TURN : -FIRST_TURN, cost: fast ? 1 / FAST : 1 },
    { work: better, spent: 0, cost: 1 },
    { work: bound, spent: 0, cost: 1 },
  ];
  let expanded = 0;
  const stats = () => ({ expanded, generated: expanded, peakFrontier: 1, milliseconds: now() - started });
  try {
    for (;;) {
      if (found.proved === null) return { kind: 'unsolvable', stats: stats() };
      if (found.proved) return solved(found.proved, stats());
      const { plan, length, lowerBound } = found;
      // which of several shortest solutions has fewest of the other metric, only the engine tells
      if (plan && length <= lowerBound && thenBy === metric)
        return solved(solutionOf(board, plan, metric), stats());
      const which = turns.length === 0 ? 'memory' : reached(request, expanded, now() - started);
      if (which && plan) {
        const solution = solutionOf(board, plan, metric);
        return { ...solved(solution, stats()), optimal: false, lowerBound, which };
      }
      if (which) return { kind: 'limit', which, lowerBound, stats: stats() };
      const turn = turns.reduce((a, b) => (b.spent < a.spent ? b : a));
      const next = turn.work.next();
      if (next.done) turns = turns.filter((other) => other !== turn);
      else {
        turn.spent += next.value * turn.cost;
        expanded += next.value;
        yield { expanded, frontier: 1, lowerBound, ...(plan && { best: length }) };
      }
    }
  } finally {
    for (const { work } of turns) work.return();
  }
}

/** The engine on the whole board. */
function* exactTurn(board: Board, request: SearchRequest, found: Found): Turn {
  const { metric, thenBy } = request;
  const signal = { aborted: false };
  // which of several shortest solutions has fewest of the other metric, the engine tells only if it looks for all of them
  const below = thenBy === metric && { shorterThan: () => found.length };
  const search = engine.run(board, { ...request, signal, ...below });
  let expanded = 0;
  try {
    for (let next = search.next(); ; next = search.next()) {
      if (next.done) {
        const result = next.value;
        if (result.kind === 'solved') found.proved = result.solution;
        if (result.kind === 'unsolvable') found.proved = null;
        if (result.kind === 'exhausted') raise(found, found.length);
        yield result.stats.expanded - expanded;
        return;
      }
      // when it looks for the fewest of the other metric, its depth begins again
      if (thenBy === metric) raise(found, provedBy(next.value));
      yield next.value.expanded - expanded;
      expanded = next.value.expanded;
    }
  } finally {
    end(search, signal);
  }
}

function* improveTurn(board: Board, metric: Metric, seed: number, memory: number, found: Found): Turn {
  for (const { plan, length, expanded } of improve(board, metric, seed, memory)) {
    if (plan && length < found.length) {
      found.plan = plan;
      found.length = length;
    }
    yield expanded;
  }
}

function* boundTurn(board: Board, metric: Metric, memory: number, found: Found): Turn {
  const signal = { aborted: false };
  const proof = proveBound(board, {
    metric,
    limit: { memory },
    signal,
    shorterThan: () => found.length,
  });
  try {
    for (let next = proof.next(); ; next = proof.next()) {
      if (next.done) {
        const { value } = next;
        if (value.kind === 'unsolvable') found.proved = null;
        if (value.kind === 'solved' && value.solution.length < found.length) {
          found.plan = planOf(board, value.solution);
          found.length = value.solution.length;
        }
        return;
      }
      raise(found, next.value.bound);
      yield next.value.expanded;
    }
  } finally {
    end(proof, signal);
  }
}

/** Ends a search of the engine, so that it gives back the WebAssembly memory that it holds. */
function end(search: Generator<unknown, unknown, void>, signal: { aborted: boolean }): void {
  signal.aborted = true;
  finish(search);
}

function raise(found: Found, bound: number): void {
  found.lowerBound = Math.max(found.lowerBound, bound);
}
