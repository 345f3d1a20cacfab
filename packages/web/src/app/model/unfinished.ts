import { isWon } from '@unjam/core/game';
import type { Attempt } from './attempt.ts';
import { readAttempt } from './kept-attempts.ts';
import { lessonById } from './lessons.ts';
import { keptAttempts } from './state.ts';

export interface Unfinished {
  readonly attempt: Attempt;
  /** The link that opens it where the player left it. */
  readonly link: string;
}

/** Attempts with moves that are not solved, the one that was left last first; lessons are not among them. */
export function unfinished(most: number): readonly Unfinished[] {
  const found: Unfinished[] = [];
  for (const stored of [...keptAttempts.value].reverse()) {
    if (found.length === most) break;
    const attempt = readAttempt(stored)?.history.present;
    if (!attempt || attempt.moves.length === 0 || isWon(attempt) || lessonById(attempt.puzzle ?? ''))
      continue;
    found.push({ attempt, link: attempt.puzzle ? `#1/play/${attempt.puzzle}` : stored.link });
  }
  return found;
}
