import { duration } from '../duration.ts';
import type { Translation } from '../translation.ts';
import { moves, states, steps } from './words.ts';

export const unitText: Translation['units'] = {
  shortestIn: 'الأقصر في',
  metrics: { moves: 'النقلات', steps: 'الخطوات' },
  moves,
  steps,
  states,
  grades: {
    beginner: 'مبتدئ',
    intermediate: 'متوسط',
    advanced: 'متقدم',
    expert: 'خبير',
    grandmaster: 'أستاذ كبير',
  },
  time: duration,
  about: (time) => `نحو ${time}`,
  rating: (rating) => `تقييمك: ${rating}`,
};
