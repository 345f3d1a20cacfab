import { duration } from '../duration.ts';
import type { Translation } from '../translation.ts';
import { moves, states, steps } from './words.ts';

export const unitText: Translation['units'] = {
  shortestIn: 'La más corta en',
  metrics: { moves: 'movimientos', steps: 'pasos' },
  moves,
  steps,
  states,
  grades: {
    beginner: 'Principiante',
    intermediate: 'Intermedio',
    advanced: 'Avanzado',
    expert: 'Experto',
    grandmaster: 'Gran maestro',
  },
  time: duration,
  about: (time) => `unos ${time}`,
  rating: (rating) => `Tu puntuación: ${rating}`,
};
