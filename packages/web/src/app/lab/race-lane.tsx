import type { Algorithm, Metric, SearchResult } from '@unjam/core';
import { type Board, startOf } from '@unjam/core';
import { counted, grouped } from '@unjam/core/render';
import type { AlgorithmId } from '@unjam/core/search';
import { BoardView } from '../board-view.tsx';
import { lengthOf } from '../play/optimum.ts';
import type { Watched } from '../solver/solver.ts';
import { GoalTree } from './goal-tree.tsx';
import { lessons } from './race-words.ts';

export interface Runner {
  readonly algorithm: Algorithm<AlgorithmId>;
  readonly expanded: number;
  readonly watched?: Watched;
}

interface Props {
  readonly board: Board;
  readonly runner: Runner;
  readonly lane: number;
  readonly metric: Metric;
  /** How many expansions of each search have been shown. */
  readonly clock: number;
  readonly most: number;
}

/** One search of a race: its board, how far it is, and what it does. */
export function RaceLane({
  board,
  runner: { algorithm, expanded, watched },
  lane,
  metric,
  clock,
  most,
}: Props) {
  const recorded = watched?.frontiers.length ?? 0;
  const shown = watched ? Math.min(expanded, Math.floor(clock)) : 0;
  const at = Math.min(shown, recorded) - 1;
  const size = board.vehicles.length;
  const state =
    watched && at >= 0 ? [...watched.offsets.subarray(at * size, (at + 1) * size)] : startOf(board);
  const arrived = watched !== undefined && clock >= expanded;
  const end = arrived ? endOf(board, watched.result) : undefined;
  const number = (value: number | undefined) => (value === undefined ? '–' : grouped(value));
  return (
    <section class="lane" aria-label={algorithm.title}>
      <h2>{algorithm.title}</h2>
      <p class="lesson-words">{lessons[algorithm.id]}</p>
      <BoardView board={board} state={end ?? state} stiffness={0} />
      <dl class="lane-counts">
        <div>
          <dt>Expanded</dt>
          <dd>{grouped(watched ? shown : expanded)}</dd>
        </div>
        <div>
          <dt>Frontier</dt>
          <dd>{number(watched?.frontiers[at])}</dd>
        </div>
        <div>
          <dt>Depth</dt>
          <dd>{number(watched?.costs[at])}</dd>
        </div>
      </dl>
      <svg class={`track lane-${lane}`} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="4" class="ground" />
        <rect width={(100 * shown) / Math.max(1, most)} height="4" class="bar" />
      </svg>
      <p class="muted">
        {arrived
          ? outcome(watched.result, metric)
          : recorded === 0 && watched
            ? 'It keeps its states packed: only their number can be shown.'
            : '\u00a0'}
      </p>
      {algorithm.id === 'planning' && !arrived && (
        <GoalTree board={board} state={state} grown={3 * Math.max(1, at + 2)} />
      )}
    </section>
  );
}

/** The last state of the solution that was found. */
function endOf(board: Board, result: SearchResult): number[] | undefined {
  if (result.kind !== 'solved') return undefined;
  const state = [...startOf(board)];
  for (const { vehicle, by } of result.solution) state[vehicle] = (state[vehicle] ?? 0) + by;
  return state;
}

function outcome(result: SearchResult, metric: Metric): string {
  switch (result.kind) {
    case 'solved':
      return `Finished: ${lengthOf(result.solution, metric)} ${metric}.`;
    case 'unsolvable':
      return 'Proved that there is no solution.';
    case 'exhausted':
      return 'Found no solution, but there may be one.';
    case 'limit':
      return result.which === 'cancelled'
        ? 'Stopped.'
        : `Stopped at its limit of ${result.which}, after ${counted(result.stats.expanded, 'state')}.`;
    case 'refused':
      return `Not possible here: ${result.problem.message}.`;
  }
}
