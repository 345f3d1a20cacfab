import type { Algorithm, LimitKind, SearchProgress, SearchRequest, SearchResult } from '../algorithm.ts';
import { type Board, isSolved, startOf } from '../board/board.ts';
import { metrics } from '../board/moves.ts';
import { now } from '../clock.ts';
import { fitsLanes } from './lane-board.ts';
import { LARGEST_CAPACITY, QUEUE } from './lane-memory.ts';
import { acquire, FINISHED, type LaneModule, OUT_OF_MEMORY, refresh, release } from './lane-module.ts';
import { solutionOf, write } from './lane-transfer.ts';
import { wide } from './wide.ts';

/** The most bytes that one search keeps. */
export const LANE_MEMORY = QUEUE + 32 * LARGEST_CAPACITY;

/** Looks at the clock and the signal after so many states. */
const SLICE = 4096;

export const lane: Algorithm = {
  id: 'lane',
  title: 'Lane engine',
  source: 'breadth-first search over lanes packed into 32 bits, for boards up to 6×6',
  optimalFor: metrics,
  complete: true,
  run,
};

function* run(board: Board, request: SearchRequest = {}): Generator<SearchProgress, SearchResult, void> {
  const module = fitsLanes(board) ? acquire() : undefined;
  if (!module) return yield* wide.run(board, request);
  try {
    return yield* search(module, board, request);
  } finally {
    release(module);
  }
}

const nothing = { expanded: 0, generated: 1, peakFrontier: 1 };

function* search(
  module: LaneModule,
  board: Board,
  { metric = 'moves', limit = {}, signal }: SearchRequest,
): Generator<SearchProgress, SearchResult, void> {
  const started = now();
  if (isSolved(board, startOf(board))) {
    return { kind: 'solved', solution: [], stats: { ...nothing, milliseconds: now() - started } };
  }
  const lanes = module.board;
  if (lanes.read(board)) return { kind: 'unsolvable', stats: { ...nothing, milliseconds: now() - started } };
  const { exports } = module;
  write(module);
  exports.start(lanes.primaryLane, metric === 'steps');
  const advance = metric === 'steps' ? exports.runSteps : exports.runMoves;
  const most = limit.states ?? Number.POSITIVE_INFINITY;
  const longest = limit.milliseconds ?? Number.POSITIVE_INFINITY;
  let stopped: LimitKind | undefined = signal?.aborted ? 'cancelled' : undefined;
  while (!stopped) {
    const status = advance(Math.min(SLICE, most - exports.head.value));
    if (status === FINISHED) break;
    if (status === OUT_OF_MEMORY) stopped = 'memory';
    else {
      const expanded = exports.head.value;
      yield { expanded, frontier: exports.tail.value - expanded, depth: exports.depth.value };
      if (signal?.aborted) stopped = 'cancelled';
      else if (expanded >= most) stopped = 'states';
      else if (now() - started >= longest) stopped = 'milliseconds';
    }
  }
  refresh(module);
  const solution = stopped || exports.best.value === -1 ? undefined : solutionOf(module, metric);
  const stats = {
    expanded: exports.head.value,
    generated: Number(exports.generated.value),
    peakFrontier: exports.peak.value,
    milliseconds: now() - started,
  };
  if (stopped) return { kind: 'limit', which: stopped, stats };
  return solution ? { kind: 'solved', solution, stats } : { kind: 'unsolvable', stats };
}
