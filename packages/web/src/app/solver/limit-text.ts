import type { SearchResult } from '@unjam/core';
import { searchText } from '../language/english/search.ts';
import type { Progress } from './worker.ts';

/** Says which limit ended a search, and after how many states. */
export const sayLimit = ({ which, stats }: Extract<SearchResult, { kind: 'limit' }>): string =>
  searchText().limits[which](stats.expanded, Math.round(stats.milliseconds / 1000));

/** Says how far a running search has come: `Best so far 25, at least 12 · 12,000 states searched…` */
export function sayProgress(progress: Progress | undefined): string {
  const t = searchText();
  if (!progress) return t.solving;
  const { best, lowerBound = 0, expanded } = progress;
  return best === undefined ? t.searched(expanded) : t.searchedWithBest(expanded, best, lowerBound);
}
