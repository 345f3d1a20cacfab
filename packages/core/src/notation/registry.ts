import { arrows } from './arrows.ts';
import { cells } from './cells.ts';
import { csv } from './csv.ts';
import { frames } from './frames.ts';
import { json } from './json.ts';
import { letters } from './letters.ts';
import type { Notation, NotationId } from './notation.ts';
import { pddlPlan } from './pddl-plan.ts';
import { notationOf } from './recognise.ts';
import { signed } from './signed.ts';
import { words } from './words.ts';

export const notations: readonly Notation[] = [
  arrows,
  letters,
  cells,
  frames,
  signed,
  words,
  json,
  pddlPlan,
  csv,
];

/** The notation with an id; undefined for a text that is not the id of a notation. */
export function notationById(id: NotationId): Notation;
export function notationById(id: string): Notation | undefined;
export function notationById(id: string): Notation | undefined {
  return notations.find((notation) => notation.id === id);
}

/**
 * The notation in which a text seems to be written. Only the beginning decides, so that the notation's parser can
 * report an error further on. Two rows of equal length that do not begin with a move are frames; a blank text is the
 * empty solution, in arrows. Undefined if no notation fits.
 */
export function detectNotation(text: string): Notation | undefined {
  const id = notationOf(text);
  return id && notationById(id);
}
