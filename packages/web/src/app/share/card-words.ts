// The words on a card, in the language of the app.

import { capital } from '@unjam/board/languages/parts/vehicle-words';
import { counted } from '@unjam/core/basics';
import type { Grade } from '@unjam/core/difficulty';
import { type CardText, canPrint } from '@unjam/core/render';
import { unitText } from '../language/english/units.ts';
import { titleOf } from '../model/title.ts';

/** What is said of a puzzle on its card. */
export interface CardPuzzle {
  readonly number: number;
  /** The name as it is kept: in English, if the app gave it. */
  readonly name: string;
  /** The id of a catalogue puzzle, which belongs to the name. */
  readonly puzzle?: string | undefined;
  readonly grade: Grade | '';
  readonly moves: number;
  readonly steps: number;
}

/** The words of a card that is drawn by the browser, which has letters of every script. */
export function cardWords({ number, name, puzzle, grade, moves, steps }: CardPuzzle): CardText {
  const { grades, moves: inMoves, steps: inSteps } = unitText();
  return {
    number,
    name: titleOf({ name, puzzle }),
    grade: grade && grades[grade],
    moves: inMoves(moves),
    steps: inSteps(steps),
  };
}

/** The title of a set on its pages; `Unjam` for a title in letters that core cannot draw. */
export const printedTitle = (title: string): string => (canPrint(title) ? title : 'Unjam');

/** The words of a card in a file, whose letters are drawn by core: what it has no letters for is in English. */
export function printedWords(card: CardPuzzle): CardText {
  const words = cardWords(card);
  const printed = (text: string, english: string): string => (canPrint(text) ? text : english);
  return {
    number: card.number,
    // a player may have written it in any script
    name: printed(words.name, printed(card.name, `Puzzle ${card.number}`)),
    grade: printed(words.grade, capital(card.grade)),
    moves: printed(words.moves, counted(card.moves, 'move')),
    steps: printed(words.steps, counted(card.steps, 'step')),
  };
}
