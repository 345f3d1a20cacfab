import { at } from '../basics/at.ts';
import type { Problem } from '../basics/errors.ts';
import type { Board } from './board.ts';

/**
 * A board, or why there is none: `error` is the first problem, `problems` are all of them. `read` says how a text was read that
 * is in no format.
 */
export type BoardResult =
  | { readonly ok: true; readonly value: Board; readonly read?: string }
  | { readonly ok: false; readonly error: Problem; readonly problems: readonly Problem[] };

/** The result for what is no board, with one problem at least. */
export const noBoard = (problems: readonly Problem[]): BoardResult => ({
  ok: false,
  error: at(problems, 0),
  problems,
});
