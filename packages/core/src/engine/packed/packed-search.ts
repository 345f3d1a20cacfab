// One search with the compiled loop of a packed engine, from the board to its solution.
//
//     solved at the start -> no move    shut in -> unsolvable    else: start, slices of the loop, solution
//
// A loop that had to forget layers (wasm/layers.as.ts) knows how long the solution is and its first moves; from where they
// lead, a second search finds the others, and knows how many they are.
//
// Guarantee: that of the engine (packed32.ts, packed64.ts, packed128.ts).

import type { SearchProgress, SearchResult, SearchStats } from '../../algorithm.ts';
import { type Board, boardAt, exitOffset, primaryOf, startOf } from '../../board/board.ts';
import { apply, type Move } from '../../board/moves.ts';
import { now } from '../../clock.ts';
import type { EngineRequest } from '../limits.ts';
import { expandedBy, type PackedModule } from './packed-module.ts';
import { inSlices } from './slices.ts';
import { movesTo, solutionOf } from './solution.ts';

/** What earlier searches of the same board have done. */
interface Before {
  readonly started: number;
  readonly stats: Omit<SearchStats, 'milliseconds'>;
  /** The length of the solution; 0 as long as it is not known. */
  readonly length: number;
}

const nothing: Before['stats'] = { expanded: 0, generated: 0, peakFrontier: 0 };
const atStart: Before['stats'] = { expanded: 0, generated: 1, peakFrontier: 1 };

const sumOf = ({ stats, started }: Before, here: Before['stats']): SearchStats => ({
  expanded: stats.expanded + here.expanded,
  generated: stats.generated + here.generated,
  peakFrontier: Math.max(stats.peakFrontier, here.peakFrontier),
  milliseconds: now() - started,
});

/** The board has to fit the module's lanes. */
export const searchPacked = (
  module: PackedModule,
  board: Board,
  request: EngineRequest,
): Generator<SearchProgress, SearchResult, void> =>
  searchAgain(module, board, request, { started: now(), stats: nothing, length: 0 });

function* searchAgain(
  module: PackedModule,
  board: Board,
  request: EngineRequest,
  before: Before,
): Generator<SearchProgress, SearchResult, void> {
  const { metric = 'moves' } = request;
  const { exports, board: lanes } = module;
  if (primaryOf(board).offset === exitOffset(board)) {
    return { kind: 'solved', solution: [], stats: sumOf(before, atStart) };
  }
  if (lanes.readLeavingRight(board)) return { kind: 'unsolvable', stats: sumOf(before, atStart) };
  if (!module.start(metric)) return { kind: 'limit', which: 'memory', stats: sumOf(before, atStart) };
  const advance = metric === 'steps' ? exports.runSteps : exports.runMoves;
  const stopped = yield* inSlices(module, advance, {
    ...request,
    started: before.started,
    before: before.stats.expanded,
    depth: before.length - 1,
  });
  const done = sumOf(before, {
    expanded: expandedBy(exports),
    generated: exports.generated.value,
    peakFrontier: exports.peak.value,
  });
  if (stopped) return { kind: 'limit', which: stopped, stats: done };
  const { value: best } = exports.best;
  const { value: bestState } = exports.bestState;
  // a length was given, and no solution is shorter
  if (bestState === -1) return { kind: best === -1 ? 'unsolvable' : 'exhausted', stats: done };
  if (exports.forgotten.value === 0) {
    return { kind: 'solved', solution: solutionOf(lanes, module.states(), bestState, metric), stats: done };
  }
  const way = firstMoves(module, bestState);
  const rest = best - way.length;
  const result = yield* searchAgain(
    module,
    boardAt(board, way.reduce(apply, startOf(board))),
    { ...request, shorterThan: () => rest + 1 },
    { ...before, stats: done, length: Math.max(best, before.length) },
  );
  return result.kind === 'solved' ? { ...result, solution: [...way, ...result.solution] } : result;
}

/** The moves to the last of the first states, which are not forgotten, on the way to a state. */
function firstMoves(module: PackedModule, to: number): Move[] {
  const reached = module.states();
  const { kept } = module.exports;
  let state = to;
  while (state >= kept.value) state = reached.parentOf(state);
  return movesTo(module.board, reached, state);
}
