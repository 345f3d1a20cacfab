import { section } from '../language.ts';

/** What the first page and others say. */
export const commonText = section('common', {
  pages: {
    play: 'Play',
    solve: 'Solve',
    edit: 'Edit',
    ladder: 'Puzzles',
    puzzles: 'All puzzles',
    daily: 'Daily',
    review: 'Review',
    statistics: 'Statistics',
    atlas: 'Atlas',
    set: 'A set of puzzles',
    lab: 'Lab',
  },
  pagesLabel: 'Pages',
  skip: 'Skip to content',
  share: 'Share',
  settings: 'Settings',
  close: 'Close',
  cancel: 'Cancel',
  undo: 'Undo',
  redo: 'Redo',
  next: 'Next',
  back: 'Back',
  start: 'Start',
  loading: 'Loading…',
  failed: 'This page could not be loaded. Check your connection and open it again.',
  noSolution: 'This board has no solution.',
  myBoard: 'My board',
  sharedBoard: 'Shared board',
  /** A puzzle of a set that has no name of its own, by its place. */
  placeInSet: (place: number) => `Puzzle ${place}`,
  lesson: (number: number) => `Lesson ${number} of 3`,
  puzzle: (number: number) => `Jam ${number}`,
  daily: (day: string) => `Daily · ${day}`,
});
