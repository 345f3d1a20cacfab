// What is said of a board that has no solution or needs none: what is always in the red car's way, and whether it could leave on the
// other side. The exit of many boards is not written down, and is then taken to be at the right or at the bottom.
import { type Board, type Edge, solve } from '@unjam/core';
import { describeStuck, explainStuck } from '@unjam/core/analysis';
import { lengths } from './tally.ts';

/** The most states that each of the two sentences may cost: a part of a second. */
const MOST = 200_000;

const opposite: Readonly<Record<Edge, Edge>> = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' };

/**
 * What is known about why a board is unsolvable, a line each; none where that would take long.
 *
 * @param asked - the side that was asked for; no other one is tried then
 */
export function whyUnsolvable(board: Board, asked: Edge | undefined): string[] {
  const found = explainStuck(board, { limit: { states: MOST } });
  const stuck = found.kind === 'stuck' ? [describeStuck(board, found.stuck)] : [];
  return [...stuck, ...withOtherExit(board, asked)];
}

/** What is said of a board whose red car is at the exit already; `asked` as above. */
export const whySolved = (board: Board, asked: Edge | undefined): string[] => [
  `the red car is at the exit already, at the ${board.exit}`,
  ...withOtherExit(board, asked),
];

/** How long the solution is if the red car leaves on the other side; nothing where it stands there already, or cannot. */
export function withOtherExit(board: Board, asked: Edge | undefined): string[] {
  if (asked !== undefined) return [];
  const exit = opposite[board.exit];
  const other = solve({ ...board, exit }, { limit: { states: MOST } });
  if (other.kind !== 'solved' || other.moves === 0) return [];
  return [`with the exit at the ${exit} (--exit ${exit}) it takes ${lengths(other.moves, other.steps)}`];
}
