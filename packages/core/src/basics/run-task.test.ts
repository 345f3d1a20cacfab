import { expect, test } from 'vitest';
import { runTask } from './run-task.ts';

function* task() {
  yield 1;
  yield 2;
  return 'done';
}

test('a break after each slice of work, with the progress before it', async () => {
  const seen: (number | string)[] = [];
  const rest = async () => seen.push('rest');
  expect(await runTask(task(), { slice: 0, rest, onProgress: (n) => seen.push(n) })).toBe('done');
  expect(seen).toEqual([1, 'rest', 2, 'rest']);
});

test('no break within a slice', async () => {
  const rest = async () => expect.unreachable();
  expect(await runTask(task(), { slice: 1e9, rest })).toBe('done');
});

test('what the task throws rejects', async () => {
  // biome-ignore lint/correctness/useYield: a task that fails at once
  const failing = function* (): Generator<number, string, void> {
    throw new RangeError('no board');
  };
  await expect(runTask(failing(), { slice: 0, rest: async () => {} })).rejects.toThrow('no board');
});
