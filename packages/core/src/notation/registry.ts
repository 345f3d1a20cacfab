import { arrows } from './arrows.ts';
import { cells } from './cells.ts';
import { csv, isCsvAnswer } from './csv.ts';
import { frames } from './frames.ts';
import { json } from './json.ts';
import { letters } from './letters.ts';
import type { Notation, NotationId } from './notation.ts';
import { pddlPlan } from './pddl-plan.ts';
import { signed } from './signed.ts';
import { tokensOf } from './tokens.ts';
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

/** Patterns of the first word in each notation, the clearest first. */
const signs: readonly (readonly [RegExp, Notation])[] = [
  [/^\[\{/, json],
  [/^\[[(\]]/, cells],
  [/^(?:horizontal|vertical|red|car|truck)$/i, words],
  [/[^\s](?:[←→↑↓^v]|<-|->)\d+$/u, arrows],
  [/[^\s][LRUD]\d+$/u, letters],
  [/[^\s][+−-]\d+$/u, signed],
];

/** The first action of a plan, after comments, with or without its number and its brackets. */
const plan = /^(?:\s*;[^\r\n]*[\r\n]+)*\s*(?:(?:step\s+)?[\d.]+\s*:)?\s*\(?\s*(?:left|right|up|down)\s+v\d/i;

/** How many characters at the start of a text decide: more than any first move or row of a board has. */
const GLANCE = 400;

/**
 * The notation in which a text seems to be written. Only the beginning decides, so that the notation's parser can
 * report an error further on. Two rows of equal length that do not begin with a move are frames; a blank text is the
 * empty solution, in arrows. Undefined if no notation fits.
 */
export function detectNotation(text: string): Notation | undefined {
  const glance = text.trimStart().slice(0, GLANCE);
  if (isCsvAnswer(glance)) return csv;
  if (plan.test(glance)) return pddlPlan;
  const first = tokensOf(glance.replace(/^\[\s+/, '['))[0]?.text;
  if (first === undefined) return arrows;
  const sign = signs.find(([pattern]) => pattern.test(first));
  if (sign) return sign[1];
  const [row, next] = glance.split(/\r\n|\r|\n/).map((line) => line.trimEnd());
  return row?.length === next?.length ? frames : undefined;
}
