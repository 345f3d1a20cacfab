import { duration } from '../duration.ts';
import type { Translation } from '../translation.ts';
import { moves, states, steps } from './words.ts';

export const unitText: Translation['units'] = {
  shortestIn: '最短の基準',
  metrics: { moves: '手数', steps: '歩数' },
  moves,
  steps,
  states,
  grades: { beginner: '初級', intermediate: '中級', advanced: '上級', expert: '達人', grandmaster: '名人' },
  time: duration,
  about: (time) => `約${time}`,
  rating: (rating) => `あなたのレーティング：${rating}`,
};
