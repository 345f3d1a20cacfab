import { afterEach, expect, test, vi } from 'vitest';
import { clockTime, resetClock, setSolved } from './clock.ts';
import { clockText } from './clock-text.ts';
import { go } from './state.ts';

afterEach(() => {
  vi.useRealTimers();
  resetClock();
});

test.each([
  [0, '0:00'],
  [999, '0:00'],
  [1000, '0:01'],
  [59_999, '0:59'],
  [60_000, '1:00'],
  [65_000, '1:05'],
  [3_599_000, '59:59'],
  [3_600_000, '1:00:00'],
  [3_723_000, '1:02:03'],
  [36_000_000, '10:00:00'],
])('%i milliseconds are shown as %s', (milliseconds, text) => {
  expect(clockText(milliseconds)).toBe(text);
});

test('the clock stands still while a page without the puzzle is shown', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  go('play');
  resetClock(5000);
  const shown = (['solve', 'today', 'rush', 'lab', 'play'] as const).map((page) => {
    go(page);
    vi.advanceTimersByTime(1000);
    return clockTime();
  });
  expect(shown).toEqual([6000, 6000, 6000, 7000, 8000]);
  go('today');
  resetClock(3000);
  vi.advanceTimersByTime(1000);
  expect(clockTime()).toBe(3000);
  go('play');
});

test('the clock stands still once the puzzle is solved, and goes on when a move is undone', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  resetClock(5000);
  vi.advanceTimersByTime(1200);
  expect(clockTime()).toBe(6200);
  setSolved(true);
  vi.advanceTimersByTime(800);
  expect(clockTime()).toBe(6200);
  setSolved(false);
  vi.advanceTimersByTime(300);
  expect(clockTime()).toBe(6500);
  resetClock();
  expect(clockTime()).toBe(0);
});
