import type { SearchLimit } from '@unjam/core';
import { countSolution, err, ok, type Result, rate } from '@unjam/core';
import { counted } from '@unjam/core/basics';
import { type Notation, type NotationId, notationById } from '@unjam/core/notation';
import { type Card, type CardText, cardsPdf } from '@unjam/core/render';
import { type ExitStatus, exitStatus, worstStatus } from '../exit-status.ts';
import type { InputBoard } from '../input/boards.ts';
import { problemLine } from '../input/problem-line.ts';
import { type LimitOptions, limitOf } from '../input/search-options.ts';
import { jsonLine } from '../output/json-line.ts';
import { targetAt } from '../output/target.ts';
import { refuse, reportProblem } from '../terminal/standard.ts';
import { yieldToEventLoop } from '../yield-to-event-loop.ts';
import { BOOKLET, type BookletOptions } from './booklet-options.ts';
import { type NoPicture, shortestOf } from './shortest.ts';

export interface PrintOptions extends BookletOptions, LimitOptions {
  readonly notation: NotationId;
  readonly output?: string;
  readonly json?: true;
}

/** A board to print. */
export type PrintedBoard = Pick<InputBoard, 'name' | 'board' | 'origin' | 'isSure'>;

/** More would take gigabytes of memory. */
const MOST_CARDS = 5000;

/** A card and how hard its board is for a person, 0 to 100; beyond where that is not known. */
interface RatedCard {
  readonly card: Omit<Card, 'text'> & { readonly text: Omit<CardText, 'number'> };
  readonly rating: number;
}

/**
 * Prints every board in one file, numbered from 1.
 *
 * @param words - the arguments that name the inputs, which the output must not replace
 */
export async function printBooklet(
  boards: AsyncIterable<Result<PrintedBoard, string>>,
  options: PrintOptions,
  words: readonly string[] = [],
): Promise<ExitStatus> {
  const { json, output, paper = 'a4', perPage = '9', solutions = 'back', sort, title, author } = options;
  const opened = targetAt(output, json ? '.json' : `.${BOOKLET}`, words);
  if (!opened.ok) return refuse(opened.error);
  const target = opened.value;
  if (target.kind === 'folder')
    return refuse(`${output}: all cards go into one file; expected its name, such as cards.pdf`);
  if (target.kind === 'stdout' && !json && process.stdout.isTTY)
    return refuse('unjam: not writing a PDF to the terminal; use -o FILE');
  const notation = notationById(options.notation);
  const rated: RatedCard[] = [];
  let status: ExitStatus = exitStatus.done;
  for await (const input of boards) {
    await yieldToEventLoop();
    const card = input.ok
      ? await cardOf(input.value, notation, limitOf(options))
      : err({ problem: input.error, status: exitStatus.refused });
    if (input.ok && !input.value.isSure) status = worstStatus(status, exitStatus.no);
    if (card.ok) rated.push(card.value);
    else {
      await reportProblem(card.error.problem);
      status = worstStatus(status, card.error.status);
    }
    if (rated.length > MOST_CARDS) return refuse(`unjam: more than ${MOST_CARDS} boards; expected fewer`);
  }
  if (rated.length === 0) return status;
  if (sort === 'difficulty') rated.sort((a, b) => a.rating - b.rating);
  const cards = rated.map(({ card }, index) => ({ ...card, text: { ...card.text, number: index + 1 } }));
  const footer = [title, author].filter((part) => part !== undefined).join(' · ');
  const { default: pdfkit } = await import('pdfkit');
  const pdf = await cardsPdf(pdfkit, cards, {
    title: title ?? counted(cards.length, 'puzzle'),
    paper,
    perPage,
    solutions,
    ...(footer !== '' && { footer }),
    ...(author !== undefined && { author }),
  });
  const record = { as: BOOKLET, cards: cards.length, picture: Buffer.from(pdf).toString('base64') };
  const put = await target.put('', json ? jsonLine(record) : pdf);
  const finished = put.ok ? target.finish() : put;
  return finished.ok ? status : refuse(finished.error);
}

async function cardOf(
  input: PrintedBoard,
  notation: Notation,
  limit: SearchLimit,
): Promise<Result<RatedCard, NoPicture>> {
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
  // without a grade if rating the board would take too long or too much memory
  const rated = rate(board, { limit });
  const text = {
    name,
    grade: rated.kind === 'rated' ? rated.rating.grade : '',
    moves: counted(lengths.moves, 'move'),
    steps: counted(lengths.steps, 'step'),
  };
  const rating = rated.kind === 'rated' ? rated.rating.rating : Number.POSITIVE_INFINITY;
  return ok({ card: { board, text, moves }, rating });
}
