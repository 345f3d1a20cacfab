// Where the player is: the page, and what it shows of its own.

import { computed, signal } from '@preact/signals';
import type { Board, Problem, State } from '@unjam/core';
import type { Grade } from '@unjam/core/difficulty';
import type { PageId } from './link.ts';
import { attempt } from './store.ts';

/** The present page. */
export const page = signal<PageId>('play');

export const go = (to: PageId): void => {
  page.value = to;
};

/** Whether something is being loaded for the link of the address. */
export const arriving = signal(false);

/** Why the link of the address could not be opened. */
export const linkProblem = signal<Problem | undefined>(undefined);

/** The page of the list of puzzles, from 0. */
export const listPage = signal(0);

/** The grade whose packs the ladder shows; undefined shows all grades. */
export const ladderGrade = signal<Grade | undefined>(undefined);

/** The board and the state that the lab shows; none before another state than the start was visited. */
const visit = signal<{ readonly board: Board; readonly state: State } | undefined>(undefined);

/** The state that the lab shows on the present board; undefined is its start. */
export const visited = computed(() =>
  visit.value?.board === attempt.value.board ? visit.value.state : undefined,
);

export const visitState = (state: State | undefined): void => {
  visit.value = state && { board: attempt.value.board, state };
};
