import { now } from './clock.ts';

/** How a task shares its thread. */
export interface Sharing<P> {
  /** Milliseconds of work between two breaks. */
  readonly slice: number;
  /** A break: whatever else waits for the thread runs in it. */
  readonly rest: () => Promise<unknown>;
  /** Called before each break with the progress that the task yielded last. */
  readonly onProgress?: (progress: P) => void;
}

/**
 * Runs a task, such as a search, to its end with a break after each slice of work.
 *
 * @returns what the task returns
 */
export async function runTask<P, T>(
  task: Generator<P, T, void>,
  { slice, rest, onProgress }: Sharing<P>,
): Promise<T> {
  let rested = now();
  for (;;) {
    const next = task.next();
    if (next.done) return next.value;
    if (now() - rested < slice) continue;
    onProgress?.(next.value);
    await rest();
    rested = now();
  }
}
