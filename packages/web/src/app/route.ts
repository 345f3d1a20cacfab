// The address of the page. Every page, puzzle, list page and state in the lab has its own entry in the browser's
// history; moves and changes of a draft replace the address of the present entry.

import { batch, computed, effect, signal } from '@preact/signals';
import type { Board, State } from '@unjam/core';
import type { Grade } from '@unjam/core/difficulty';
import { compactText } from '@unjam/core/formats';
import { isRecord } from './device/storage.ts';
import { checked, draft, openDraft, opening } from './model/editor.ts';
import { startReplay } from './model/help.ts';
import { lessonById } from './model/lessons.ts';
import {
  type Link,
  type Page,
  type Position,
  puzzleIn,
  readLink,
  writeEditLink,
  writeLabLink,
  writeLadderLink,
  writeLink,
  writeListLink,
} from './model/link.ts';
import { isSetLink, placeInSet, setLink } from './model/present-set.ts';
import { isDay } from './model/puzzle-id.ts';
import { attempt, linkProblem, openPosition, position, rename, sameAsNow } from './model/store.ts';

export const page = signal<Page>('play');

/** The page of the list of puzzles, from 0. */
export const listPage = signal(0);

/** The board and the state that the lab shows; none before another state than the start was visited. */
const visit = signal<{ readonly board: Board; readonly state: State } | undefined>(undefined);

/** The state that the lab shows on the present board; undefined is its start. */
export const visited = computed(() =>
  visit.value?.board === attempt.value.board ? visit.value.state : undefined,
);

export const visitState = (state: State): void => {
  visit.value = { board: attempt.value.board, state };
};

/** The grade whose packs the ladder shows; undefined shows all grades. */
export const ladderGrade = signal<Grade | undefined>(undefined);

/** Whether the catalogue is being loaded for the link of the address. */
export const arriving = signal(false);

/** The link of a page's tab: the present attempt, draft or list on that page. */
export function linkTo(to: Page): string {
  switch (to) {
    case 'puzzles':
      return writeListLink(listPage.value);
    case 'ladder':
      return writeLadderLink(page.value === 'ladder' ? ladderGrade.value : undefined);
    case 'daily':
    case 'statistics':
    case 'atlas':
      return writeLink(to);
    case 'set':
      return setLink.value;
    case 'edit':
      return page.value === 'edit' ? editLink.value : writeEditLink(opening.value, undefined);
    case 'lab':
      return visited.value ? writeLabLink(position.value, visited.value) : writeLink('lab', position.value);
    default:
      return writeLink(to, position.value);
  }
}

const editLink = computed(() =>
  writeEditLink(draft.value, checked.value.ok ? checked.value.value : undefined),
);

/** What the present entry of the browser's history shows. */
const entryNow = computed(() => {
  const puzzle = attempt.value.puzzle ?? compactText(attempt.value.board);
  switch (page.value) {
    case 'puzzles':
      return `puzzles ${listPage.value}`;
    case 'ladder':
      return `ladder ${ladderGrade.value ?? ''}`;
    case 'edit':
    case 'daily':
    case 'set':
    case 'statistics':
    case 'atlas':
      return page.value;
    case 'lab':
      return `lab ${puzzle} ${visited.value ?? ''}`;
    default:
      return `${page.value} ${puzzle}`;
  }
});

/** The entry that the browser is at. */
let entry = '';

/** The hash of the address that was followed or written last. */
let handled = '';

/** Replaces the address of the present entry, if that is still to be done. */
let replaceNow = (): void => {};

export const go = (to: Page): void => {
  page.value = to;
};

/** Opens what the address says: at the start, and when a person goes back or forward or opens a link. */
async function follow(): Promise<void> {
  replaceNow = () => {};
  const { hash } = location;
  handled = hash;
  if (isSetLink(hash)) return followSet(hash);
  let known: { readonly board: Board; readonly name: string } | undefined;
  if (puzzleIn(hash)) {
    arriving.value = true;
    known = await puzzleOf(hash);
    if (location.hash !== hash) return;
  }
  const link = readLink(hash, () => known?.board);
  batch(() => {
    arriving.value = false;
    linkProblem.value = link.ok ? undefined : link.error;
    if (link.ok) show(link.value, known?.name);
    entry = entryNow.value;
  });
  if (link.ok && link.value.replay) void startReplay();
}

