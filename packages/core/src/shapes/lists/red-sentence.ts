/*
 * The sentence about the red car, which has one word more than the sentences about the other vehicles.
 *
 *     Das rote Auto X steht waagerecht in Zeile 3      Das Auto X steht waagerecht in Zeile 3, and X is the red car
 *     Der Laster O steht senkrecht in Zeile 1
 *     | X (rot) | 2 | …                            | X | 2 | …
 */
import { CAR_WORDS, RED_WORDS } from '../parts/red-words.ts';

const LABEL = `(?=\\s+["'(]?([\\p{L}\\p{N}]{1,2})["')]?(?![\\p{L}\\p{N}]))`;
const before = new RegExp(`(?<!\\p{L})(?:${RED_WORDS})\\s+(?=(?:${CAR_WORDS})${LABEL})`, 'giu');
const behind = new RegExp(`(?<=(?<!\\p{L})(?:${CAR_WORDS}))\\s+(?:${RED_WORDS})${LABEL}`, 'giu');

const inBrackets = new RegExp(
  `(?<![\\p{L}\\p{N}])([\\p{L}\\p{N}@]{1,2})[^\\S\\n]*\\((?:${RED_WORDS})(?:[ -](?:${CAR_WORDS}))?\\)`,
  'giu',
);

/** Quick to look for in a text that has none of the words. */
const ANY_RED = new RegExp(RED_WORDS, 'iu');

/** The text without that word, and the label of the red car; undefined unless exactly one vehicle is called red. */
export function withoutRedWord(text: string): { readonly text: string; readonly label: string } | undefined {
  if (!ANY_RED.test(text)) return undefined;
  for (const pattern of [before, behind]) {
    const found = [...text.matchAll(pattern)];
    const label = found[0]?.[1];
    if (found.length === 1 && label !== undefined) return { text: text.replace(pattern, ''), label };
  }
  const [only, another] = text.matchAll(inBrackets);
  if (only?.[1] !== undefined && !another) return { text: text.replace(inBrackets, '$1'), label: only[1] };
  return undefined;
}
