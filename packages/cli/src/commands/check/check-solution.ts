import type { Metric } from '@unjam/core';
import { counted } from '@unjam/core/basics';
import type { NotationId } from '@unjam/core/notation';
import { type ExitStatus, exitStatus } from '../../exit-status.ts';
import { problemLine } from '../../input/problem-line.ts';
import type { ReadingOptions } from '../../input/reading-options.ts';
import { type LimitOptions, limitOf } from '../../input/search-options.ts';
import { readBoardAndSolution } from '../../input/solution.ts';
import { aboutBoard } from '../../output/about-board.ts';
import { jsonLine } from '../../output/json-line.ts';
import { lengths } from '../../output/tally.ts';
import { print, printError, refuse } from '../../terminal/standard.ts';
import { checkLeniently } from './check-leniently.ts';
import { judge, type Verdict } from './verdict.ts';

/** By whose rules a solution is judged. */
export const verifiers = ['unjam', 'reasoning-gym'] as const;

export interface CheckOptions extends ReadingOptions, LimitOptions {
  readonly metric: Metric;
  readonly notation?: NotationId;
  readonly verifier: (typeof verifiers)[number];
  readonly json?: true;
}

/** Replays a solution on a board, both named by arguments, and prints the verdict. */
export async function checkSolution(
  boardWord: string,
  solutionWord: string,
  options: CheckOptions,
): Promise<ExitStatus> {
  const lenient = options.verifier === 'reasoning-gym';
  if (lenient && options.notation !== undefined)
    return refuse('unjam: --notation with --verifier reasoning-gym, which knows one; expected no --notation');
  const read = await readBoardAndSolution(boardWord, solutionWord, options, lenient);
  if (!read.ok) return refuse(read.error);
  const { input, text, label } = read.value;
  if (lenient) return checkLeniently(input, text, options);
  const { board } = input;
  const judged = judge(board, text, { metric: options.metric, limit: limitOf(options) }, options.notation);
  if (!judged.ok) return refuse(problemLine({ label, line: 1 }, [judged.error]));
  const verdict = judged.value;
  if (verdict.solutionRead !== undefined) printError(`${label}: ${verdict.solutionRead}`);
  if (options.json) await print(jsonLine({ ...aboutBoard(input), ...verdict }));
  if (verdict.problem !== null) printError(`${label}: ${verdict.problem}`);
  else if (!options.json) await print(`${inWords(verdict)}\n`);
  return verdict.solves && input.isSure ? exitStatus.done : exitStatus.no;
}

function inWords({ solves, moves, steps, metric, shortest, optimal, limit }: Verdict): string {
  const length = lengths(moves ?? 0, steps ?? 0);
  if (!solves) return `legal, but the primary is not at the exit · ${length}`;
  if (optimal) return `legal, solves the board · ${length} · shortest in ${metric}`;
  if (shortest === null)
    return `legal, solves the board · ${length} · shortest not found: the search stopped at the limit of ${limit}`;
  const longer = ((metric === 'moves' ? moves : steps) ?? 0) - shortest;
  const noun = metric === 'moves' ? 'move' : 'step';
  return `legal, solves the board · ${length} · ${counted(longer, noun)} more than the shortest, ${counted(shortest, noun)}`;
}
