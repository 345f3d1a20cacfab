// Recognises the notation of a solution and reads it. What writes solutions is not needed for that: a page that only reads them
// loads less.
import { arrows } from './arrows.ts';
import { parseCells } from './cells.ts';
import { isCsvAnswer, parseCsv } from './csv.ts';
import { parseFrames } from './frames.ts';
import { parseJsonMoves } from './json.ts';
import { letters } from './letters.ts';
import type { Notation, NotationId } from './notation.ts';
import { parsePddlPlan } from './pddl-plan.ts';
import { signed } from './signed.ts';
import { tokensOf } from './tokens.ts';
import { parseWords } from './words.ts';

/** The parser of each notation. */
export const parsers: ReadonlyMap<NotationId, Notation['parse']> = new Map([
  ['arrows', arrows.parse],
  ['letters', letters.parse],
  ['cells', parseCells],
  ['frames', parseFrames],
  ['signed', signed.parse],
  ['words', parseWords],
  ['json', parseJsonMoves],
  ['pddl', parsePddlPlan],
  ['csv', parseCsv],
]);

/** Patterns of the first word in each notation, the clearest first. */
const signs: readonly (readonly [RegExp, NotationId])[] = [
  [/^\[\{/, 'json'],
  [/^\[[(\]]/, 'cells'],
  [/^(?:horizontal|vertical|red|car|truck)$/i, 'words'],
  [/[^\s](?:[←→↑↓^v]|<-|->)\d+$/u, 'arrows'],
  [/[^\s][LRUD]\d+$/u, 'letters'],
  [/[^\s][+−-]\d+$/u, 'signed'],
];

/** Comments before a plan; planners write many. */
const comments = /^(?:\s*;[^\r\n]*[\r\n]+)*/;

/** The first action of a plan, with or without its number and its brackets. */
const plan = /^\s*(?:(?:step\s+)?[\d.]+\s*:)?\s*\(?\s*(?:left|right|up|down)\s+v\d/i;

/** How many characters at the start of a text decide: more than any first move or row of a board has. */
const GLANCE = 400;

/**
 * The id of the notation in which a text seems to be written. Only the beginning decides, so that the notation's parser can
 * report an error further on. Two rows of equal length that do not begin with a move are frames; a blank text is the
 * empty solution, in arrows. Undefined if no notation fits.
 */
export function notationOf(text: string): NotationId | undefined {
  const glance = text.trimStart().slice(0, GLANCE);
  if (isCsvAnswer(glance)) return 'csv';
  if (plan.test(text.slice(comments.exec(text)?.[0].length).slice(0, GLANCE))) return 'pddl';
  const first = tokensOf(glance.replace(/^\[\s+/, '['))[0]?.text;
  if (first === undefined) return 'arrows';
  const sign = signs.find(([pattern]) => pattern.test(first));
  if (sign) return sign[1];
  // cells are characters, of which some take two places in a text
  const [row, next] = glance.split(/\r\n|\r|\n/, 2).map((line) => [...line.trimEnd()].length);
  return row === next ? 'frames' : undefined;
}
