import { today } from '@unjam/core/catalogue';
import type { Attempt } from '../game/attempt.ts';
import { puzzlesText } from '../language/english/puzzles.ts';
import type { Text } from '../language/language.ts';
import { writeLink } from '../link.ts';
import { shareText } from '../share/share-text.ts';
import { reviewOf } from '../solver/solver.ts';
import { describeResult } from './result-text.ts';

/** Shares the result of a day; returns what happened, in a word or two. */
export async function shareResult(day: string, { board, moves, hints }: Attempt): Promise<Text> {
  const result = await reviewOf(board, moves);
  if (result.kind !== 'reviewed') return () => puzzlesText().notPossible;
  const text = describeResult(day, today(), result.review, hints);
  const link =
    location.href.replace(/#.*/, '') + writeLink('play', { board, puzzle: day, moves: [], cursor: 0 });
  return shareText(`${text}\n${link}`);
}
