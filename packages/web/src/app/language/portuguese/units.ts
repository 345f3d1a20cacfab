import { duration } from '../duration.ts';
import type { Translation } from '../translation.ts';
import { moves, states, steps } from './words.ts';

export const unitText: Translation['units'] = {
  shortestIn: 'A mais curta em',
  metrics: { moves: 'movimentos', steps: 'passos' },
  moves,
  steps,
  states,
  grades: {
    beginner: 'Iniciante',
    intermediate: 'Intermediário',
    advanced: 'Avançado',
    expert: 'Especialista',
    grandmaster: 'Grande mestre',
  },
  time: duration,
  about: (time) => `cerca de ${time}`,
  rating: (rating) => `Sua pontuação: ${rating}`,
};
