import { counted } from '@unjam/core/basics';
import { formatSeconds } from '@unjam/core/difficulty';
import { section } from '../language.ts';

/** Counts, times and grades, for the pages that are loaded later. */
export const unitText = section('units', {
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
  rating: (rating: string) => `Your rating: ${rating}`,
});
