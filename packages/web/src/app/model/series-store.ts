// What the device keeps of Rush and Streak: the results, and the present run of each. Tabs merge them.

import { signal } from '@preact/signals';
import { isRecord } from '../device/is-record.ts';
import { type Kept, keep, keptSignal } from '../device/kept.ts';
import { mergeRuns, type Runs } from './merge-runs.ts';
import { addResults, readResults, type SeriesResult } from './series-results.ts';
import { type Run, readRun } from './series-run.ts';

/** The results, the oldest first. */
export const seriesResults = signal<readonly SeriesResult[]>([]);

/** The last run of each kind; the page goes on with it if it is not over. */
export const runs = signal<Runs>({});

export const setRun = (run: Run): void => {
  runs.value = { ...runs.value, [run.kind]: run };
};

/** Stores the result of a run that is over. */
export function rememberRun({ kind, seed, solved, began }: Run): void {
  seriesResults.value = addResults(seriesResults.value, [{ kind, seed, boards: solved.length, at: began }]);
}

const readRuns = (stored: unknown): Runs => {
  const kept = isRecord(stored) ? stored : {};
  return { rush: readRun(kept.rush, 'rush'), streak: readRun(kept.streak, 'streak') };
};

const keptRuns: Kept = {
  key: 'runs',
  restore: (stored) => {
    const [before, now] = [runs.peek(), readRuns(stored)];
    // a run that another tab has ended by beginning another
    for (const kind of ['rush', 'streak'] as const) {
      const [left, next] = [before[kind], now[kind]];
      if (left && next && !left.over && left.began !== next.began) rememberRun(left);
    }
    runs.value = now;
  },
  content: () => (runs.value.rush || runs.value.streak ? runs.value : undefined),
  merge: (stored, own, before) => mergeRuns(readRuns(stored), readRuns(own), readRuns(before)),
};

/** Loads what the device keeps of Rush and Streak. */
export const loadSeries = (): void =>
  keep(keptSignal('series', seriesResults, readResults, addResults), keptRuns);
