import { afterEach, expect, test, vi } from 'vitest';
import { printError } from './standard.ts';

afterEach(() => vi.restoreAllMocks());

test('any number of lines that wait for a slow reader share one listener', async () => {
  const before = process.stderr.listenerCount('drain');
  vi.spyOn(process.stderr, 'write').mockReturnValue(false);
  const waiting = Array.from({ length: 50 }, (_, i) => printError(`line ${i}`));
  expect(process.stderr.listenerCount('drain')).toBe(before + 1);
  process.stderr.emit('drain');
  await Promise.all(waiting);
  expect(process.stderr.listenerCount('drain')).toBe(before);
});
