import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendInTurn } from './few-at-a-time.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('eight calls are sent, the next when one has ended or after a while, and none that ended while it waited', () => {
  const sent: number[] = [];
  const ends = Array.from({ length: 20 }, (_, i) => sendInTurn(() => sent.push(i)));
  const end = (i: number) => ends[i]?.();
  expect(sent).toHaveLength(8);
  end(3);
  expect(sent.slice(8)).toEqual([8]);
  end(9); // such as by its signal
  vi.advanceTimersByTime(10);
  expect(sent.slice(8)).toEqual([8, 10]);
  // nine are under way, so the end of one makes no room
  end(0);
  expect(sent.slice(8)).toEqual([8, 10]);
  vi.advanceTimersByTime(1000);
  expect(sent.slice(8)).toEqual([8, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
  expect(vi.getTimerCount()).toBe(0);
  for (const i of sent) if (i !== 3 && i !== 0) end(i);
  sendInTurn(() => sent.push(20))();
  expect(sent.at(-1)).toBe(20);
});
