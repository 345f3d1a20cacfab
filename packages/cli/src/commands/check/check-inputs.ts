import { describeProblem } from '@unjam/core';
import { holdsAnswers, readAnswers } from '../../answers/read-answers.ts';
import { judge, nothing, shortestTask } from '../../answers/verdict.ts';
import { verdictInWords } from '../../answers/verdict-in-words.ts';
import { type ExitStatus, exitStatus } from '../../exit-status.ts';
import { type InputBoard, readOneBoard } from '../../input/boards.ts';
import { problemLine } from '../../input/problem-line.ts';
import { limitOf } from '../../input/search-options.ts';
import { aboutBoard } from '../../output/about-board.ts';
import { jsonLine } from '../../output/json-line.ts';
import { print, printError, refuse } from '../../terminal/standard.ts';
import { checkLeniently } from './check-leniently.ts';
import type { CheckOptions } from './check-options.ts';

/**
 * Replays solutions on their boards. One solution in a text of its own gets a verdict in words, anything else a row for each
 * answer.
 *
 * @param words - a board and its answers, or answers in JSON lines that name their boards
 */
export async function checkInputs(words: readonly string[], options: CheckOptions): Promise<ExitStatus> {
  const lenient = options.verifier === 'reasoning-gym';
  const idle = lenient ? idleOption(options) : undefined;
  if (idle)
    return refuse(
      `unjam: ${idle[0]} with --verifier reasoning-gym, which ${idle[1]}; expected no ${idle[0]}`,
    );
  const [boardWord = '', ...others] = words;
  if (others.length === 0 && boardWord !== '-' && !holdsAnswers(boardWord))
    return refuse(
      `${boardWord}: no answer to it; expected solutions after the board, or a file of JSON lines such as {"id":"a1","board":"…","solution":"A←1, X→4"}`,
    );
  if (others.length === 0 || holdsAnswers(boardWord))
    return checkMany(readAnswers(words, lenient), undefined, options);
  if (boardWord === '-' && others.includes('-'))
    return refuse('-: standard input can be read only once; expected - for BOARD or for SOLUTION');
  const input = await readOneBoard(boardWord, options);
  if (!input.ok) return refuse(input.error);
  const { board } = input.value;
  const answers = readAnswers(others, lenient);
  if (others.length > 1 || options.csv) return checkMany(answers, board, options);
  const first = await answers.next();
  if (first.done) return refuse(`${others[0]}: no answer; expected a solution`);
  if (!first.value.ok) {
    // what a folder has beside it is marked all the same
    const second = await answers.next();
    if (second.done) return refuse(first.value.error);
    return checkMany(startingWith(first.value, startingWith(second.value, answers)), board, options);
  }
  const { id: label, answer, refusal, alone } = first.value.value;
  if (!alone) return checkMany(startingWith(first.value, answers), board, options);
  if (!answer.ok) return refuse(refusal ?? `${label}: ${answer.error}`);
  return checkText(input.value, answer.value.solution ?? '', String(label), options);
}

/** An option that the lenient verifier has no use for, and why; a limit does no harm where nothing is searched for. */
function idleOption({ notation, metric }: CheckOptions): readonly [option: string, why: string] | undefined {
  if (notation !== undefined) return ['--notation', 'knows one'];
  return metric === 'moves' ? undefined : ['--metric', 'compares no lengths'];
}

/** Many answers may name boards in any shape, whose reader takes longer to load than one answer takes to be checked. */
const checkMany: typeof import('./check-answers.ts').checkAnswers = async (...asked) =>
  (await import('./check-answers.ts')).checkAnswers(...asked);

async function* startingWith<T>(first: T, others: AsyncIterable<T>): AsyncGenerator<T, void> {
  yield first;
  yield* others;
}

/** Replays the text of one solution, and prints the verdict in words. */
async function checkText(
  input: InputBoard,
  text: string,
  label: string,
  options: CheckOptions,
): Promise<ExitStatus> {
  if (options.verifier === 'reasoning-gym') return checkLeniently(input, text, options);
  const { metric, notation } = options;
  const judged = judge(input.board, text, {
    metric,
    shortest: (board) => shortestTask(board, metric, limitOf(options)),
    ...(notation !== undefined && { notation }),
  });
  if (!judged.ok) {
    printError(problemLine({ label, line: 1 }, [judged.error]));
    // a slide longer than the board is a move that is illegal; the rest is no answer that can be read
    if (judged.error.code !== 'number-out-of-range') return exitStatus.refused;
    const record = { notation: null, metric, ...nothing, problem: describeProblem(judged.error) };
    if (options.json) await print(jsonLine({ ...aboutBoard(input), ...record }));
    return exitStatus.no;
  }
  const verdict = judged.value;
  if (verdict.solutionRead !== undefined) printError(`${label}: ${verdict.solutionRead}`);
  if (options.json) await print(jsonLine({ ...aboutBoard(input), ...verdict }));
  if (verdict.problem !== null) printError(`${label}: ${verdict.problem}`);
  else if (!options.json) await print(`${verdictInWords(verdict).join(' · ')}\n`);
  return verdict.solves && input.isSure ? exitStatus.done : exitStatus.no;
}
