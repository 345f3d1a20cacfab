import { moved, named } from '@unjam/board/languages/parts/vehicle-words';
import type { Board, State } from '@unjam/core';
import { type Goal, goalsOf } from '@unjam/core/search';
import { labText } from '../language/english/lab.ts';

/** The most goals that are shown. */
const MOST = 40;

interface Props {
  readonly board: Board;
  readonly state: State;
  /** How many goals are shown: the tree grows while the search goes on. */
  readonly grown: number;
}

/** What the planning search wants in a state: each goal, and below it what has to be done first. */
export function GoalTree({ board, state, grown }: Props) {
  const left = { count: Math.min(grown, MOST) };
  return (
    <div class="goals">
      <h3>{labText().plan}</h3>
      <Goals board={board} goals={goalsOf(board, state)} left={left} />
    </div>
  );
}

function Goals({ board, goals, left }: { board: Board; goals: readonly Goal[]; left: { count: number } }) {
  // the goals of one level come before those below them
  const shown = goals.slice(0, Math.max(0, left.count));
  left.count -= shown.length;
  if (shown.length === 0) return null;
  return (
    <ul>
      {shown.map((goal) => (
        <li key={`${goal.move.vehicle} ${goal.move.by}`} class={goal.blockedBy === undefined ? 'free' : ''}>
          {goal.blockedBy === undefined
            ? labText().goal(moved(board, goal.move))
            : labText().goalBlocked(
                moved(board, goal.move),
                named(board, goal.blockedBy),
                goal.ways.length > 1,
              )}
          <Goals board={board} goals={goal.ways} left={left} />
        </li>
      ))}
    </ul>
  );
}
