// Why a board has no solution: what is always in the red car's way, and whether it could leave on the other side. The exit of many
// boards is not written down, and is then taken to be at the right or at the bottom.
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
  const limit = { states: MOST };
  const found = explainStuck(board, { limit });
  const stuck = found.kind === 'stuck' ? [describeStuck(board, found.stuck)] : [];
  if (asked !== undefined) return stuck;
  const exit = opposite[board.exit];
  const other = solve({ ...board, exit }, { limit });
  // a red car that stands at the other side already says nothing
  if (other.kind !== 'solved' || other.moves === 0) return stuck;
  return [
    ...stuck,
    `with the exit at the ${exit} (--exit ${exit}) it takes ${lengths(other.moves, other.steps)}`,
  ];
}
