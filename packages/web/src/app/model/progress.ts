import { today } from '@unjam/core/catalogue';
import { type Best, mergeProgress } from './best-results.ts';
import { dailyResults, progress } from './state.ts';

export const remember = (board: string, result: Omit<Best, 'day'>): void => {
  progress.value = mergeProgress(progress.value, { [board]: { ...result, day: today() } });
};

export const rememberDaily = (day: string, result: Omit<Best, 'day'>): void => {
  dailyResults.value = mergeProgress(dailyResults.value, { [day]: { ...result, day: today() } });
};
