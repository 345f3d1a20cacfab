import { describe, expect, test } from 'vitest';
import { once } from './once.ts';
import { beginTask, nextOf } from './task.ts';

const task = function* (): Generator<number, string, void> {
  yield 1;
  return 'done';
};

describe('a task', () => {
  test('is begun once', () => {
    const [one, other] = [task(), task()];
    beginTask(one);
    beginTask(other);
    expect(() => beginTask(one)).toThrow(
      new TypeError('task was run before; expected a new one, such as solveTask gives with each call'),
    );
  });

  test.each([[undefined], [null], [{}], [task], ['task'], [{ next: 1 }]])('is not %j', (value) => {
    expect(() => beginTask(value as never)).toThrow(
      new TypeError('task is not a task, such as solveTask gives'),
    );
  });

  test('gives its parts', () => {
    const parts = task();
    expect(nextOf(parts)).toEqual({ done: false, value: 1 });
    expect(nextOf(parts)).toEqual({ done: true, value: 'done' });
  });

  test.each([
    [undefined, 'undefined'],
    [null, 'null'],
    [{ value: 1 }, 'an object'],
    [Promise.resolve({ done: true }), 'an object'],
    [{ done: 'no' }, 'an object'],
  ])('whose part is %j is refused', (part, shown) => {
    expect(() => nextOf({ next: () => part } as never)).toThrow(
      new TypeError(`task.next() gives ${shown}; expected { done, value }, as a generator gives`),
    );
  });
});

test.each([['a text'], [0], [undefined]])('a value that is made once: %j', (value) => {
  let made = 0;
  const get = once(() => {
    made++;
    return value;
  });
  expect(made).toBe(0);
  expect([get(), get(), get()]).toEqual([value, value, value]);
  expect(made).toBe(1);
});
