import { counted } from '@unjam/core/basics';
import { judgeLeniently, type LenientVerdict } from '../../answers/lenient.ts';
import { type ExitStatus, exitStatus } from '../../exit-status.ts';
import type { InputBoard } from '../../input/boards.ts';
import { problemLine } from '../../input/problem-line.ts';
import { aboutBoard } from '../../output/about-board.ts';
import { jsonLine } from '../../output/json-line.ts';
import { lengths } from '../../output/tally.ts';
import { print, refuse } from '../../terminal/standard.ts';

/** Scores a text by the rules of reasoning-gym, and prints the score and what was done. */
export async function checkLeniently(
  input: InputBoard,
  text: string,
  { json }: { readonly json?: true },
): Promise<ExitStatus> {
  const { board, origin, isSure } = input;
  const scored = judgeLeniently(board, text);
  if (!scored.ok) return refuse(problemLine(origin, [scored.error]));
  await print(json ? jsonLine({ ...aboutBoard(input), ...scored.value }) : `${inWords(scored.value)}\n`);
  const { solves } = scored.value;
  return solves && isSure ? exitStatus.done : exitStatus.no;
}

function inWords({ score, solves, found, altered, moves, steps }: LenientVerdict): string {
  const verdict = solves ? 'the red car is at the exit' : 'the red car is not at the exit';
  const failed = found ? 'a letter with which its program fails' : 'no answer';
  const changes = altered ? `${altered} of them not as written` : 'all of them as written';
  return [
    `score ${score} by the rules of reasoning-gym`,
    score === 0 ? failed : verdict,
    `${counted(found ?? 0, 'move')} read, ${changes}`,
    lengths(moves ?? 0, steps ?? 0),
  ].join(' · ');
}
