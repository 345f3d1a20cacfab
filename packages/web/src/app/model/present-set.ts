// The set of puzzles that was opened last, with which the player continues.

import { setLink } from './state.ts';

/** Whether an address opens the page of a set. */
export const isSetLink = (hash: string): boolean => /^#1\/set(\/|$)/.test(hash);

/** The puzzles of the set with their names, as its link has them. */
const namedItems = (): readonly string[][] =>
  setLink.value
    .split('/')
    .slice(3)
    .map((item) => item.split('='));

/** The puzzles of the set, as its link has them. */
export const itemsOfSet = (): readonly string[] => namedItems().map(([item = '']) => item);

/** What the set calls the puzzle at a place, from 1. */
export const nameInSet = (place: number): string =>
  decodeURIComponent(namedItems()[place - 1]?.[1] ?? `Puzzle ${place}`);

/** The place of a puzzle in the set, from 1, by its id or its text; 0 if it is not in the set. */
export const placeInSet = (puzzle: string | undefined, text: string): number =>
  itemsOfSet().findIndex((item) => item === puzzle || item === encodeURIComponent(text)) + 1;

/** The title of the set, as its maker wrote it. */
export const setTitle = (): string => decodeURIComponent(setLink.value.split('/')[2] ?? '');
