// The pages of the app, a row each. A new page needs a row here, its folder, and its title in each language, which makes its id.

import type { VNode } from 'preact';
import type { PageId } from './model/link.ts';
import { ladderLink, listLink, seriesLink, setPageLink } from './model/list-links.ts';
import { attemptLink, editLink, labLink, type PageLink, plainLink, playLink } from './model/page-link.ts';
import { attempt } from './model/store.ts';
import type { IconName } from './parts/icons.tsx';
import { PlayPage } from './play/play-page.tsx';

export type View = () => VNode;

/** A tab of the bar: one of the three doors, or the workbench, which opens the page of it that was shown last. */
export type Door = 'today' | 'ladder' | 'edit' | 'workbench';

interface Page {
  /** The icon of its tab in the bar, or among the pages of the workbench; a page without one has no tab. */
  readonly icon?: IconName;
  /** The door that is marked while this page is shown. */
  readonly under: () => Door;
  /** What is drawn; the first page is there at once, and others are loaded when they are opened. */
  readonly view: View | { readonly load: () => Promise<View> };
  /** How it stands in the address. */
  readonly link: PageLink;
}

/** The puzzle of a day and the lessons belong to Today, others to Puzzles. */
const doorOfGame = (): Door => (/^(?:lesson|\d)/.test(attempt.value.puzzle ?? '') ? 'today' : 'ladder');

export const pages: Readonly<Record<PageId, Page>> = {
  today: {
    icon: 'today',
    under: () => 'today',
    view: { load: async () => (await import('./today/today-page.tsx')).TodayPage },
    link: plainLink('today'),
  },
  ladder: {
    icon: 'ladder',
    under: () => 'ladder',
    view: { load: async () => (await import('./ladder/ladder-page.tsx')).LadderPage },
    link: ladderLink,
  },
  edit: {
    icon: 'edit',
    under: () => 'edit',
    view: { load: async () => (await import('./edit/edit-page.tsx')).EditPage },
    link: editLink,
  },
  play: { under: doorOfGame, view: PlayPage, link: playLink },
  solve: {
    icon: 'solve',
    under: () => 'workbench',
    view: { load: async () => (await import('./solve/solve-page.tsx')).SolvePage },
    link: attemptLink('solve'),
  },
  puzzles: {
    under: () => 'ladder',
    view: { load: async () => (await import('./puzzles/puzzles-page.tsx')).PuzzlesPage },
    link: listLink,
  },
  daily: {
    under: () => 'today',
    view: { load: async () => (await import('./daily/daily-page.tsx')).DailyPage },
    link: plainLink('daily'),
  },
  rush: {
    under: () => 'today',
    view: { load: async () => (await import('./rush/rush-page.tsx')).RushPage },
    link: seriesLink('rush'),
  },
  streak: {
    under: () => 'today',
    view: { load: async () => (await import('./rush/streak-page.tsx')).StreakPage },
    link: seriesLink('streak'),
  },
  review: {
    under: doorOfGame,
    view: { load: async () => (await import('./review/review-page.tsx')).ReviewPage },
    link: attemptLink('review'),
  },
  statistics: {
    under: () => 'today',
    view: { load: async () => (await import('./statistics/statistics-page.tsx')).StatisticsPage },
    link: plainLink('statistics'),
  },
  atlas: {
    icon: 'atlas',
    under: () => 'workbench',
    view: { load: async () => (await import('./atlas/atlas-page.tsx')).AtlasPage },
    link: plainLink('atlas'),
  },
  set: {
    under: () => 'ladder',
    view: { load: async () => (await import('./set/set-page.tsx')).SetPage },
    link: setPageLink,
  },
  lab: {
    icon: 'lab',
    under: () => 'workbench',
    view: { load: async () => (await import('./lab/lab-page.tsx')).LabPage },
    link: labLink,
  },
};

export const pageIds = Object.keys(pages) as readonly PageId[];

/** The pages of the workbench, in the order of their tabs. */
export const benches = pageIds.filter((id) => pages[id].icon && pages[id].under() === 'workbench');
