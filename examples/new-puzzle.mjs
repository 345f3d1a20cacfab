// A generator with difficulty: a puzzle of a grade and a theme, within a limit of work.
import { generateAsync, renderText } from '@unjam/core';

const [puzzle] = await generateAsync(
  { width: 5, height: 5, grade: 'beginner', themes: ['red-back'], seed: 1 }, // without a seed one is drawn
  { limit: { boards: 20_000 }, signal: AbortSignal.timeout(60_000) },
);

if (!puzzle) console.log('none was found within the limit');
else {
  const { board, moves, rating, seed } = puzzle;
  console.log(`seed ${seed}: ${moves} moves, ${rating.grade}, ${rating.themes.join(', ')}`);
  console.log(renderText(board).trimEnd());
}