/** Opens the set of an address; all its puzzles must exist. */
async function followSet(hash: string): Promise<void> {
  arriving.value = true;
  const { openSet } = await import('./model/set-puzzles.ts');
  const { writeSetLink } = await import('./model/set-link.ts');
  const read = await openSet(hash);
  if (location.hash !== hash) return;
  batch(() => {
    arriving.value = false;
    linkProblem.value = read.ok ? undefined : read.error;
    if (read.ok) {
      page.value = 'set';
      setLink.value = writeSetLink(read.value.set);
    }
    entry = entryNow.value;
  });
}

/** The puzzle of a link: a lesson, the puzzle of a day, or one of the catalogue. */
export async function puzzleOf(
  hash: string,
): Promise<{ readonly board: Board; readonly name: string } | undefined> {
  const id = puzzleIn(hash) ?? '';
  const lesson = lessonById(id);
  if (lesson) return lesson;
  const { boardOf, dailyOn, loadIndex, titleOf } = await import('./model/catalogue.ts');
  if (isDay(id)) return dailyOn(id);
  const found = (await loadIndex()).byId(id);
  return found && { board: boardOf(found), name: titleOf(found) };
}

function show(link: Link, name: string | undefined): void {
  page.value = link.page;
  if (link.list !== undefined) listPage.value = link.list;
  if (link.page === 'ladder') ladderGrade.value = link.grade;
  if (link.draft) openDraft(link.draft);
  const { position: linked } = link;
  if (!linked) return;
  if (!sameAsNow(linked)) openLinked(linked, name);
  if (link.page === 'lab') visit.value = link.visited && { board: attempt.value.board, state: link.visited };
}

function openLinked(linked: Position, name: string | undefined): void {
  // the browser keeps the name and the help of an attempt with its entry
  const stored = isRecord(history.state) ? history.state : {};
  const kept = typeof stored.name === 'string' ? stored.name : undefined;
  const place = placeInSet(linked.puzzle, compactText(linked.board));
  const inSet = place > 0 ? `Puzzle ${place}` : 'Shared board';
  openPosition(linked, name ?? kept ?? inSet, stored.watched === true);
  if (!name && !kept) void nameFromCatalogue();
}

/** A board that came by a link may be a catalogue puzzle: then it gets its name and its short link. */
async function nameFromCatalogue(): Promise<void> {
  const { board } = attempt.value;
  const { loadIndex, titleOf } = await import('./model/catalogue.ts');
  const found = (await loadIndex()).byBoard(compactText(board));
  if (!found || attempt.value.board !== board) return;
  batch(() => {
    rename(titleOf(found), found.id);
    entry = entryNow.value;
  });
}

/** Milliseconds after which the address follows a change: browsers refuse more than about 100 changes in 30 seconds. */
const WAIT = 300;

/** Follows the address, and keeps it equal to the link of what is shown. */
export function startRouting(): void {
  void follow();
  addEventListener('hashchange', () => void follow());
  // a click on a link makes a new entry: before that the address of the present one has to be right
  addEventListener('click', () => replaceNow(), { capture: true });
  addEventListener('pagehide', () => replaceNow());
  let wait: ReturnType<typeof setTimeout> | undefined;
  effect(() => {
    const address = linkTo(page.value);
    const now = entryNow.value;
    const state = { name: attempt.value.name, watched: attempt.value.watched };
    if (linkProblem.value || arriving.value) return;
    clearTimeout(wait);
    if (now !== entry) {
      replaceNow();
      replaceNow = () => {};
      entry = now;
      if (location.hash !== address) history.pushState(state, '', address);
      handled = location.hash;
      return;
    }
    replaceNow = () => {
      replaceNow = () => {};
      clearTimeout(wait);
      // the browser already went to another address: its hashchange event is still to come
      if (location.hash !== handled) return;
      history.replaceState(state, '', address);
      handled = location.hash;
    };
    wait = setTimeout(() => replaceNow(), WAIT);
  });
}
