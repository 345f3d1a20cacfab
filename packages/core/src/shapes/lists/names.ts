/*
 * The labels of the vehicles of a list.
 *
 *     A, B, X                            as they are
 *     Car A, Truck O, Red car X          A, O, X
 *     light green car, yellow truck      A, B: too long to stand in a cell, and the reading says so
 */
import { emptyCost } from '../parts/glyphs.ts';

export interface Names {
  readonly names: readonly string[];
  /** What the reading says where the vehicles have other labels than in the list. */
  readonly says: string;
}

const isLabel = (label: string | undefined): label is string =>
  label !== undefined && /^[^\s\p{C}]{1,8}$/u.test(label) && (label.length > 1 || emptyCost(label) < 9);

/** Words with a label of one or two characters behind them. */
const BEHIND_WORDS = /^(?:\p{L}{2,}[\s_-]+){1,3}["'(]?([\p{L}\p{N}@]{1,2})["')]?$/u;

/** The labels as the list gives them, without words before them; letters where it gives none, or some that are too long. */
export function namesOf(labels: readonly (string | undefined)[]): Names {
  if (labels.every(isLabel)) return { names: labels, says: '' };
  const short = labels.map(
    (label = '') => BEHIND_WORDS.exec(label)?.[1] ?? (label.length < 3 ? label : undefined),
  );
  if (short.every(isLabel) && new Set(short).size === short.length) return { names: short, says: '' };
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWYZabcdefghijklmnopqrstuvwyz'];
  const names = labels.map((_, index) => letters[index] ?? `v${index + 1}`);
  const isNamed = labels.every((label) => label !== undefined && label !== '');
  return {
    names,
    says: isNamed ? '; the names are long, so the vehicles are A, B, … in the order of the list' : '',
  };
}
