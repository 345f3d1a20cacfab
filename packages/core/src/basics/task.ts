// What a task is, as `run` and `finishTask` use one: a generator that yields its progress and returns its result.

import { shown } from './arguments.ts';

/** Tasks that were begun, which give nothing a second time. */
const begun = new WeakSet<object>();

/**
 * Checks that what is to be run is a task that was not begun before, and notes that it is begun now.
 *
 * @throws TypeError for what is not a task, or was begun before: a generator that has ended gives undefined for ever
 */
export function beginTask(task: Generator<unknown, unknown, void>): void {
  if (typeof task?.next !== 'function') throw new TypeError('task is not a task, such as solveTask gives');
  if (begun.has(task))
    throw new TypeError('task was run before; expected a new one, such as solveTask gives with each call');
  begun.add(task);
}

/**
 * The next part of a task.
 *
 * @throws TypeError for a part that does not say whether it is the last, such as the promise that an async generator gives
 */
export function nextOf<P, T>(task: Generator<P, T, void>): IteratorResult<P, T> {
  const next = task.next();
  if (typeof next?.done !== 'boolean')
    throw new TypeError(`task.next() gives ${shown(next)}; expected { done, value }, as a generator gives`);
  return next;
}
