// What the device keeps of the state, a row each. The solve log, the list of puzzles and the atlas load their own when they
// are opened.

import { batch, effect, untracked } from '@preact/signals';
import { boardToSetup } from '@unjam/core/board';
import { readDraft, writeDraft } from '@unjam/core/formats';
import { beginHistory } from '@unjam/core/game';
import { isRecord } from '../device/is-record.ts';
import { type Kept, keep, keptSignal } from '../device/kept.ts';
import { mergeProgress, readProgress } from './best-results.ts';
import { clockTime, resetClock } from './clock.ts';
import { draftText } from './draft.ts';
import { mergeAttempts, readAttempt, readAttempts, withAttempt, writeAttempt } from './kept-attempts.ts';
import { LONGEST_NAME, mergeEntries, readEntries } from './my-boards.ts';
import { isSetLink } from './present-set.ts';
import { mergeResults, readResults } from './rated-results.ts';
import { mergeSettings, readSettings } from './settings.ts';
import {
  attempts,
  boardEntries,
  dailyResults,
  draftHistory,
  draftName,
  draftOrigin,
  keptAttempts,
  progress,
  ratedResults,
  setLink,
  settings,
} from './state.ts';
import { attempt } from './store.ts';

const game: Kept = {
  key: 'game',
  restore: (stored) => {
    const read = readAttempt(stored);
    if (!read) return;
    resetClock(read.clock);
    attempts.value = read.history;
  },
  content: () => writeAttempt(attempts.value, clockTime()),
};

/** Comes after the game: without a draft of its own the editor shows the board of Play. */
const draft: Kept = {
  key: 'draft',
  restore: (stored) => {
    const kept =
      isRecord(stored) && typeof stored.draft === 'string' && typeof stored.origin === 'string'
        ? { read: readDraft(stored.draft), origin: stored.origin, name: stored.name }
        : undefined;
    const played = boardToSetup(attempt.value.board);
    batch(() => {
      draftHistory.value = beginHistory(kept?.read.ok ? kept.read.value : played);
      draftOrigin.value = kept?.read.ok ? kept.origin : draftText(played);
      draftName.value =
        kept?.read.ok && typeof kept.name === 'string' ? kept.name.slice(0, LONGEST_NAME) : '';
    });
  },
  content: () => ({
    draft: writeDraft(draftHistory.value.present),
    origin: draftOrigin.value,
    name: draftName.value,
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
    keptSignal('daily', dailyResults, readProgress, mergeProgress),
    keptSignal('ratings', ratedResults, readResults, mergeResults),
    keptSignal('boards', boardEntries, readEntries, mergeEntries),
    keptSignal('attempts', keptAttempts, readAttempts, mergeAttempts),
  );
  effect(() => {
    const now = writeAttempt(attempts.value, clockTime());
    untracked(() => {
      keptAttempts.value = withAttempt(keptAttempts.value, now);
    });
  });
}
