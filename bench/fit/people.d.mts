import type { Play } from './solve-log.mjs';

export interface Target {
  readonly players: number;
  readonly median: number;
  readonly medianOfSolvers: number;
  readonly gaveUp: number;
  readonly pace: number;
}

export function medianTime(plays: readonly Pick<Play, 'seconds' | 'solved'>[]): number;
export function targetsOf(plays: readonly Play[]): Map<string, Target>;
