// One search with the compiled loop of a packed engine, from the board to its solution.
//
//     solved at the start -> no move    shut in -> unsolvable    else: start, slices of the loop, solution
//
// Guarantee: that of the engine (packed32.ts, packed64.ts, packed128.ts).

import { type SearchProgress, type SearchResult, type SearchStats, solved } from '../../algorithm.ts';
import { now } from '../../basics/clock.ts';
import { type Board, exitOffset, primaryOf } from '../../board/board.ts';
import type { EngineRequest } from '../limits.ts';
import type { PackedModule } from './packed-module.ts';
import { inSlices } from './slices.ts';
import { solutionOf } from './solution.ts';

const nothing = { expanded: 0, generated: 1, peakFrontier: 1 };

/**
 * The board has to fit the module's lanes.
 *
 * @param rest - what finds the solution where the loop has forgotten how it came to the last state
 */
export function* searchPacked(
  module: PackedModule,
  board: Board,
  request: EngineRequest,
  rest?: (stats: SearchStats) => Generator<SearchProgress, SearchResult, void>,
): Generator<SearchProgress, SearchResult, void> {
  const started = now();
  const { metric = 'moves', limit, signal, shorterThan } = request;
  if (primaryOf(board).offset === exitOffset(board)) {
    return solved([], { ...nothing, milliseconds: now() - started });
  }
  const lanes = module.board;
  if (lanes.readLeavingRight(board))
    return { kind: 'unsolvable', stats: { ...nothing, milliseconds: now() - started } };
  if (!module.start(metric)) {
    return { kind: 'limit', which: 'memory', stats: { ...nothing, milliseconds: now() - started } };
  }
  const { exports } = module;
  const advance = metric === 'steps' ? exports.runSteps : exports.runMoves;
  const stopped = yield* inSlices(module, advance, { limit, signal, shorterThan, started, before: 0 });
  const stats = {
    expanded: exports.head.value,
    generated: exports.generated.value,
    peakFrontier: exports.peak.value,
    milliseconds: now() - started,
  };
  if (stopped) return { kind: 'limit', which: stopped, stats };
  const { value: best } = exports.bestState;
  // a length was given, and no solution is shorter
  if (best === -1) return { kind: exports.best.value === -1 ? 'unsolvable' : 'exhausted', stats };
  if (rest && exports.forgotten.value > 0) return yield* rest(stats);
  return solved(solutionOf(lanes, module.states(), best, metric), stats);
}
