import type { SearchLimit } from '@unjam/core';
import { countSolution, type Result, rate } from '@unjam/core';
import { err, ok } from '@unjam/core/basics';
import type { Grade } from '@unjam/core/difficulty';
import { type Notation, type NotationId, notationById } from '@unjam/core/notation';
import { type Card, canPrint, cardsPdf } from '@unjam/core/render';
import { type ExitStatus, exitStatus, worstStatus } from '../exit-status.ts';
import type { InputBoard } from '../input/boards.ts';
import { problemLine } from '../input/problem-line.ts';
import { type LimitOptions, limitOf } from '../input/search-options.ts';
import { jsonLine } from '../output/json-line.ts';
import { targetAt } from '../output/target.ts';
import { refuse, reportProblem } from '../terminal/standard.ts';
import { yieldToEventLoop } from '../yield-to-event-loop.ts';
import { BOOKLET, type BookletOptions } from './booklet-options.ts';
import { type BookletLanguage, bookletWords, languageHere } from './booklet-words.ts';
import type { Letters } from './fonts.ts';
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

/** A board with its solution, and how hard it is for a person, 0 to 100; beyond where that is not known. */
interface RatedBoard extends Omit<Card, 'text'> {
  readonly name: string;
  readonly lengths: ReturnType<typeof countSolution>;
  readonly grade?: Grade;
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
  const {
    json,
    output,
    paper = 'a4',
    perPage = '9',
    solutions = 'back',
    sort,
    title,
    author,
    date,
  } = options;
  const opened = targetAt(output, json ? '.json' : `.${BOOKLET}`, words);
  if (!opened.ok) return refuse(opened.error);
  const target = opened.value;
  if (target.kind === 'folder')
    return refuse(`${output}: all cards go into one file; expected its name, such as cards.pdf`);
  if (target.kind === 'stdout' && !json && process.stdout.isTTY)
    return refuse('unjam: not writing a PDF to the terminal; use -o FILE');
  const notation = notationById(options.notation);
  const rated: RatedBoard[] = [];
  let status: ExitStatus = exitStatus.done;
  for await (const input of boards) {
    await yieldToEventLoop();
    const card = input.ok
      ? await ratedOf(input.value, notation, limitOf(options))
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
  const texts = [title, author, date] as const;
  const language = options.language ?? languageHere();
  const booklet = inLanguage(rated, texts, language);
  const letters = await lettersOf(booklet, language);
  if (!letters.ok) return refuse(letters.error);
  const { typeface, boxes } = letters.value;
  if (boxes !== '')
    await reportProblem(`unjam: no letters for "${boxes}": boxes with their numbers are printed`);
  const { cards } = booklet;
  const footer = [title, author].filter((part) => part !== undefined).join(' · ');
  const { default: pdfkit } = await import('pdfkit');
  const pdf = await cardsPdf(pdfkit, cards, {
    title: booklet.title,
    paper,
    perPage,
    solutions,
    ...(footer !== '' && { footer }),
    ...(author !== undefined && { author }),
    ...(options.titlePage && { titlePage: booklet.lines }),
    ...(typeface && { typeface }),
  });
  const record = { as: BOOKLET, cards: cards.length, picture: Buffer.from(pdf).toString('base64') };
  const put = await target.put('', json ? jsonLine(record) : pdf);
  const finished = put.ok ? target.finish() : put;
  return finished.ok ? status : refuse(finished.error);
}

async function ratedOf(
  input: PrintedBoard,
  notation: Notation,
  limit: SearchLimit,
): Promise<Result<RatedBoard, NoPicture>> {
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
  const { rating, grade } = rated.kind === 'rated' ? rated.rating : { rating: Number.POSITIVE_INFINITY };
  return ok({ board, name, moves, lengths, rating, ...(grade && { grade }) });
}

/** What is printed, in a language. */
interface Booklet {
  readonly title: string;
  /** Under the title on its page. */
  readonly lines: readonly string[];
  readonly cards: readonly Card[];
}

function inLanguage(
  rated: readonly RatedBoard[],
  [title, author, date]: readonly (string | undefined)[],
  language: BookletLanguage,
): Booklet {
  const words = bookletWords(language);
  const count = words.puzzles(rated.length);
  const lines = [author, title === undefined ? undefined : count, date];
  return {
    title: title ?? count,
    lines: lines.filter((line) => line !== undefined),
    cards: rated.map(({ board, name, moves, lengths, grade }, index) => ({
      board,
      moves,
      text: {
        number: index + 1,
        name,
        grade: grade ? words.grade(grade) : '',
        moves: words.moves(lengths.moves),
        steps: words.steps(lengths.steps),
      },
    })),
  };
}

/** The letters for all texts of a booklet; the library that shapes them is loaded only if they are needed. */
async function lettersOf(
  { title, lines, cards }: Booklet,
  language: BookletLanguage,
): Promise<Result<Letters, string>> {
  const texts = [
    title,
    ...lines,
    ...cards.flatMap(({ text }) => [text.name, text.grade, text.moves, text.steps]),
  ];
  if (texts.every(canPrint)) return ok({ boxes: '' });
  const { typefaceFor } = await import('./fonts.ts');
  return typefaceFor(texts, language);
}
