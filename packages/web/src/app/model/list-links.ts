// How the pages that list puzzles stand in the address: the list of all, the ladder, a game with a series of boards, a set.

import type { Problem, Result } from '@unjam/core';
import { ok } from '@unjam/core/basics';
import { type Grade, grades } from '@unjam/core/difficulty';
import { tooManyParts, writeLink } from './link.ts';
import type { PageLink } from './page-link.ts';
import { BOARDS, isSeed, type LinkedSeries, type SeriesKind } from './series-kind.ts';
import { ladderGrade, linkedSeries, listPage, page, setLink } from './state.ts';

/** Why a link is refused; the words are loaded when there is one. */
const refused = async (
  why: (words: typeof import('./link-refusals.ts')) => Result<never, Problem>,
): Promise<Result<never, Problem>> => why(await import('./link-refusals.ts'));

/** The list of puzzles shows one of its pages. */
export const listLink: PageLink = {
  read: ([part = '1', ...rest]) => {
    if (!/^[1-9]\d{0,3}$/.test(part) || rest.length > 0) return refused(({ noListPage }) => noListPage(part));
    return ok({
      show: () => {
        listPage.value = Number(part) - 1;
      },
    });
  },
  write: () => `${writeLink('puzzles')}${listPage.value === 0 ? '' : `/${listPage.value + 1}`}`,
  entry: () => String(listPage.value),
};

/** The link of the ladder, or of the packs of a grade. */
export const writeLadderLink = (grade: Grade | undefined): string =>
  `${writeLink('ladder')}${grade ? `/${grade}` : ''}`;

/** The ladder shows the packs of one grade, or all grades. */
export const ladderLink: PageLink = {
  read: ([part, ...rest]) => {
    const grade = grades.find(({ id }) => id === part)?.id;
    if ((part !== undefined && !grade) || rest.length > 0)
      return refused(({ noGrade }) => noGrade(part ?? ''));
    return ok({
      show: () => {
        ladderGrade.value = grade;
      },
    });
  },
  write: () => writeLadderLink(page.value === 'ladder' ? ladderGrade.value : undefined),
  entry: () => ladderGrade.value ?? '',
};

/** A game with a series of boards: its seed, and the boards that the player who sent the link solved. */
export const seriesLink = (id: SeriesKind): PageLink => ({
  read: ([seed, rival = '', ...rest]) => {
    if (seed !== undefined && !isSeed(seed)) return refused(({ noSeries }) => noSeries(seed));
    if (!/^\d*$/.test(rival) || Number(rival) > BOARDS) return refused(({ noResult }) => noResult(rival));
    if (rest.length > 0) return tooManyParts(4);
    return ok({
      show: () => {
        linkedSeries.value = { seed, rival: rival ? Number(rival) : undefined };
      },
    });
  },
  write: () => writeSeriesLink(id, page.value === id ? linkedSeries.value : {}),
});

export const writeSeriesLink = (id: SeriesKind, { seed, rival }: LinkedSeries): string =>
  [writeLink(id), ...(seed ? [seed] : []), ...(seed && rival !== undefined ? [rival] : [])].join('/');

/** The set of a link; all its puzzles must exist. */
export const setPageLink: PageLink = {
  read: async (parts) => {
    const { openSet } = await import('./set-puzzles.ts');
    const { writeSetLink } = await import('./set-link.ts');
    const read = await openSet([writeLink('set'), ...parts].join('/'));
    if (!read.ok) return read;
    return ok({
      show: () => {
        setLink.value = writeSetLink(read.value.set);
      },
    });
  },
  write: () => setLink.value,
};
