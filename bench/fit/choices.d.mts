export const TRAITS: number;
export interface Choice {
  readonly traits: Float64Array;
  readonly chosen: number;
}
export function fitPlayer(choices: readonly Choice[], used?: readonly boolean[]): number[];
export function scorePlayer(
  choices: readonly Choice[],
  weights: readonly number[],
): { readonly likelihood: number; readonly first: number };
