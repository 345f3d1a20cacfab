import type { Algorithm, Board, Result, SearchRequest, SearchResult } from '@unjam/core';
import { err, ok } from '@unjam/core/basics';
import { compactText } from '@unjam/core/formats';
import type { Notation } from '@unjam/core/notation';
import { isOptimalFor } from '@unjam/core/search';
import { type Origin, problemLine } from '../input/problem-line.ts';
import { type MetricAsked, metricOf } from '../input/search-options.ts';
import { limitNames } from './limit.ts';

/** What `solve --json` prints about a board, one object a line; docs/json.md describes it. */
export interface SolveRecord {
  readonly name: string;
  /** The board in one line. */
  readonly board: string;
  readonly kind: Exclude<SearchResult['kind'], 'refused'>;
  /** The limit that ended the search: `states`, `time`, `memory` or `cancelled`. */
  readonly limit: string | null;
  readonly algorithm: string;
  readonly metric: MetricAsked;
  /** The solution's length in both metrics. */
  readonly moves: number | null;
  readonly steps: number | null;
  /** Whether the solution is proved to be shortest in the metric. */
  readonly optimal: boolean;
  /** What it is proved to be shortest in: the metric, or both, of which the second decides between ties; null if in none. */
  readonly proved: MetricAsked | null;
  /** Proved: no solution is shorter in the metric; null if nothing is known. */
  readonly lowerBound: number | null;
  readonly states: number;
  readonly milliseconds: number;
  /** In the notation asked for. */
  readonly solution: string | null;
}

/** A record before its board has a name. */
export type Unnamed = Omit<SolveRecord, 'name'>;

/** Fails, in one line, if the algorithm does not take the board or the notation cannot express the solution. */
export function solveRecord(
  board: Board,
  origin: Origin,
  result: SearchResult,
  algorithm: Algorithm,
  request: SearchRequest,
  notation: Notation,
): Result<Unnamed, string> {
  if (result.kind === 'refused') return err(problemLine(origin, [result.problem]));
  const solved = result.kind === 'solved' ? result.solution : undefined;
  const written = solved && notation.print(solved, board);
  if (written && !written.ok) return err(problemLine(origin, [written.error]));
  const counts = result.kind === 'solved' ? result : undefined;
  const optimal = result.kind === 'solved' && result.optimal !== false && isOptimalFor(algorithm, request);
  return ok({
    board: compactText(board),
    kind: result.kind,
    limit: 'which' in result ? limitNames[result.which] : null,
    algorithm: algorithm.id,
    metric: metricOf(request),
    moves: counts?.moves ?? null,
    steps: counts?.steps ?? null,
    optimal,
    proved: optimal ? metricOf(request) : null,
    lowerBound: optimal && counts ? counts[request.metric ?? 'moves'] : boundOf(result),
    states: result.stats.expanded,
    milliseconds: Math.round(result.stats.milliseconds * 1000) / 1000,
    solution: written?.value ?? null,
  });
}

const boundOf = (result: SearchResult): number | null =>
  'lowerBound' in result ? (result.lowerBound ?? null) : null;
