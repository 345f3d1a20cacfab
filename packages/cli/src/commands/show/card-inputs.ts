import type { SearchLimit } from '@unjam/core';
import { type Board, countSolution, err, ok, type Result, rate } from '@unjam/core';
import { counted } from '@unjam/core/basics';
import { type Notation, type NotationId, notationById } from '@unjam/core/notation';
import { type Card, cardsPdf, type Paper, type PerPage } from '@unjam/core/render';
import { type ExitStatus, exitStatus, worstStatus } from '../../exit-status.ts';
import { type InputBoard, readBoards } from '../../input/boards.ts';
import { problemLine } from '../../input/problem-line.ts';
import type { ReadingOptions } from '../../input/reading-options.ts';
import { type LimitOptions, limitOf } from '../../input/search-options.ts';
import { jsonLine } from '../../output/json-line.ts';
import { targetAt } from '../../output/target.ts';
import { refuse, reportProblem } from '../../terminal/standard.ts';
import { yieldToEventLoop } from '../../yield-to-event-loop.ts';
import { type NoPicture, shortestOf } from './shortest.ts';

/** The kind of picture that puts all boards into one file. */
export const CARDS = 'pdf';

export interface CardOptions extends ReadingOptions, LimitOptions {
  readonly notation: NotationId;
  readonly paper?: Paper;
  readonly perPage?: PerPage;
  readonly output?: string;
  readonly json?: true;
}

/** More would take gigabytes of memory. */
const MOST_CARDS = 5000;

/** Makes a card for every board that the arguments name, numbered from 1, all in one file. */
export async function printCards(words: readonly string[], options: CardOptions): Promise<ExitStatus> {
  const { json, output, paper = 'a4', perPage = '9' } = options;
  const opened = targetAt(output, json ? '.json' : '.pdf', words);
  if (!opened.ok) return refuse(opened.error);
  const target = opened.value;
  if (target.kind === 'folder')
    return refuse(`${output}: all cards go into one file; expected its name, such as cards.pdf`);
  if (target.kind === 'stdout' && !json && process.stdout.isTTY)
    return refuse('unjam: not writing a PDF to the terminal; use -o FILE');
  const notation = notationById(options.notation);
  const cards: Card[] = [];
  let status: ExitStatus = exitStatus.done;
  for await (const input of readBoards(words, options)) {
    await yieldToEventLoop();
    const card = input.ok
      ? await cardOf(input.value, cards.length + 1, notation, limitOf(options))
      : err({ problem: input.error, status: exitStatus.refused });
    if (input.ok && !input.value.isSure) status = worstStatus(status, exitStatus.no);
    if (card.ok) cards.push(card.value);
    else {
      await reportProblem(card.error.problem);
      status = worstStatus(status, card.error.status);
    }
    if (cards.length > MOST_CARDS) return refuse(`unjam: more than ${MOST_CARDS} boards; expected fewer`);
  }
  if (cards.length === 0) return status;
  const { default: pdfkit } = await import('pdfkit');
  const pdf = await cardsPdf(pdfkit, cards, { title: counted(cards.length, 'puzzle'), paper, perPage });
  const record = { as: CARDS, cards: cards.length, picture: Buffer.from(pdf).toString('base64') };
  const put = await target.put('', json ? jsonLine(record) : pdf);
  const finished = put.ok ? target.finish() : put;
  return finished.ok ? status : refuse(finished.error);
}

async function cardOf(
  input: InputBoard,
  number: number,
  notation: Notation,
  limit: SearchLimit,
): Promise<Result<Card, NoPicture>> {
  const { name, board, origin } = input;
  const solution = await shortestOf(input, limit);
  if (!solution.ok) return solution;
  const moves: string[] = [];
  for (const move of solution.value) {
    const written = notation.print([move], board);
    if (!written.ok)
      return err({ problem: problemLine(origin, [written.error]), status: exitStatus.refused });
    moves.push(written.value);
  }
  const lengths = countSolution(solution.value);
  const text = {
    number,
    name,
    grade: gradeOf(board, limit),
    moves: counted(lengths.moves, 'move'),
    steps: counted(lengths.steps, 'step'),
  };
  return ok({ board, text, moves });
}

/** Empty if rating the board would take too long or too much memory. */
function gradeOf(board: Board, limit: SearchLimit): string {
  const rated = rate(board, { limit });
  return rated.kind === 'rated' ? rated.rating.grade : '';
}
