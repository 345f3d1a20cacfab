// A packed engine as an algorithm: one search with its compiled loop, on the boards that it takes.
//
//     packed32 up to 6×6    packed64 up to 8×8    packed128 up to 12×12    packed256 up to 16×16

import type { Algorithm, SearchProgress, SearchResult } from '../../algorithm.ts';
import type { Board } from '../../board/board.ts';
import { metrics } from '../../board/moves.ts';
import type { Problem } from '../../errors.ts';
import { DEFAULT_MEMORY, type EngineRequest } from '../limits.ts';
import type { PackedPool } from './packed-module.ts';
import { searchPacked } from './packed-search.ts';

interface PackedEngine<Id extends string> {
  readonly id: Id;
  readonly title: string;
  readonly source: string;
  /** Whether it takes a board, and in words which it takes. */
  readonly takes: (board: Board) => boolean;
  readonly expected: string;
  readonly pool: PackedPool;
  /** One search of a board that it takes. */
  readonly search?: typeof searchPacked;
}

/** Whether no side of a board is longer. */
export const upTo =
  (side: number) =>
  ({ width, height }: Board): boolean =>
    width <= side && height <= side;

/** Makes the algorithm; it refuses other boards, and every board where the host has no WebAssembly. */
export function packedEngine<const Id extends string>({
  id,
  title,
  source,
  takes,
  expected,
  pool,
  search = searchPacked,
}: PackedEngine<Id>) {
  const refusal = (board: Board): Problem | undefined => {
    if (!takes(board)) {
      return {
        code: 'unsupported-board',
        message: `${id} does not take a board of ${board.width}×${board.height} cells`,
        expected,
      };
    }
    if (pool.isAvailable) return undefined;
    return {
      code: 'unsupported-board',
      message: `${id} needs WebAssembly, which is missing or forbidden here`,
      expected: 'another algorithm, for instance generic',
    };
  };
  function* run(board: Board, request: EngineRequest = {}): Generator<SearchProgress, SearchResult, void> {
    const problem = refusal(board);
    if (problem) return { kind: 'refused', problem, stats: nothingDone };
    const module = pool.acquire(request.limit?.memory ?? DEFAULT_MEMORY);
    try {
      return yield* search(module, board, request);
    } finally {
      pool.release(module);
    }
  }
  return { id, title, source, optimalFor: metrics, complete: true, refusal, run } satisfies Algorithm<Id>;
}

const nothingDone = { expanded: 0, generated: 0, peakFrontier: 0, milliseconds: 0 };
