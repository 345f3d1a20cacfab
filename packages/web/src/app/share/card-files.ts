// Puzzles as a PDF file of cards to cut out, made on the device.

import type { Board } from '@unjam/core';
import { countSolution } from '@unjam/core';
import type { Grade } from '@unjam/core/difficulty';
import { arrows } from '@unjam/core/notation';
import { type Card, cardsPdf, type PerPage } from '@unjam/core/render';
import { setText } from '../language/english/set.ts';
import { titleOf } from '../model/title.ts';
import { search } from '../solver/solver.ts';
import { gradeOf } from '../solver/tasks.ts';
import { printedTitle, printedWords } from './card-words.ts';
import type { MadeFile } from './pictures.ts';

/** A puzzle to print; its grade is computed if it is not given. */
export interface Printed {
  readonly board: Board;
  readonly name: string;
  /** The id of a catalogue puzzle, which belongs to the name. */
  readonly puzzle?: string | undefined;
  readonly grade?: Grade;
}

interface CardFile extends MadeFile {
  /** The names of the puzzles without a solution, or whose solution takes too long to find: they have no card. */
  readonly without: readonly string[];
}

/** Cards to cut out, so many on a page, or a booklet of two boards a page with the solutions at its end. */
export type CardKind = PerPage | 'booklet';

/**
 * A file with a card for every puzzle: its board in front, its solution behind; in a booklet all solutions come at the end.
 *
 * @param onCard - called before each card with its number, from 1
 */
export async function cardFile(
  puzzles: readonly Printed[],
  title: string,
  kind: CardKind,
  onCard: (number: number) => void = () => {},
): Promise<CardFile> {
  const cards: Card[] = [];
  const without: string[] = [];
  for (const [index, { board, name, puzzle, grade }] of puzzles.entries()) {
    onCard(index + 1);
    const result = await search(board);
    if (result.kind !== 'solved') {
      without.push(titleOf({ name, puzzle }));
      continue;
    }
    const { moves, steps } = countSolution(result.solution);
    const text = printedWords({
      number: index + 1,
      name,
      puzzle,
      grade: grade ?? (await gradeOf(board)),
      moves,
      steps,
    });
    const written = result.solution.map((move) => {
      const printed = arrows.print([move], board);
      return printed.ok ? printed.value : '';
    });
    cards.push({ board, text, moves: written });
  }
  if (cards.length === 0) throw new Error(setText().noneSolvable);
  const { default: pdfkit } = await import('pdfkit');
  const bytes = await cardsPdf(pdfkit, cards, {
    title: printedTitle(title),
    paper: paperHere(),
    footer: printedTitle(title),
    ...(kind === 'booklet' ? { perPage: '2', solutions: 'end', titlePage: [] } : { perPage: kind }),
  });
  return {
    name: kind === 'booklet' ? 'unjam-booklet.pdf' : 'unjam-cards.pdf',
    content: new Blob([bytes], { type: 'application/pdf' }),
    without,
  };
}

/** The countries that print on Letter; all others print on A4. */
const LETTER = new Set(['US', 'CA', 'MX', 'CL', 'CO', 'VE', 'GT', 'CR', 'SV', 'NI', 'PA', 'DO', 'PR', 'PH']);

/** Uses the locale of Intl, because `navigator.language` is not a language tag in every browser. */
function paperHere(): 'a4' | 'letter' {
  const { locale } = new Intl.DateTimeFormat().resolvedOptions();
  return LETTER.has(new Intl.Locale(locale).maximize().region ?? '') ? 'letter' : 'a4';
}
