import type { SearchResult } from '@unjam/core';
import { counted } from '@unjam/core/render';
import type { Progress } from './worker.ts';

/** Says which limit ended a search, and after how many states. */
export function describeLimit({ which, stats }: Extract<SearchResult, { kind: 'limit' }>): string {
  const states = counted(stats.expanded, 'state');
  switch (which) {
    case 'cancelled':
      return `Stopped after ${states}.`;
    case 'milliseconds':
      return `No solution found in ${counted(Math.round(stats.milliseconds / 1000), 'second')}: ${states} searched.`;
    case 'states':
      return `No solution found within ${states}.`;
    case 'memory':
      return `No solution found: ${states} fill the memory that this page may use.`;
  }
}

/** Says how far a running search has come: `Best so far 25, at least 12 · 12,000 states searched…` */
export function describeProgress(progress: Progress | undefined): string {
  if (!progress) return 'Solving…';
  const { best, lowerBound, expanded } = progress;
  const found = best === undefined ? '' : `Best so far ${best}, at least ${lowerBound} · `;
  return `${found}${counted(expanded, 'state')} searched…`;
}
