// Former names of the top entry point, for one version.

import { finishTask } from './algorithm.ts';
import { err as toErr, ok as toOk } from './basics/result.ts';
import { apply as applyMove, moves as legalMoves } from './board/moves.ts';

/**
 * The former name of `finishTask`.
 *
 * @deprecated Use `finishTask`; this name goes with version 0.3.
 */
export const finish: typeof finishTask = finishTask;
/**
 * The former name of `legalMoves`.
 *
 * @deprecated Use `legalMoves`; this name goes with version 0.3.
 */
export const moves: typeof legalMoves = legalMoves;

/**
 * The former name of `applyMove`.
 *
 * @deprecated Use `applyMove`; this name goes with version 0.3.
 */
export const apply: typeof applyMove = applyMove;

/**
 * Makes a result that holds a value.
 *
 * @deprecated Write `{ ok: true, value }`; this name goes with version 0.3.
 */
export const ok: typeof toOk = toOk;
/**
 * Makes a result that holds a problem.
 *
 * @deprecated Write `{ ok: false, error }`; this name goes with version 0.3.
 */
export const err: typeof toErr = toErr;
