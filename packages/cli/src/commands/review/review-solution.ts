import { type Board, boardAt, isSolved, type Metric, type Slide, startOf } from '@unjam/core';
import { betterThan, type Review, review, verdictOf } from '@unjam/core/analysis';
import { at, counted } from '@unjam/core/basics';
import { describeMove } from '@unjam/core/board';
import { type Notation, type NotationId, notationById } from '@unjam/core/notation';
import { NOT_GIVEN } from '../../answers/verdict.ts';
import { type ExitStatus, exitStatus } from '../../exit-status.ts';
import { problemLine } from '../../input/problem-line.ts';
import type { ReadingOptions } from '../../input/reading-options.ts';
import { type LimitOptions, limitOf } from '../../input/search-options.ts';
import { readBoardAndSolution, readMoves } from '../../input/solution.ts';
import { aboutBoard } from '../../output/about-board.ts';
import { jsonLine } from '../../output/json-line.ts';
import { describeLimit, limitNames } from '../../output/limit.ts';
import { type Column, table } from '../../output/table.ts';
import { print, printError, refuse } from '../../terminal/standard.ts';

export interface ReviewOptions extends ReadingOptions, LimitOptions {
  readonly metric: Metric;
  readonly notation?: NotationId;
  readonly json?: true;
}

/** Reviews a solution on a board, both named by arguments. */
export async function reviewSolution(
  boardWord: string,
  solutionWord: string,
  options: ReviewOptions,
): Promise<ExitStatus> {
  const read = await readBoardAndSolution(boardWord, solutionWord, options);
  if (!read.ok) return refuse(read.error);
  const { input, text, label } = read.value;
  const { board } = input;
  const { metric } = options;
  const { notation, how, result: solution } = readMoves(text, board, options.notation);
  if (!solution.ok && solution.error.code !== 'illegal-move')
    return refuse(problemLine({ label, line: 1 }, [solution.error]));
  if (solution.ok && solution.value.length === 0 && !isSolved(board, startOf(board)))
    return refuse(`${label}: ${NOT_GIVEN}; expected at least one move`);
  if (how !== undefined) printError(`${label}: read as ${how}`);
  const limit = limitOf(options);
  const result = solution.ok
    ? review(board, solution.value, { metric, ...(Object.keys(limit).length > 0 && { limit }) })
    : ({ kind: 'illegal', problem: solution.error } as const);
  const said = how === undefined ? {} : { solutionRead: `read as ${how}` };
  const record = { ...aboutBoard(input), ...said, kind: result.kind, metric };
  if (result.kind === 'reviewed') {
    if (options.json)
      await print(
        jsonLine({ ...record, ...recordOf(board, result.review, notationById(notation ?? 'arrows')) }),
      );
    else await print(inWords(board, result.review));
    return input.isSure ? exitStatus.done : exitStatus.no;
  }
  const why = {
    ...nothing,
    limit: result.kind === 'limit' ? limitNames[result.which] : null,
    problem: result.kind === 'illegal' ? result.problem.message : null,
  };
  if (options.json) await print(jsonLine({ ...record, ...why }));
  if (result.kind === 'illegal') printError(`${label}: ${result.problem.message}`);
  else if (result.kind === 'limit') printError(`${label}: ${describeLimit(result.which)}`);
  else if (!options.json) await print('the board has no solution, so no move brings it closer to the exit\n');
  return result.kind === 'limit' ? exitStatus.limit : exitStatus.no;
}

const nothing = {
  solved: null,
  length: null,
  shortest: null,
  firstLoss: null,
  moves: null,
  limit: null,
  problem: null,
};

/** What `--json` prints of a review; docs/json.md describes it. */
function recordOf(board: Board, found: Review, notation: Notation) {
  const write = (index: number, move: Slide): string | null => {
    const written = notation.print([move], boardAt(board, at(found.states, index)));
    return written.ok ? written.value : null;
  };
  return {
    ...nothing,
    solved: found.solved,
    length: found.length,
    shortest: found.shortest,
    firstLoss: found.firstLoss === undefined ? null : found.firstLoss + 1,
    moves: found.moves.map(({ move, before, after, lost }, index) => {
      const better = betterThan(board, found, index);
      return {
        move: write(index, move),
        before,
        after,
        lost,
        verdict: verdictOf({ before, after, lost }),
        better: better?.kind === 'move' ? write(index, better.move) : null,
        reason: better?.kind === 'move' ? better.reason : null,
      };
    }),
  };
}

const columns: readonly Column[] = [
  { title: '', side: 'right' },
  { title: 'move', side: 'left' },
  { title: 'to the exit', side: 'left' },
  { title: 'lost', side: 'right' },
  { title: 'better', side: 'left' },
];

function inWords(board: Board, found: Review): string {
  const rows = found.moves.map(({ move, before, after, lost }, index) => {
    const better = betterThan(board, found, index);
    return [
      String(index + 1),
      describeMove(board, move),
      `${before} → ${after}`,
      lost === 0 ? '' : String(lost),
      better?.kind === 'move' ? `${describeMove(board, better.move)}: ${better.reason}` : '',
    ];
  });
  const shown = rows.length === 0 ? '' : `${table(columns, rows, false)}\n\n`;
  return `${shown}${summary(found)}\n`;
}

function summary({ metric, solved, length, shortest, firstLoss, distances }: Review): string {
  const noun = metric === 'moves' ? 'move' : 'step';
  const more = length + at(distances, distances.length - 1) - shortest;
  return [
    counted(length, noun),
    solved ? 'solves the board' : `${counted(at(distances, distances.length - 1), noun)} from the exit`,
    more === 0
      ? 'every move on a shortest way'
      : `${counted(more, noun)} more than the shortest (${shortest})`,
    ...(firstLoss === undefined ? [] : [`first lost at move ${firstLoss + 1}`]),
  ].join(' · ');
}
