import type { SearchResult } from '@unjam/core';
import { counted } from '@unjam/core/render';

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
