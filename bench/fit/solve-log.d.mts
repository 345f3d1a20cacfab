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
  readonly slides: readonly number[];
}

export interface People {
  readonly studies: ReadonlyMap<string, { readonly moves: number; readonly hidden: number }>;
  readonly plays: readonly Play[];
  readonly walks: readonly Walk[];
}

export function readSolveLog(file: string, problems: Problems): People;
