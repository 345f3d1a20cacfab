// A packed engine as an algorithm: one search with its compiled loop, on the boards that it takes.
//
//     packed32 up to 6×6    packed64 up to 8×8    packed128 up to 12×12    packed256 up to 16×16

import { type Algorithm, checkSearch, type SearchProgress, type SearchResult } from '../../algorithm.ts';
import type { Problem } from '../../basics/errors.ts';
import { err, ok, type Result } from '../../basics/result.ts';
import type { Board } from '../../board/board.ts';
import { metrics } from '../../board/moves.ts';
import { DEFAULT_MEMORY, type EngineRequest } from '../limits.ts';
import type { PackedPool } from './packed-module.ts';
import { searchPacked } from './packed-search.ts';

interface PackedEngine<Id extends string> {
  readonly id: Id;
  readonly title: string;
  readonly source: string;
  /** The compiled loops that take a board, undefined if none does; and in words which boards it takes. */
  readonly poolFor: (board: Board) => PackedPool | undefined;
  readonly expected: string;
  /** One search of a board that it takes. */
  readonly search?: typeof searchPacked;
}

/** Whether no side of a board is longer. */
export const upTo =
  (side: number) =>
  ({ width, height }: Pick<Board, 'width' | 'height'>): boolean =>
    width <= side && height <= side;

/** Makes the algorithm; it refuses other boards, and every board where the host has no WebAssembly. */
export function packedEngine<const Id extends string>({
  id,
  title,
  source,
  poolFor,
  expected,
  search = searchPacked,
}: PackedEngine<Id>) {
  /** The pool for a board, or the problem with the board or the host. */
  const chosen = (board: Board): Result<PackedPool, Problem> => {
    const pool = poolFor(board);
    if (pool?.isAvailable) return ok(pool);
    return err({
      code: 'unsupported-board',
      ...(pool
        ? {
            message: `${id} needs WebAssembly, which is missing or forbidden here`,
            expected: 'another algorithm, for instance generic',
          }
        : { message: `${id} does not take a board of ${board.width}×${board.height} cells`, expected }),
    });
  };
  const refusal = (board: Board): Problem | undefined => {
    const pool = chosen(board);
    return pool.ok ? undefined : pool.error;
  };
  function* run(board: Board, request?: EngineRequest): Generator<SearchProgress, SearchResult, void> {
    checkSearch(board, request);
    const pool = chosen(board);
    if (!pool.ok) return { kind: 'refused', problem: pool.error, stats: nothingDone };
    const module = pool.value.acquire(request?.limit?.memory ?? DEFAULT_MEMORY);
    try {
      return yield* search(module, board, request ?? {});
    } finally {
      pool.value.release(module);
    }
  }
  return { id, title, source, optimalFor: metrics, complete: true, refusal, run } satisfies Algorithm<Id>;
}

const nothingDone = { expanded: 0, generated: 0, peakFrontier: 0, milliseconds: 0 };
