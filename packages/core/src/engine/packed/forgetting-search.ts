// One search with a loop that forgets layers when its memory is full (wasm/layers.as.ts): on boards beyond 8×8.
//
// Such a loop then knows how long the solution is and its first moves. From where they lead, a second search finds the others,
// and knows how many they are; it may forget layers too.
//
//     49 steps; the first 31 are known -> a second search, for at most 18 steps from there
//
// Guarantee: that of the engine (packed128.ts).

import {
  type SearchLimit,
  type SearchProgress,
  type SearchResult,
  type SearchStats,
  solved,
} from '../../algorithm.ts';
import { type Board, boardAt, startOf } from '../../board/board.ts';
import { apply, type Move } from '../../board/moves.ts';
import type { EngineRequest } from '../limits.ts';
import type { PackedModule } from './packed-module.ts';
import { searchPacked } from './packed-search.ts';
import { movesTo } from './solution.ts';

/** The board has to fit the module's lanes. */
export const searchForgetting = (
  module: PackedModule,
  board: Board,
  request: EngineRequest,
): Generator<SearchProgress, SearchResult, void> =>
  searchPacked(module, board, request, (stats) => searchRest(module, board, request, stats));

function* searchRest(
  module: PackedModule,
  board: Board,
  request: EngineRequest,
  first: SearchStats,
): Generator<SearchProgress, SearchResult, void> {
  const length = module.exports.best.value;
  const way = firstMoves(module);
  const left = length - way.length;
  const search = searchForgetting(module, boardAt(board, way.reduce(apply, startOf(board))), {
    ...request,
    limit: without(request.limit, first),
    shorterThan: () => left + 1,
  });
  for (;;) {
    const next = search.next();
    if (!next.done) {
      // every state nearer than the length was expanded
      yield { ...next.value, expanded: first.expanded + next.value.expanded, depth: length - 1 };
      continue;
    }
    const result = next.value;
    const stats = {
      expanded: first.expanded + result.stats.expanded,
      generated: first.generated + result.stats.generated,
      peakFrontier: Math.max(first.peakFrontier, result.stats.peakFrontier),
      milliseconds: first.milliseconds + result.stats.milliseconds,
    };
    return result.kind === 'solved' ? solved([...way, ...result.solution], stats) : { ...result, stats };
  }
}

/** The moves to the last of the first states, which are not forgotten, on the way to the best one. */
function firstMoves(module: PackedModule): Move[] {
  const { bestState, kept } = module.exports;
  const states = module.states();
  let state = bestState.value;
  while (state >= kept.value) state = states.parentOf(state);
  return movesTo(module.board, states, state);
}

/** What is left of a limit. */
const without = (limit: SearchLimit = {}, { expanded, milliseconds }: SearchStats): SearchLimit => ({
  ...limit,
  ...(limit.states !== undefined && { states: limit.states - expanded }),
  ...(limit.milliseconds !== undefined && { milliseconds: limit.milliseconds - milliseconds }),
});
