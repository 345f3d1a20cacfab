/*
 * The labels of the vehicles of a list.
 *
 *     A, B, X                            as they are
 *     Car A, Truck O, Red car X          A, O, X
 *     red car, truck A, yellow truck     X, A, B: letters stand for names that are too long for a cell, and the reading says so
 */
import { plain } from '../../basics/quote.ts';
import { emptyCost } from '../parts/glyphs.ts';
import { onlyOnce, withLetters } from '../parts/letters.ts';

export interface Names {
  /** What the text calls each vehicle, by which it is asked for: without words before a label; undefined where it has no name. */
  readonly called: readonly (string | undefined)[];
  /** The labels, X for the primary where letters stand for names. */
  readonly labels: (primary?: number) => readonly string[];
  /** What the reading says where letters stand for names. */
  readonly says: (labels: readonly string[]) => string;
}

const isLabel = (label: string | undefined): label is string =>
  label !== undefined && /^[^\s\p{C}]{1,8}$/u.test(label) && (label.length > 1 || emptyCost(label) < 9);

/** Words with a label of one or two characters behind them. */
const BEHIND_WORDS = /^(?:\p{L}{2,}[\s_-]+){1,3}["'(]?([\p{L}\p{N}@]{1,2})["')]?$/u;

/** How many names the reading shows with the letters that stand for them. */
const MOST_SHOWN = 3;

/** The labels as the list gives them, without words before them; letters for vehicles that have none, or a long name. */
export function namesOf(given: readonly (string | undefined)[]): Names {
  if (given.every(isLabel)) return asTheyAre(given);
  const short = given.map((name = '') => {
    const label = BEHIND_WORDS.exec(name)?.[1] ?? (name.length < 3 ? name : undefined);
    return isLabel(label) ? label : undefined;
  });
  const own = onlyOnce(short);
  if (own.every(isLabel)) return asTheyAre(own);
  if (given.some((name) => name === undefined || name === ''))
    return { called: given, labels: () => withLetters(own), says: () => '' };
  return {
    called: given.map((name, i) => own[i] ?? name),
    labels: (primary) => withLetters(own, primary),
    says: (labels) => {
      const all = labels.flatMap((label, i) => (own[i] ? [] : [`${label} for ${plain(given[i] ?? '')}`]));
      const shown = all.length > MOST_SHOWN ? [...all.slice(0, MOST_SHOWN), '…'] : all;
      return `; letters stand for names: ${shown.join(', ')}`;
    },
  };
}

const asTheyAre = (names: readonly string[]): Names => ({
  called: names,
  labels: () => names,
  says: () => '',
});
