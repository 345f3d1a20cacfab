/*
 * Whether a board is what its text says beside it: its size, the number of its vehicles, where its exit is. A board that is
 * something else is refused, because one of the two is wrong and nothing says which.
 *
 *     { "exit": { "row": 4, "side": "right" }, "cars": [ the red car in row 2 ] }      refused
 */

import type { Problem } from '../../basics/errors.ts';
import { counted } from '../../basics/numbers.ts';
import { type Board, primaryOf } from '../../board/board.ts';
import { type Candidate, type Found, MARGIN, type Searched } from './candidate.ts';
import { leavesAt } from './exit-squares.ts';
import type { About } from './matrix.ts';

/** The board without the readings that contradict what is said about it; refused where none is left. */
export function agreeing(found: Found, about: About): Found {
  const searched = withAgreeing(found, about);
  const { again } = found;
  return {
    ...found,
    ...searched,
    ...(again && { again: (options) => withAgreeing(again(options), about) }),
  };
}

function withAgreeing(searched: Searched, about: About): Searched {
  const { candidates } = searched;
  const [first] = candidates;
  if (!first) return searched;
  const best = candidates.reduce((least, one) => (one.cost < least.cost ? one : least), first);
  if (about.unread) return refused(about.unread, best);
  const kept = candidates.filter(({ board }) => contradiction(board, about) === undefined);
  if (kept.length === candidates.length || kept.some(({ doubtful }) => !doubtful))
    return { ...searched, candidates: kept };
  const problem = contradiction(best.board, about);
  if (!problem) return searched;
  // a vehicle that does not fit in the usual reading is what is wrong, not that an unusual one makes another board of the text
  const { almost } = searched;
  return almost?.rolesCost !== undefined && almost.rolesCost + MARGIN <= best.rolesCost
    ? { candidates: [], almost, ...(!best.doubtful && { isCertain: true }) }
    : refused(problem, best);
}

const refused = (problem: Problem, { says, doubtful }: Candidate): Searched => ({
  candidates: [],
  almost: { says, cost: doubtful ? FAR : 0, problem },
  ...(!doubtful && { isCertain: true }),
});

/** What is a board only by chance is farther from one than what has a single error. */
const FAR = 20;

/** What a board is other than the text says; undefined where it agrees. */
function contradiction(board: Board, about: About): Problem | undefined {
  const { width, height, vehicles } = board;
  const at = { text: { line: about.line, column: 1 } };
  const isTurned = about.isEitherWay && about.width === height && about.height === width;
  if (!isTurned && ((about.width ?? width) !== width || (about.height ?? height) !== height)) {
    const [columns, rows] = [counted(about.width ?? width, 'column'), counted(about.height ?? height, 'row')];
    return {
      code: 'board-size',
      message: `the board has ${counted(width, 'column')} and ${counted(height, 'row')}`,
      expected: `${columns} and ${rows}, as the text says`,
      at,
    };
  }
  if (about.vehicles !== undefined && about.vehicles !== vehicles.length) {
    return {
      code: 'unfinished',
      message: `the board has ${counted(vehicles.length, 'vehicle')}`,
      expected: `${about.vehicles}, as the text says`,
      at,
    };
  }
  if (isAtExit(board, about)) return undefined;
  return {
    code: 'unreachable-exit',
    message: `the red car ${primaryOf(board).label} does not stand at the exit that the text names`,
    expected: `an exit at the ${board.exit}, in the lane of the red car`,
    at,
  };
}

/** Whether the primary leaves by an exit that the text names, if it names any. */
function isAtExit(board: Board, about: About): boolean {
  const { exit } = board;
  const { lane } = primaryOf(board);
  const squares = about.exitSquares ?? [];
  if (about.exits.length === 0 && squares.length === 0) return true;
  const isMarked = about.exits.some(
    (mark) => mark.edge === exit && (mark.lane === undefined || mark.lane === lane || mark.lane - 1 === lane),
  );
  if (isMarked) return true;
  return leavesAt(board, squares);
}
