import { today } from '@unjam/core/catalogue';
import { describeResult } from '../daily/result-text.ts';
import { resultText as resultWords } from '../language/english/result.ts';
import type { Text } from '../language/language.ts';
import type { Attempt } from '../model/attempt.ts';
import { writeLink } from '../model/link.ts';
import { reviewOf } from '../solver/solver.ts';
import { shareText } from './share-text.ts';

/** Shares the result of a day; returns what happened, in a word or two. Must be called while a press is handled. */
export const shareResult = (day: string, attempt: Attempt): Promise<Text> =>
  shareText(resultText(day, attempt));

async function resultText(day: string, { board, moves, hints, watched, seen }: Attempt): Promise<string> {
  const result = await reviewOf(board, moves);
  if (result.kind !== 'reviewed') throw new Error('the review of the result was not found in time');
  const text = describeResult(day, today(), result.review, hints);
  const link =
    location.href.replace(/#.*/, '') + writeLink('play', { board, puzzle: day, moves: [], cursor: 0 });
  const shown = watched || seen ? `${resultWords().solutionShown}\n` : '';
  return `${text}\n${shown}${link}`;
}
