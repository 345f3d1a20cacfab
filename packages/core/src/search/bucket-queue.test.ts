import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BucketQueue } from './bucket-queue.ts';

test('gives the item with the least priority, the latest of several', () => {
  const queue = new BucketQueue<string>();
  for (const [item, priority] of [
    ['a', 3],
    ['b', 1],
    ['c', 1],
    ['d', 7],
  ] as const)
    queue.push(item, priority);
  expect(queue.size).toBe(4);
  expect([queue.pop(), queue.pop(), queue.pop(), queue.pop(), queue.pop()]).toEqual([
    'c',
    'b',
    'a',
    'd',
    undefined,
  ]);
});

test('works in any order of pushing and popping', () => {
  const commands = fc.array(fc.option(fc.nat({ max: 20 }), { nil: undefined }), { maxLength: 60 });
  fc.assert(
    fc.property(commands, (priorities) => {
      const queue = new BucketQueue<number>();
      let model: number[] = [];
      for (const priority of priorities) {
        if (priority !== undefined) {
          queue.push(priority, priority);
          model = [...model, priority].sort((a, b) => a - b);
        } else expect(queue.pop()).toBe(model.shift());
        expect(queue.size).toBe(model.length);
      }
    }),
  );
});
