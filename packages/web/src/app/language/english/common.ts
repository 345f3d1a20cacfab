import { formatSeconds } from '@unjam/core/difficulty';
import { counted } from '@unjam/core/render';
import { section } from '../language.ts';

/** What more than one page says. */
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
  thisBoard: 'This board',
  sharedBoard: 'Shared board',
  lesson: (number: number) => `Lesson ${number} of 3`,
  puzzle: (number: number) => `Jam ${number}`,
  daily: (day: string) => `Daily · ${day}`,
  shortestIn: 'Shortest in',
  metrics: { moves: 'moves', steps: 'steps' },
  /** The counts of things; the number is part of the text. */
  moves: (count: number) => counted(count, 'move'),
  steps: (count: number) => counted(count, 'step'),
  states: (count: number) => counted(count, 'state'),
  grades: {
    beginner: 'Beginner',
    intermediate: 'Intermediate',
    advanced: 'Advanced',
    expert: 'Expert',
    grandmaster: 'Grandmaster',
  },
  /** A time, rounded: `1 min 20 s`. */
  time: (seconds: number) => formatSeconds(seconds),
  about: (time: string) => `about ${time}`,
});
