// The verdict of reasoning-gym on an answer, as records have it.
import { type Board, countSolution, type Problem, type Result } from '@unjam/core';
import { ok } from '@unjam/core/basics';
import { scoreLeniently } from '@unjam/core/notation';

export interface LenientVerdict {
  readonly verifier: 'reasoning-gym';
  readonly score: number | null;
  readonly solves: boolean;
  readonly found: number | null;
  readonly altered: number | null;
  readonly moves: number | null;
  readonly steps: number | null;
}

/** The verdict on an answer of which nothing is known, in the order of the keys. */
export const lenientNothing = {
  verifier: 'reasoning-gym',
  score: null,
  solves: false,
  found: null,
  altered: null,
  moves: null,
  steps: null,
} as const;

/** Scores a text by the rules of reasoning-gym; fails if the board is none that reasoning-gym takes. */
export function judgeLeniently(board: Board, text: string): Result<LenientVerdict, Problem> {
  // a file with nothing but a line break is an empty answer, which scores 0; with the line break it would score 0.01
  const scored = scoreLeniently(board, text.trimEnd());
  if (!scored.ok) return scored;
  const { score, slides, found, altered } = scored.value;
  const length = countSolution(slides);
  return ok({ ...lenientNothing, score, solves: score === 1, found, altered, ...length });
}
