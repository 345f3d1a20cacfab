import { duration } from '../duration.ts';
import type { Translation } from '../translation.ts';
import { moves, states, steps } from './words.ts';

export const unitText: Translation['units'] = {
  shortestIn: 'Le plus court en',
  metrics: { moves: 'coups', steps: 'pas' },
  moves,
  steps,
  states,
  grades: {
    beginner: 'Débutant',
    intermediate: 'Intermédiaire',
    advanced: 'Avancé',
    expert: 'Expert',
    grandmaster: 'Grand maître',
  },
  time: duration,
  about: (time) => `environ ${time}`,
  rating: (rating) => `Ton classement : ${rating}`,
};
