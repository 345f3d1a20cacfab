import { today } from '@unjam/core/catalogue';
import { countOfGame } from '@unjam/core/game';
import { describeResult } from '../daily/result-text.ts';
import { resultText as resultWords } from '../language/english/result.ts';
import { type Attempt, isAlone } from '../model/attempt.ts';
import { streaksOf } from '../model/days.ts';
import { writeLink } from '../model/link.ts';
import { starsOf } from '../model/stars-of.ts';
import { dailyResults } from '../model/state.ts';
import { reviewOf } from '../solver/tasks.ts';
import { type Sharing, shareText } from './share-text.ts';

/** Shares the result of a day; returns what happened. Must be called while a press is handled. */
export const shareResult = (day: string, attempt: Attempt): Promise<Sharing> =>
  shareText(resultText(day, attempt));

async function resultText(day: string, attempt: Attempt): Promise<string> {
  const { board, moves, hints, watched, seen, times } = attempt;
  const result = await reviewOf(board, moves);
  if (result.kind !== 'reviewed') throw new Error('the review of the result was not found in time');
  const best = { ...countOfGame(attempt), alone: isAlone(attempt), day };
  // nobody knows how long the moves of a link took
  const ended = times.includes(null) ? undefined : times.at(-1);
  const text = describeResult({
    day,
    now: today(),
    review: result.review,
    hints,
    stars: starsOf(best, result.review.shortest),
    seconds: ended ? Math.max(1, Math.round(ended / 1000)) : undefined,
    streak: streaksOf(dailyResults.value, today()).now,
  });
  const link =
    location.href.replace(/#.*/, '') + writeLink('play', { board, puzzle: day, moves: [], cursor: 0 });
  const shown = watched || seen ? `${resultWords().solutionShown}\n` : '';
  return `${text}\n${shown}${link}`;
}
