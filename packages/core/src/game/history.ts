import { amount, check, checkParts, list } from '../basics/arguments.ts';
import { at } from '../basics/at.ts';

/**
 * What can be undone and redone: the present value, the values before it and, after an undo, the values that redo
 * brings back. Starting again or opening another puzzle can be undone too, because it is recorded like any other
 * change.
 *
 *     record A, B, C      past A B      present C      future
 *     undo                past A        present B      future C
 *     record D            past A B      present D      future          (C is forgotten)
 *
 * A history is never changed: every function returns a new one, or the same one if there is nothing to change.
 */
export interface History<T> {
  /** The values before the present one, the oldest first. */
  readonly past: readonly T[];
  readonly present: T;
  /** The values that redo brings back, the next one first. */
  readonly future: readonly T[];
}

/**
 * A history that begins with this value, with nothing to undo.
 *
 * @param present - the first value
 *
 * @example
 * beginHistory('first') // { past: [], present: 'first', future: [] }
 */
export const beginHistory = <T>(present: T): History<T> => ({ past: [], present, future: [] });

/**
 * Makes a value the present one and forgets what could have been redone.
 *
 * @param history - left as it is
 * @param next - the new present value; if it is the present value already, nothing changes
 * @param most - how many values can be undone at most; the oldest are forgotten. Default: no limit
 *
 * @example
 * record(beginHistory('first'), 'second') // { past: [ 'first' ], present: 'second', future: [] }
 */
export function record<T>(history: History<T>, next: T, most = Number.POSITIVE_INFINITY): History<T> {
  checkHistory(history);
  check(most, 'most', amount);
  if (next === history.present) return history;
  const past = [...history.past, history.present];
  return { past: past.slice(Math.max(0, past.length - most)), present: next, future: [] };
}

/**
 * Whether there is a value before the present one.
 *
 * @param history - the history
 *
 * @example
 * canUndo(beginHistory(game)) // false
 */
export function canUndo(history: History<unknown>): boolean {
  checkHistory(history);
  return history.past.length > 0;
}

/**
 * Whether there is a value that was undone.
 *
 * @param history - the history
 *
 * @example
 * canRedo(undo(record(beginHistory(game), slide(game, { vehicle: 0, by: 2 })))) // true
 */
export function canRedo(history: History<unknown>): boolean {
  checkHistory(history);
  return history.future.length > 0;
}

const checkHistory = (history: History<unknown>): void =>
  checkParts(history, 'history', { past: list, future: list });

/**
 * One value back; the same history where there is none.
 *
 * @param history - the history; it is not changed
 *
 * @example
 * undo(record(beginHistory('first'), 'second')).present // 'first'
 */
export function undo<T>(history: History<T>): History<T> {
  if (!canUndo(history)) return history;
  const present = at(history.past, history.past.length - 1);
  return { past: history.past.slice(0, -1), present, future: [history.present, ...history.future] };
}

/**
 * One value forward again; the same history if nothing was undone.
 *
 * @param history - the history; it is not changed
 *
 * @example
 * redo(undo(record(beginHistory(game), slide(game, { vehicle: 0, by: 2 })))).present.moves.length // 1
 */
export function redo<T>(history: History<T>): History<T> {
  if (!canRedo(history)) return history;
  const present = at(history.future, 0);
  return { past: [...history.past, history.present], present, future: history.future.slice(1) };
}
