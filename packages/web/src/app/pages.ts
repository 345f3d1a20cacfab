// The pages of the app, a row each. A new page needs a row here, its folder, and its title in each language, which makes its id.

import type { VNode } from 'preact';
import type { PageId } from './model/link.ts';
import {
  attemptLink,
  editLink,
  labLink,
  ladderLink,
  listLink,
  type PageLink,
  plainLink,
  playLink,
  setPageLink,
} from './model/page-link.ts';
import type { IconName } from './parts/icons.tsx';
import { PlayPage } from './play/play-page.tsx';

export type View = () => VNode;

interface Page {
  /** The icon of its tab in the bar; a page without one has no tab. */
  readonly icon?: IconName;
  /** The page whose tab is marked while this one is shown. */
  readonly under?: PageId;
  /** What is drawn; the first page is there at once, and others are loaded when they are opened. */
  readonly view: View | { readonly load: () => Promise<View> };
  /** How it stands in the address. */
  readonly link: PageLink;
}

export const pages: Readonly<Record<PageId, Page>> = {
  play: { icon: 'play', view: PlayPage, link: playLink },
  solve: {
    icon: 'solve',
    view: { load: async () => (await import('./solve/solve-page.tsx')).SolvePage },
    link: attemptLink('solve'),
  },
  edit: {
    icon: 'edit',
    view: { load: async () => (await import('./edit/edit-page.tsx')).EditPage },
    link: editLink,
  },
  ladder: {
    icon: 'ladder',
    view: { load: async () => (await import('./ladder/ladder-page.tsx')).LadderPage },
    link: ladderLink,
  },
  puzzles: {
    under: 'ladder',
    view: { load: async () => (await import('./puzzles/puzzles-page.tsx')).PuzzlesPage },
    link: listLink,
  },
  daily: {
    under: 'ladder',
    view: { load: async () => (await import('./daily/daily-page.tsx')).DailyPage },
    link: plainLink('daily'),
  },
  review: {
    under: 'play',
    view: { load: async () => (await import('./review/review-page.tsx')).ReviewPage },
    link: attemptLink('review'),
  },
  statistics: {
    under: 'ladder',
    view: { load: async () => (await import('./statistics/statistics-page.tsx')).StatisticsPage },
    link: plainLink('statistics'),
  },
  atlas: {
    icon: 'atlas',
    view: { load: async () => (await import('./atlas/atlas-page.tsx')).AtlasPage },
    link: plainLink('atlas'),
  },
  set: {
    under: 'ladder',
    view: { load: async () => (await import('./set/set-page.tsx')).SetPage },
    link: setPageLink,
  },
  lab: {
    icon: 'lab',
    view: { load: async () => (await import('./lab/lab-page.tsx')).LabPage },
    link: labLink,
  },
};

export const pageIds = Object.keys(pages) as readonly PageId[];
