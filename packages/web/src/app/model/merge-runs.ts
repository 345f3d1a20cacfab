// Merges the runs of two tabs. If one tab has begun its run in place of the other's, that run counts, even if the clock says that it is the
// older one. Of two runs that were begun apart, the later one counts. If both tabs play the same run, the one with more boards counts.

import type { SeriesKind } from './series-kind.ts';
import type { Run } from './series-run.ts';

export type Runs = Partial<Readonly<Record<SeriesKind, Run | undefined>>>;

/**
 * The run of each kind that counts.
 *
 * @param before - what was stored when the tab of `own` last looked
 */
export const mergeRuns = (stored: Runs, own: Runs, before: Runs): Runs => ({
  rush: mergeRun(stored.rush, own.rush, before.rush),
  streak: mergeRun(stored.streak, own.streak, before.streak),
});

function mergeRun(stored: Run | undefined, own: Run | undefined, before: Run | undefined): Run | undefined {
  if (!stored || !own) return own ?? stored;
  if (stored.began !== own.began) {
    if (before?.began === own.began) return stored;
    return before?.began === stored.began || own.began > stored.began ? own : stored;
  }
  const farther = isFarther(stored, own) || (!isFarther(own, stored) && isSame(own, before)) ? stored : own;
  const over = stored.over || own.over;
  // a skipped board takes time away, in whichever tab that was
  const ends = own.ends === undefined ? undefined : Math.min(own.ends, stored.ends ?? own.ends);
  return { ...farther, ends, over };
}

const isFarther = (one: Run, other: Run): boolean =>
  one.solved.length !== other.solved.length
    ? one.solved.length > other.solved.length
    : one.place > other.place;

const isSame = (one: Run, other: Run | undefined): boolean => JSON.stringify(one) === JSON.stringify(other);
