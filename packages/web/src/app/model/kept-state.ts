// What the device keeps of the state, a row each. The player's boards, the rating, the solve log, the list of puzzles and the atlas
// load their own when they are needed.

import { batch, effect, untracked } from '@preact/signals';
import { readDraft, writeDraft } from '@unjam/core/formats';
import { beginHistory, isWon } from '@unjam/core/game';
import { isRecord } from '../device/is-record.ts';
import { type Kept, keep, keptSignal } from '../device/kept.ts';
import { mergeProgress, readDaily, readProgress } from './best-results.ts';
import { clockTime, pauses, resetClock, setSolved } from './clock.ts';
import {
  mergeAttempts,
  readAttempt,
  readAttempts,
  sharingHelp,
  withAttempt,
  writeAttempt,
} from './kept-attempts.ts';
import { LONGEST_NAME } from './longest-name.ts';
import { isSetLink } from './present-set.ts';
import { mergeSettings, readSettings } from './settings.ts';
import { startDraft } from './start-draft.ts';
import {
  attempts,
  dailyResults,
  draftHistory,
  draftName,
  keptAttempts,
  progress,
  setLink,
  settings,
  unrated,
} from './state.ts';
import { mergeUnrated, readUnrated } from './unrated-results.ts';

const game: Kept = {
  key: 'game',
  restore: (stored) => {
    const read = readAttempt(stored);
    if (!read) return;
    resetClock(read.clock);
    setSolved(isWon(read.history.present));
    attempts.value = read.history;
  },
  content: () => {
    void pauses.value;
    return writeAttempt(attempts.value, clockTime());
  },
};

/** The draft in the editor. Earlier versions kept the board of Play as a draft too: then its text is that of its `origin`. */
const draft: Kept = {
  key: 'draft',
  restore: (stored) => {
    const kept = isRecord(stored) && stored.draft !== stored.origin ? stored : {};
    const read = typeof kept.draft === 'string' ? readDraft(kept.draft) : undefined;
    batch(() => {
      draftHistory.value = beginHistory(read?.ok ? read.value : startDraft);
      draftName.value = read?.ok && typeof kept.name === 'string' ? kept.name.slice(0, LONGEST_NAME) : '';
    });
  },
  content: () => ({ draft: writeDraft(draftHistory.value.present), name: draftName.value }),
};

/** The attempts. Help that was taken in another tab at the present board counts here too. */
const attemptsKept: Kept = {
  ...keptSignal('attempts', keptAttempts, readAttempts, mergeAttempts),
  restore: (stored) =>
    batch(() => {
      keptAttempts.value = readAttempts(stored);
      attempts.value = sharingHelp(attempts.peek(), keptAttempts.value);
    }),
};

/** Loads the state that the device keeps, and keeps it from now on. */
export function loadState(): void {
  keep(
    keptSignal('settings', settings, readSettings, mergeSettings),
    game,
    draft,
    keptSignal('set', setLink, (stored) =>
      typeof stored === 'string' && isSetLink(stored) ? stored : '#1/set',
    ),
    keptSignal('progress', progress, readProgress, mergeProgress),
    keptSignal('daily', dailyResults, readDaily, mergeProgress),
    keptSignal('unrated', unrated, readUnrated, mergeUnrated),
    attemptsKept,
  );
  effect(() => {
    const now = writeAttempt(attempts.value, clockTime());
    untracked(() => {
      keptAttempts.value = withAttempt(keptAttempts.value, now);
    });
  });
}
