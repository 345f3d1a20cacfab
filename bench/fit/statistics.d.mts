export function ranks(values: readonly number[]): number[];
export function spearman(a: readonly number[], b: readonly number[]): number;
export function spearmanWithin(groups: readonly number[], a: readonly number[], b: readonly number[]): number;
export function quantile(values: readonly number[], share: number): number;
export function solveLinear(matrix: readonly (readonly number[])[], right: readonly number[]): number[];
export function leastSquares(
  features: readonly (readonly number[])[],
  values: readonly number[],
  ridge?: number,
): number[];
export function evaluate(weights: readonly number[], row: readonly number[]): number;
export function randomFrom(seed: number): () => number;
export function shuffled<T>(items: readonly T[], random: () => number): T[];
