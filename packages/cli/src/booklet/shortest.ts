import type { Result, SearchLimit, Solution } from '@unjam/core';
import { err, ok } from '@unjam/core/basics';
import { engine } from '@unjam/core/engine';
import { type ExitStatus, exitStatus } from '../exit-status.ts';
import type { InputBoard } from '../input/boards.ts';
import { describeLimit } from '../output/limit.ts';
import { finishYielding } from '../yield-to-event-loop.ts';

/** Why a board cannot be shown, in one line. */
export interface NoPicture {
  readonly problem: string;
  readonly status: ExitStatus;
}

/** A solution with the fewest moves and, among those, the fewest steps; or why there is none. */
export async function shortestOf(
  { name, board }: Pick<InputBoard, 'name' | 'board'>,
  limit: SearchLimit,
): Promise<Result<Solution, NoPicture>> {
  const result = await finishYielding(engine.run(board, { thenBy: 'steps', limit }));
  if (result.kind === 'solved') return ok(result.solution);
  if (result.kind === 'limit')
    return err({
      problem: `${name}: no solution found: ${describeLimit(result.which)}`,
      status: exitStatus.limit,
    });
  return err({
    problem: `${name}: unsolvable: no sequence of moves leads to the exit`,
    status: exitStatus.no,
  });
}
