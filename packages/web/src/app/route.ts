// The address of the page. Every page, puzzle, list page and state in the lab has its own entry in the browser's
// history; moves and changes of a draft replace the address of the present entry.

import { batch, computed, effect } from '@preact/signals';
import type { Problem, Result } from '@unjam/core';
import { ok } from '@unjam/core/basics';
import { isRecord } from './device/is-record.ts';
import { hashFor, noteBehind } from './device/kept.ts';
import { missing } from './device/missing.ts';
import { lessonById } from './model/lessons.ts';
import { type PageId, splitLink } from './model/link.ts';
import type { Opening, PageLink } from './model/page-link.ts';
import { arriving, linkProblem, page, progress } from './model/state.ts';
import { attempt } from './model/store.ts';

/** The pages, as far as the address is concerned. */
type Pages = Readonly<Record<PageId, { readonly link: PageLink }>>;

/** Given by `startRouting`, because the pages import this file. */
let pages: Pages;

/** The link of what a page shows, or would show if it were opened. */
export const linkTo = (to: PageId): string => pages[to].link.write();

interface Address extends Opening {
  readonly page: PageId;
}

/** Reads the hash of an address: at once, unless something has to be loaded. */
export function readAddress(hash: string): Result<Address, Problem> | Promise<Result<Address, Problem>> {
  const link = splitLink(hash);
  if (!link.ok) return link;
  const { page: named, parts } = link.value;
  const name = named || frontPage();
  const id = pageNamed(name);
  if (!id) return import('./model/link-refusals.ts').then(({ noPage }) => noPage(name));
  const read = (readerOf(id, name) ?? pages[id].link.read)(parts);
  const withPage = (opening: Result<Opening, Problem>): Result<Address, Problem> =>
    opening.ok ? ok({ ...opening.value, page: id }) : opening;
  return read instanceof Promise ? read.then(withPage) : withPage(read);
}

/** The page that links call by this name, which may be one of earlier versions. */
export const pageNamed = (name: string): PageId | undefined =>
  (Object.keys(pages) as PageId[]).find((one) => one === name || readerOf(one, name));

/** The page of an address without a hash: a newcomer is in the first lesson at once. */
const frontPage = (): PageId =>
  lessonById(attempt.value.puzzle ?? '') && Object.keys(progress.value).length === 0 ? 'play' : 'today';

/** What reads the links in which a page has another name. */
const readerOf = (id: PageId, name: string) => {
  const { also } = pages[id].link;
  return also && Object.hasOwn(also, name) ? also[name] : undefined;
};

/** What the present entry of the browser's history shows. */
const entryNow = computed(() => `${page.value} ${pages[page.value].link.entry?.() ?? ''}`);

/** The entry that the browser is at. */
let entry = '';

/** The hash of the address that was followed or written last. */
let handled = '';

/** Replaces the address of the present entry, if that is still to be done; a page that is left may be loaded with the old one. */
let replaceNow = (_leaving?: boolean): void => {};

/** Changes what is shown without a new entry in the browser's history. */
function inThisEntry(change: () => void): void {
  batch(() => {
    change();
    entry = entryNow.value;
  });
}

/**
 * Opens what the address says: at the start, and when a person goes back or forward or opens a link.
 *
 * @param later - whether it is not the start: then an entry that was shown before is one that a person has gone back to
 */
async function follow(later = false): Promise<void> {
  replaceNow = () => {};
  missing.value = undefined;
  const again = later && isRecord(history.state);
  // a link that is opened anew means its own address, also where an entry with the same one is behind
  const hash = later && !again ? location.hash : hashFor(location.hash);
  if (location.hash !== hash) history.replaceState(history.state, '', hash);
  handled = hash;
  const reading = readAddress(hash);
  // `await` alone would draw another board first
  if (reading instanceof Promise) arriving.value = true;
  const read = reading instanceof Promise ? await reading : reading;
  if (location.hash !== hash) return;
  // the browser keeps the name and the help of an attempt with its entry, also where the device keeps nothing
  const kept = isRecord(history.state) ? history.state : {};
  inThisEntry(() => {
    arriving.value = false;
    linkProblem.value = read.ok ? undefined : read.error;
    if (!read.ok) return;
    page.value = read.value.page;
    read.value.show({ kept, again, amend: inThisEntry });
  });
}

/**
 * Milliseconds between two changes of the address in the long run, and how many follow one another at once after a pause:
 * browsers refuse more than about 100 in 30 seconds.
 */
const WAIT = 400;
const AT_ONCE = 20;

/** When the next change would be made if each one came `WAIT` after the one before. */
let due = Number.NEGATIVE_INFINITY;

function countChange(): void {
  due = Math.max(due, performance.now() - AT_ONCE * WAIT) + WAIT;
}

/**
 * Follows the address, and keeps it equal to the link of what is shown.
 *
 * @returns a function after which the address no longer changes with what is shown
 */
export function startRouting(table: Pages): () => void {
  pages = table;
  void follow();
  addEventListener('hashchange', () => void follow(true));
  // a click on a link makes a new entry: before that the address of the present one has to be right
  addEventListener('click', () => replaceNow(), { capture: true });
  // and before a person takes it from the browser: not at each end of a touch, so not `pointerleave`
  for (const event of ['blur', 'copy', 'visibilitychange']) addEventListener(event, () => replaceNow());
  document.documentElement.addEventListener('mouseleave', () => replaceNow());
  addEventListener('pagehide', () => replaceNow(true));
  let wait: ReturnType<typeof setTimeout> | undefined;
  return effect(() => {
    const address = linkTo(page.value);
    const now = entryNow.value;
    const { name, watched, seen, hints } = attempt.value;
    const state = { name, watched, seen, hints };
    if (linkProblem.value || arriving.value) return;
    if (now !== entry) {
      replaceNow();
      replaceNow = () => {};
      entry = now;
      countChange();
      if (location.hash !== address) history.pushState(state, '', address);
      handled = location.hash;
      return;
    }
    const isBehind = handled !== address;
    replaceNow = (leaving) => {
      replaceNow = () => {};
      // the browser already went to another address: its hashchange event is still to come
      if (location.hash !== handled) return;
      countChange();
      history.replaceState(state, '', address);
      handled = location.hash;
      if (isBehind && !leaving) noteBehind();
    };
    // at once, because a page that is loaded again is loaded with the address that it had before it hears of that
    if (due <= performance.now()) replaceNow();
    else {
      if (isBehind) noteBehind(`${handled} ${address}`);
      clearTimeout(wait);
      wait = setTimeout(() => replaceNow(), due - performance.now());
    }
  });
}
