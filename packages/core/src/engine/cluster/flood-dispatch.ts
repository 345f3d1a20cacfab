// What finds the states of a board's cluster: the one place that knows.
//
//     up to 6×6  loops with keys of 32 bits     larger  of 128 or 256 bits, where they are loaded
//     without WebAssembly, or where a state does not fit  generic-flood.ts

import type { SearchLimit } from '../../algorithm.ts';
import type { Board } from '../../board/board.ts';
import { type ClusterLoops, narrowLoops } from './cluster-module.ts';
import { CLUSTER_MEMORY, type Flood } from './flood.ts';
import { GenericFlood } from './generic-flood.ts';
import { PackedFlood } from './packed-flood.ts';

/** Fastest first. */
let compiled: readonly ClusterLoops[] = [narrowLoops];

/** From here on `floodOf` knows the compiled loops for boards beyond 6×6. */
export async function loadLoopsForLargerBoards(): Promise<void> {
  const { wideLoops } = await import('./wide-cluster-module.ts');
  compiled = [narrowLoops, ...wideLoops];
}

/** The fastest that takes a board. */
export function floodOf(board: Board, { memory = CLUSTER_MEMORY }: Pick<SearchLimit, 'memory'> = {}): Flood {
  for (const loops of compiled) {
    const flood =
      loops.takes(board) && loops.pool.isAvailable ? PackedFlood.open(loops, board, memory) : undefined;
    if (flood) return flood;
  }
  return new GenericFlood(board, Math.min(memory, CLUSTER_MEMORY));
}
