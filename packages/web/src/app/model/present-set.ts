// The set of puzzles that was opened last, with which the player continues.

import { setLink } from './state.ts';

/** Whether an address opens the page of a set. */
export const isSetLink = (hash: string): boolean => /^#1\/set(\/|$)/.test(hash);

/** The place of a puzzle in the set, from 1, by its id or its text; 0 if it is not in the set. */
export function placeInSet(puzzle: string | undefined, text: string): number {
  const items = setLink.value.split('/').slice(3);
  return items.findIndex((item) => item === puzzle || item === encodeURIComponent(text)) + 1;
}

/** The title of the set, as its maker wrote it. */
export const setTitle = (): string => decodeURIComponent(setLink.value.split('/')[2] ?? '');
