import { countSolution } from '@unjam/core';
import { counted } from '@unjam/core/basics';
import { scoreLeniently } from '@unjam/core/notation';
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
  // a file ends with a line break, an answer need not
  const scored = scoreLeniently(board, text.trimEnd());
  if (!scored.ok) return refuse(problemLine(origin, [scored.error]));
  const { score, slides, found, altered } = scored.value;
  const { moves, steps } = countSolution(slides);
  const solves = score === 1;
  const record = { verifier: 'reasoning-gym', score, solves, found, altered, moves, steps };
  if (json) await print(jsonLine({ ...aboutBoard(input), ...record }));
  else {
    const verdict = solves ? 'the red car is at the exit' : 'the red car is not at the exit';
    const changes = altered > 0 ? `${altered} of them not as written` : 'all of them as written';
    const parts = [`score ${score} by the rules of reasoning-gym`, score === 0 ? 'no answer' : verdict];
    await print(
      `${[...parts, `${counted(found, 'move')} read, ${changes}`, lengths(moves, steps)].join(' · ')}\n`,
    );
  }
  return solves && isSure ? exitStatus.done : exitStatus.no;
}
