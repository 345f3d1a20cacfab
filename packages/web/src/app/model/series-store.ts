// What the device keeps of Rush and Streak: the results, which tabs merge, and the present run of each.

import { signal } from '@preact/signals';
import { isRecord } from '../device/is-record.ts';
import { type Kept, keep, keptSignal } from '../device/kept.ts';
import type { SeriesKind } from './series-kind.ts';
import { addResults, readResults, type SeriesResult } from './series-results.ts';
import { type Run, readRun } from './series-run.ts';

/** The results, the oldest first. */
export const seriesResults = signal<readonly SeriesResult[]>([]);

/** The last run of each kind; the page goes on with it if it is not over. */
export const runs = signal<Partial<Readonly<Record<SeriesKind, Run | undefined>>>>({});

export const setRun = (run: Run): void => {
  runs.value = { ...runs.value, [run.kind]: run };
};

/** Stores the result of a run that is over. */
export function rememberRun({ kind, seed, solved, began }: Run): void {
  seriesResults.value = addResults(seriesResults.value, [{ kind, seed, boards: solved.length, at: began }]);
}

const keptRuns: Kept = {
  key: 'runs',
  restore: (stored) => {
    const kept = isRecord(stored) ? stored : {};
    runs.value = { rush: readRun(kept.rush, 'rush'), streak: readRun(kept.streak, 'streak') };
  },
  content: () => (runs.value.rush || runs.value.streak ? runs.value : undefined),
};

/** Loads what the device keeps of Rush and Streak. */
export const loadSeries = (): void =>
  keep(keptSignal('series', seriesResults, readResults, addResults), keptRuns);
