import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { inTurn } from './turns.ts';

afterEach(() => vi.restoreAllMocks());

test('a call waits while the client leaves more than a megabyte of answers unread', async () => {
  const unread = vi.spyOn(process.stdout, 'writableLength', 'get').mockReturnValue((1 << 20) + 1);
  vi.spyOn(process.stdout, 'write').mockReturnValue(false);
  const work = vi.fn(async () => 'done');
  const call = inTurn(work);
  for (let turn = 0; turn < 20; turn++) await nextTurn();
  expect(work).not.toHaveBeenCalled();
  unread.mockReturnValue(0);
  process.stdout.emit('drain');
  expect(await call).toBe('done');
});

test('a call begins at once where less is unread', async () => {
  vi.spyOn(process.stdout, 'writableLength', 'get').mockReturnValue(1 << 20);
  expect(await inTurn(async () => 'done')).toBe('done');
});
