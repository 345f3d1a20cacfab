import { setImmediate as turnOfLoop } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { finishTask } from '../algorithm.ts';
import { run } from './run.ts';

function* counting(to: number): Generator<number, string, void> {
  for (let i = 1; i <= to; i++) yield i;
  return `${to} done`;
}

/** How often the event loop had its turn until a promise is settled. */
async function turnsDuring(promise: Promise<unknown>): Promise<number> {
  let settled = false;
  const end = () => {
    settled = true;
  };
  promise.then(end, end);
  let turns = 0;
  for (; !settled; turns++) await turnOfLoop();
  return turns;
}

test('without a slice the event loop has a turn after each part, with the progress before it', async () => {
  const seen: number[] = [];
  const work = run(counting(5), { slice: 0, onProgress: (n) => seen.push(n) });
  expect(await turnsDuring(work)).toBeGreaterThanOrEqual(5);
  expect(await work).toBe('5 done');
  expect(seen).toEqual([1, 2, 3, 4, 5]);
});

test('a thousand short runs in a row, begun one after the other, share a slice', async () => {
  await run(counting(1), { slice: 0 });
  const seen: number[] = [];
  const row = async () => {
    for (let i = 0; i < 1000; i++) await run(counting(3), { slice: 1e9, onProgress: (n) => seen.push(n) });
  };
  expect(await turnsDuring(row())).toBeLessThan(5);
  expect(seen).toEqual([]);
});

test('short runs in a row do not starve the event loop', async () => {
  const row = async () => {
    for (let i = 0; i < 100; i++) await run(counting(1), { slice: 0 });
  };
  expect(await turnsDuring(row())).toBeGreaterThanOrEqual(100);
});

test('runs that were begun together take turns', async () => {
  const order: string[] = [];
  const named = (name: string) =>
    run(counting(3), { slice: 0, onProgress: (n) => order.push(`${name}${n}`) });
  await Promise.all(['a', 'b', 'c'].map(named));
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3']);
});

test('a signal ends the work with its reason, and the task gives back what it holds', async () => {
  const given = vi.fn();
  function* holding(): Generator<number, void, void> {
    try {
      for (let i = 0; ; i++) yield i;
    } finally {
      given();
    }
  }
  const controller = new AbortController();
  const work = run(holding(), {
    slice: 0,
    signal: controller.signal,
    onProgress: (n) => n === 3 && controller.abort(new RangeError('enough')),
  });
  await expect(work).rejects.toThrow(new RangeError('enough'));
  expect(given).toHaveBeenCalledTimes(1);
});

test.each([
  ['AbortSignal.abort()', AbortSignal.abort(), 'AbortError'],
  ['a plain object', { aborted: true }, 'AbortError'],
  ['a reason of its own', AbortSignal.abort('because'), undefined],
])('a signal that has aborted before the work begins: %s', async (_, signal, name) => {
  const task = counting(3);
  const error = await run(task, { signal }).catch((reason: unknown) => reason);
  expect(name ? (error as Error).name : error).toBe(name ?? 'because');
  expect(task.next().value).toBe(1);
});

test('a time limit of a signal reaches work that is longer', async () => {
  const endless = counting(Number.POSITIVE_INFINITY);
  await expect(run(endless, { signal: AbortSignal.timeout(20) })).rejects.toMatchObject({
    name: 'TimeoutError',
  });
});

test('what a task or a listener throws rejects, and other runs go on', async () => {
  // biome-ignore lint/correctness/useYield: a task that fails at once
  const failing = function* (): Generator<number, string, void> {
    throw new RangeError('no board');
  };
  const listener = () => {
    throw new TypeError('no page');
  };
  const ended = await Promise.allSettled([
    run(failing()),
    run(counting(9), { slice: 0, onProgress: listener }),
    run(counting(2), { slice: 0 }),
  ]);
  expect(ended.map((end) => (end.status === 'fulfilled' ? end.value : end.reason.message))).toEqual([
    'no board',
    'no page',
    '2 done',
  ]);
});

test('a listener that is async ends the work where it rejects, and other runs go on', async () => {
  const given = vi.fn();
  function* holding(): Generator<number, void, void> {
    try {
      for (let i = 0; ; i++) yield i;
    } finally {
      given();
    }
  }
  const listener = async (n: number) => {
    await turnOfLoop();
    if (n > 2) throw new TypeError(`no page for ${n}`);
  };
  const [failed, other] = await Promise.allSettled([
    run(holding(), { slice: 0, onProgress: listener }),
    run(counting(3), { slice: 0 }),
  ]);
  expect(failed).toMatchObject({ status: 'rejected', reason: { message: 'no page for 3' } });
  expect(given).toHaveBeenCalledTimes(1);
  expect(other).toMatchObject({ status: 'fulfilled', value: '3 done' });
});

test('a listener that rejects after the last part rejects the run too, without holding up others', async () => {
  let refuse: (error: Error) => void = () => {};
  const slow = () =>
    new Promise<void>((_, reject) => {
      refuse = reject;
    });
  const work = run(counting(1), { slice: 0, onProgress: slow });
  expect(await run(counting(5), { slice: 0 })).toBe('5 done');
  refuse(new TypeError('too late'));
  await expect(work).rejects.toThrow('too late');
});

const again = 'task was run before; expected a new one, such as solveTask gives with each call';

test('a task that was run is refused, while it runs and when it has ended', async () => {
  const task = counting(3);
  const first = run(task, { slice: 0 });
  await expect(run(task)).rejects.toThrow(new TypeError(again));
  expect(await first).toBe('3 done');
  await expect(run(task)).rejects.toThrow(new TypeError(again));
  expect(() => finishTask(task)).toThrow(new TypeError(again));
  const finished = counting(3);
  expect(finishTask(finished)).toBe('3 done');
  await expect(run(finished)).rejects.toThrow(new TypeError(again));
});

test.each([
  ['5', { next: () => 5 }, '5'],
  ['nothing', { next() {} }, 'undefined'],
  ['promises', (async function* () {})(), 'an object'],
])('what gives %s for its next part is no task', async (_, given, shown) => {
  const message = `task.next() gives ${shown}; expected { done, value }, as a generator gives`;
  await expect(run(given as Generator)).rejects.toThrow(new TypeError(message));
  expect(() => finishTask({ ...given, next: given.next.bind(given) } as Generator)).toThrow(
    new TypeError(message),
  );
});

test.each([
  ['MessageChannel', { setImmediate: undefined }],
  ['setTimeout', { setImmediate: undefined, MessageChannel: undefined }],
  ['no timer at all', { setImmediate: undefined, MessageChannel: undefined, setTimeout: undefined }],
])('a host that has %s', async (_, globals) => {
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  try {
    expect(await run(counting(4), { slice: 0 })).toBe('4 done');
  } finally {
    vi.unstubAllGlobals();
  }
});
