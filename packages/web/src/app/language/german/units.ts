import { duration } from '../duration.ts';
import type { Translation } from '../translation.ts';
import { moves, states, steps } from './words.ts';

export const unitText: Translation['units'] = {
  shortestIn: 'Kürzeste in',
  metrics: { moves: 'Zügen', steps: 'Schritten' },
  moves,
  steps,
  states,
  grades: {
    beginner: 'Anfänger',
    intermediate: 'Fortgeschritten',
    advanced: 'Profi',
    expert: 'Experte',
    grandmaster: 'Großmeister',
  },
  time: duration,
  about: (time) => `etwa ${time}`,
  rating: (rating) => `Deine Wertung: ${rating}`,
};
