// What the device keeps of the state, a row each. The solve log, the list of puzzles and the atlas load their own when they
// are opened.

import { batch } from '@preact/signals';
import { boardToSetup } from '@unjam/core/board';
import { readDraft, writeDraft } from '@unjam/core/formats';
import { beginHistory, replayGame } from '@unjam/core/game';
import { isRecord } from '../device/is-record.ts';
import { type Kept, keep, keptSignal } from '../device/kept.ts';
import { beginAttempt } from './attempt.ts';
import { mergeProgress, readProgress } from './best-results.ts';
import { clockTime, resetClock } from './clock.ts';
import { draftText } from './draft.ts';
import { readPlayLink, writeLink } from './link.ts';
import { LONGEST_NAME, mergeEntries, readEntries } from './my-boards.ts';
import { isSetLink } from './present-set.ts';
import { isPuzzleId } from './puzzle-id.ts';
import { mergeSettings, readSettings } from './settings.ts';
import {
  attempts,
  boardEntries,
  dailyResults,
  draftHistory,
  draftName,
  draftOrigin,
  progress,
  setLink,
  settings,
} from './state.ts';
import { attempt, position } from './store.ts';

const game: Kept = {
  key: 'game',
  restore: (stored) => {
    if (!isRecord(stored) || typeof stored.link !== 'string') return;
    const linked = readPlayLink(stored.link);
    if (!linked) return;
    const name = typeof stored.name === 'string' ? stored.name.slice(0, 80) : '';
    const puzzle = typeof stored.puzzle === 'string' && isPuzzleId(stored.puzzle) ? stored.puzzle : undefined;
    const begun = {
      ...beginAttempt(linked.board, name, puzzle),
      watched: stored.watched === true,
      hints: numberOf(stored.hints),
      begun: numberOf(stored.begun),
      times: Array.isArray(stored.times)
        ? stored.times.map((time: unknown) => (typeof time === 'number' ? time : null))
        : [],
    };
    resetClock(numberOf(stored.clock));
    attempts.value = replayGame(begun, linked.moves, linked.cursor);
  },
  content: () => {
    const { name, puzzle, watched, hints, begun, times } = attempt.value;
    // with the board itself: the catalogue is not there when the app starts
    const link = writeLink('play', { ...position.value, puzzle: undefined });
    return { link, name, puzzle, watched, hints, begun, times, clock: clockTime() };
  },
};

const numberOf = (value: unknown): number => (typeof value === 'number' && value >= 0 ? value : 0);

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
export const loadState = (): void =>
  keep(
    keptSignal('settings', settings, readSettings, mergeSettings),
    game,
    draft,
    keptSignal('set', setLink, (stored) =>
      typeof stored === 'string' && isSetLink(stored) ? stored : '#1/set',
    ),
    keptSignal('progress', progress, readProgress, mergeProgress),
    keptSignal('daily', dailyResults, readProgress, mergeProgress),
    keptSignal('boards', boardEntries, readEntries, mergeEntries),
  );
