import type { Problems } from './problems.mjs';

export interface Play {
  readonly person: string;
  readonly board: string;
  readonly seconds: number;
  readonly solved: boolean;
}

export interface Walk {
  readonly person: string;
  readonly board: string;
  /** The place of each slide among those that were possible, its vehicle, and the state that it led to. */
  readonly slides: readonly { readonly index: number; readonly vehicle: number; readonly to: number }[];
}

export interface People {
  readonly studies: ReadonlyMap<string, { readonly moves: number; readonly hidden: number }>;
  readonly plays: readonly Play[];
  readonly walks: readonly Walk[];
}

export function readSolveLog(file: string, problems: Problems): People;
