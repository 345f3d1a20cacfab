import { afterEach, expect, test, vi } from 'vitest';
import { Waited } from './waited.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('the time of rounds is added up, from the first failure on', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const waited = new Waited(7000);
  vi.advanceTimersByTime(50_000);
  waited.failed();
  expect(waited.milliseconds).toBe(0);
  for (let round = 1; round <= 3; round++) {
    vi.advanceTimersByTime(2000);
    waited.failed();
    expect(waited.milliseconds).toBe(2000 * round);
  }
});

test('a computer that slept for an hour has waited for one round', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const waited = new Waited(7000);
  waited.failed();
  vi.advanceTimersByTime(3_600_000);
  waited.failed();
  expect(waited.milliseconds).toBe(7000);
});
