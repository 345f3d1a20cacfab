import type { Algorithm, Metric, SearchResult } from '@unjam/core';
import { type Board, startOf } from '@unjam/core';
import type { AlgorithmId } from '@unjam/core/search';
import { labText } from '../language/english/lab.ts';
import { problemText } from '../language/english/problems.ts';
import { number as format } from '../language/language.ts';
import { BoardView } from '../parts/board-view.tsx';
import type { Watched } from '../solver/tasks.ts';
import { GoalTree } from './goal-tree.tsx';

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
  /** Whether it has found a solution after fewer states than the other. */
  readonly wins: boolean;
}

interface TrackProps {
  readonly lane: number;
  /** The part of its states that is shown, 0 to 1. */
  readonly done: number;
  /** Whether its solution is shown. */
  readonly there: boolean;
  readonly wins: boolean;
}

/** The way of a search to its solution: a red car that drives to the finish, which the first one makes green. */
const Track = ({ lane, done, there, wins }: TrackProps) => (
  <div
    class={`track lane-${lane}${there ? ' there' : ''}${wins ? ' wins' : ''}`}
    style={`--done: ${done}`}
    aria-hidden="true"
  >
    <span class="bar" />
    <span class="finish" />
    <svg class="racer" viewBox="0 0 40 20" aria-hidden="true">
      <rect x="1" y="2" width="38" height="16" rx="6" />
      <path d="M12 4h12l4 6-4 6H12z" />
    </svg>
  </div>
);

/** One search of a race: its board, how far it is, and what it does. */
export function RaceLane({
  board,
  runner: { algorithm, expanded, watched },
  lane,
  metric,
  clock,
  wins,
}: Props) {
  const recorded = watched?.frontiers.length ?? 0;
  const shown = watched ? Math.min(expanded, Math.floor(clock)) : 0;
  const at = Math.min(shown, recorded) - 1;
  const size = board.vehicles.length;
  const state =
    watched && at >= 0 ? [...watched.offsets.subarray(at * size, (at + 1) * size)] : startOf(board);
  const arrived = watched !== undefined && clock >= expanded;
  const end = arrived ? endOf(board, watched.result) : undefined;
  const number = (value: number | undefined) => (value === undefined ? '–' : format(value));
  const t = labText();
  const { title, lesson } = t.searches[algorithm.id];
  return (
    <section class="lane" aria-label={title}>
      <h2>{title}</h2>
      <Track lane={lane} done={shown / Math.max(1, expanded)} there={end !== undefined} wins={wins} />
      <p class="muted">
        {arrived ? outcome(watched.result, metric) : recorded === 0 && watched ? t.packed : '\u00a0'}
      </p>
      <p class="lesson-words">{lesson}</p>
      <BoardView board={board} state={end ?? state} stiffness={0} />
      <dl class="lane-counts">
        <div>
          <dt>{t.rows.expanded}</dt>
          <dd>{format(watched ? shown : expanded)}</dd>
        </div>
        <div>
          <dt>{t.frontier}</dt>
          <dd>{number(watched?.frontiers[at])}</dd>
        </div>
        <div>
          <dt>{t.depth}</dt>
          <dd>{number(watched?.costs[at])}</dd>
        </div>
      </dl>
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
  const t = labText().outcomes;
  switch (result.kind) {
    case 'solved':
      return t.finished[metric](result[metric]);
    case 'unsolvable':
      return t.unsolvable;
    case 'exhausted':
      return t.exhausted;
    case 'limit':
      return result.which === 'cancelled' ? t.cancelled : t.limits[result.which](result.stats.expanded);
    case 'refused':
      return t.refused(problemText().sentence(result.problem));
  }
}
