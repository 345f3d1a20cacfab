// Why fewer puzzles were found than asked for, in words.
import { checkParts, object, whole } from '../basics/arguments.ts';
import { counted, grouped } from '../basics/numbers.ts';
import { type GenerateLimitKind, type GenerateResult, type Refusal, refusals } from './generate.ts';

const limitTexts: Readonly<Record<GenerateLimitKind, string>> = {
  boards: 'stopped at the limit of boards',
  states: 'stopped at the limit of states',
  milliseconds: 'stopped at the limit of time',
  cancelled: 'cancelled',
};

/**
 * Why fewer puzzles were found than asked for, in one line: `looked at 100,000 boards, ...; the hardest took 51 moves`.
 *
 * @param result - what the task of `generate` has returned
 *
 * @example
 * const result = finishTask(generateTask({ width: 5, height: 5, moves: 12, seed: 1 }, { limit: { boards: 100 } }));
 * if (result.puzzles.length === 0) console.log(explainShortage(result).split(',')[0]); // looked at 100 boards
 */
export function explainShortage(result: GenerateResult): string {
  checkParts(result, 'result', { work: object, candidates: whole, refused: object, hardest: whole });
  checkParts(result.work, 'result.work', {
    boards: whole,
    refused: whole,
    unsolvable: whole,
    tooLarge: whole,
  });
  const { which, work, candidates, refused, hardest } = result;
  const useless = work.refused + work.unsolvable;
  const reasons: Readonly<Record<Refusal, string>> = {
    redundant: 'became too easy or too hard without their redundant pieces',
    vehicles: 'had too few or too many vehicles',
    walls: 'had too few or too many walls',
    steps: 'had too few or too many steps',
    rating: 'had too low or too high a rating',
    themes: 'did not have the themes',
    ways: 'had several shortest solutions',
    cluster: 'belonged to a cluster found before, or to its mirror image',
  };
  const listed = refusals.flatMap((reason) =>
    refused[reason] > 0 ? [`${grouped(refused[reason])} ${reasons[reason]}`] : [],
  );
  return [
    `looked at ${counted(work.boards, 'board')}, ${[
      `${grouped(useless)} ${useless === 1 ? 'was' : 'were'} unsolvable or had pieces that do not matter`,
      ...(work.tooLarge > 0 ? [`${grouped(work.tooLarge)} had more states than are searched`] : []),
    ].join(', ')}`,
    `the hardest took ${counted(hardest, 'move')}`,
    `${grouped(candidates)} had as many moves as the criteria need${listed.length > 0 ? `: ${listed.join(', ')}` : ''}`,
    ...(which ? [limitTexts[which]] : []),
  ].join('; ');
}
