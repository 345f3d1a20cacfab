import { err, ok, type Result, type Solution } from '@unjam/core';
import { engine } from '@unjam/core/engine';
import { type ExitStatus, exitStatus } from '../../exit-status.ts';
import type { InputBoard } from '../../input/boards.ts';
import { finishBreathing } from '../../yield-to-event-loop.ts';

/** Why a board cannot be shown in some way, in one line. */
export interface NoPicture {
  readonly complaint: string;
  readonly status: ExitStatus;
}

/** A solution with fewest moves, and of these one with fewest steps; or why there is none to show. */
export async function shortestOf({ name, board }: InputBoard): Promise<Result<Solution, NoPicture>> {
  const result = await finishBreathing(engine.run(board, { thenBy: 'steps' }));
  if (result.kind === 'solved') return ok(result.solution);
  if (result.kind === 'limit')
    return err({ complaint: `${name}: its solution does not fit into memory`, status: exitStatus.limit });
  return err({
    complaint: `${name}: unsolvable: no sequence of moves leads to the exit`,
    status: exitStatus.no,
  });
}
