import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Run } from './series-run.ts';

const stored = new Map<string, string>();
let store: typeof import('./series-store.ts');
beforeAll(async () => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.resetModules();
  store = await import('./series-store.ts');
  store.loadSeries();
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** A Streak that began then and has so many solved boards. */
const streak = (began: number, boards: number, over = false): Run => ({
  kind: 'streak',
  seed: `seed${began}`,
  began,
  place: boards,
  moves: [],
  solved: Array.from({ length: boards }, () => 5),
  over,
});
/** What another tab stores; this one sees it when it stores its own run the next time. */
const storeElsewhere = (run: Run) => stored.set('unjam.runs', JSON.stringify({ streak: run }));
const results = () => store.seriesResults.value.map(({ boards, at }) => [boards, at]);

test('a run has a result where another tab ends it by beginning another, and only then', () => {
  store.setRun(streak(1000, 3));
  storeElsewhere(streak(1000, 5));
  store.setRun(streak(1000, 4));
  expect(store.runs.value.streak?.solved).toHaveLength(5);
  expect(results()).toEqual([]);

  storeElsewhere(streak(2000, 0));
  store.setRun(streak(1000, 6));
  expect(store.runs.value.streak?.began).toBe(2000);
  expect(results()).toEqual([[6, 1000]]);

  // one that was over has its result already
  storeElsewhere(streak(3000, 0));
  store.setRun(streak(2000, 1, true));
  expect(store.runs.value.streak?.began).toBe(3000);
  expect(results()).toEqual([[6, 1000]]);
});
