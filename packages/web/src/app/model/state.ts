// The state of the app: every signal that is stored, or that more than one folder uses. What follows from it is computed
// where it is used; what only one page needs is with that page, and what only later pages need is in kept-boards.ts and kept-ratings.ts.
// Nothing is read from the device here: kept-state.ts does.

import { signal } from '@preact/signals';
import type { Board, Problem, SearchResult, Setup, Slide, State } from '@unjam/core';
import type { Grade } from '@unjam/core/difficulty';
import { beginHistory, type History } from '@unjam/core/game';
import { nothing, type Text } from '../language/language.ts';
import { type Attempt, beginAttempt } from './attempt.ts';
import type { Progress } from './best-results.ts';
import type { Piece } from './draft.ts';
import type { StoredAttempt } from './kept-attempts.ts';
import { firstLesson } from './lessons.ts';
import type { PageId } from './link.ts';
import type { LinkedSeries } from './series-kind.ts';
import { readSettings, type Settings } from './settings.ts';
import { startDraft } from './start-draft.ts';
import type { UnratedResult } from './unrated-results.ts';

// ---- Kept on the device

/** What the player chose; whatever draws, speaks or sounds asks it. */
export const settings = signal<Settings>(readSettings(null));

export const changeSettings = (part: Partial<Settings>): void => {
  settings.value = { ...settings.value, ...part };
};

/** The present attempt with its undone and redone moves; a first visit begins with the first lesson. */
export const attempts = signal<History<Attempt>>(
  beginHistory(beginAttempt(firstLesson.board, firstLesson.name, firstLesson.id)),
);

/** Attempts at boards as the player left them, oldest first; the present one is among them. */
export const keptAttempts = signal<readonly StoredAttempt[]>([]);

/** The draft in the editor with its history. */
export const draftHistory = signal<History<Setup>>(beginHistory(startDraft));

/** The name of the draft; empty until the player gives one. */
export const draftName = signal('');

/** The link of the set that was opened last, with which the player goes on; it has no puzzles if none was opened yet. */
export const setLink = signal('#1/set');

/** The player's best results by the board's text. */
export const progress = signal<Progress>({});

/** The same for daily puzzles, by their days. */
export const dailyResults = signal<Progress>({});

/** First solutions of rated puzzles that are not rated yet. */
export const unrated = signal<readonly UnratedResult[]>([]);

// ---- Where the player is; the address holds it

export const page = signal<PageId>('play');

export const go = (to: PageId): void => {
  page.value = to;
};

/** Whether something is being loaded for the link of the address. */
export const arriving = signal(false);

/** Why the link of the address could not be opened; a page says it in place of the page of the link. */
export const linkProblem = signal<Problem | undefined>(undefined);

/** The page of the list of puzzles, from 0. */
export const listPage = signal(0);

/** The grade whose packs the ladder shows; undefined shows all grades. */
export const ladderGrade = signal<Grade | undefined>(undefined);

/** The series of Rush or Streak that the address names. */
export const linkedSeries = signal<LinkedSeries>({});

/** The board and the state that the lab shows; none before another state than the start was visited. */
export const visit = signal<{ readonly board: Board; readonly state: State } | undefined>(undefined);

// ---- About the present attempt

/** The move that a hint points out, until the next change. */
export const pointed = signal<Slide | undefined>(undefined);

/** The vehicles that a hint speaks of, until the next change. */
export const marked = signal<readonly number[]>([]);

/** Whether the app is playing moves; a touch of the board ends it. */
export const watching = signal(false);

/** The last message about the game: a hint, or why there is none. */
export const message = signal<Text>(nothing);

/** The running search for a hint or for watching; the player may stop it. */
export const thinking = signal<AbortController | undefined>(undefined);

/** The shortest solution of the present puzzle in each metric, as soon as it is found. */
export const optimum = signal<
  { readonly board: Board; readonly moves?: SearchResult; readonly steps?: SearchResult } | undefined
>(undefined);

// ---- About the draft

/** Whether the player asked for a board from a picture; the editor opens its panel for it and sets this back. */
export const wantsPicture = signal(false);

/** The draft while a piece is being dragged; it is not yet part of the history. */
export const dragged = signal<Setup | undefined>(undefined);

export const selected = signal<Piece | undefined>(undefined);

/** A draft that is older than what the player waits for, such as a picture that is not yet read; it is drawn pale. */
export const outdated = signal<Setup | undefined>(undefined);

/** The draft in whose place another one is being made, such as by reading a picture again; undo only gives that up. */
export const replaced = signal<Setup | undefined>(undefined);
