import { duration } from '../duration.ts';
import type { Translation } from '../translation.ts';
import { moves, states, steps } from './words.ts';

export const unitText: Translation['units'] = {
  shortestIn: '最短按',
  metrics: { moves: '步数', steps: '格数' },
  moves,
  steps,
  states,
  grades: { beginner: '入门', intermediate: '进阶', advanced: '高级', expert: '专家', grandmaster: '大师' },
  time: duration,
  about: (time) => `约 ${time}`,
  rating: (rating) => `你的等级分：${rating}`,
};
