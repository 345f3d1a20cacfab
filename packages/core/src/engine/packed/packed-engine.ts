// A packed engine as an algorithm: one search with its compiled loop, on the boards that it takes.

import type { Algorithm, SearchProgress, SearchRequest, SearchResult } from '../../algorithm.ts';
import type { Board } from '../../board/board.ts';
import { metrics } from '../../board/moves.ts';
import type { Problem } from '../../errors.ts';
import { DEFAULT_MEMORY } from '../limits.ts';
import { fitsLanes } from './lane-placements.ts';
import { type Packing, packedPool } from './packed-module.ts';
import { searchPacked } from './packed-search.ts';

interface PackedEngine<Id extends string> {
  readonly id: Id;
  readonly title: string;
  readonly source: string;
  /** The compiled loop in hexadecimal digits, and how it packs states. */
  readonly binary: string;
  readonly packing: Packing;
}

/** Makes the algorithm; it refuses larger boards, and every board where the host has no WebAssembly. */
export function packedEngine<const Id extends string>({
  id,
  title,
  source,
  binary,
  packing,
}: PackedEngine<Id>) {
  const { side } = packing;
  const pool = packedPool(binary, packing);
  const refusal = (board: Board): Problem | undefined => {
    if (!fitsLanes(board, side)) {
      return {
        code: 'unsupported-board',
        message: `${id} does not take a board of ${board.width}×${board.height} cells`,
        expected: `at most ${side}×${side}`,
      };
    }
    if (pool.isAvailable) return undefined;
    return {
      code: 'unsupported-board',
      message: `${id} needs WebAssembly, which is missing or forbidden here`,
      expected: 'another algorithm, for instance generic',
    };
  };
  function* run(board: Board, request: SearchRequest = {}): Generator<SearchProgress, SearchResult, void> {
    const problem = refusal(board);
    if (problem) return { kind: 'refused', problem, stats: nothingDone };
    const module = pool.acquire(request.limit?.memory ?? DEFAULT_MEMORY);
    try {
      return yield* searchPacked(module, board, request);
    } finally {
      pool.release(module);
    }
  }
  return { id, title, source, optimalFor: metrics, complete: true, refusal, run } satisfies Algorithm<Id>;
}

const nothingDone = { expanded: 0, generated: 0, peakFrontier: 0, milliseconds: 0 };
