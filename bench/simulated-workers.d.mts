export function simulateWorkers(pieces: readonly number[], workers: number): { end: number; tail: number };
export function rankCorrelation(left: readonly number[], right: readonly number[]): number;
export function correlation(left: readonly number[], right: readonly number[]): number;
export function spread(values: readonly number[]): number;
