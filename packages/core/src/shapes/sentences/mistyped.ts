/*
 * Words with a mistake in them: a letter too many, too few or another, two swapped, a blank that is missing.
 *
 *     lefft · lft · theleft · the exit is at the .
 */
import { behindExit, exitWord } from './exit-words.ts';
import { SmallPattern } from './line-pattern.ts';

const SIDES = ['right', 'left', 'bottom', 'links', 'rechts', 'unten', 'gauche', 'droite'];

/** Whether a word is one for an edge with a mistake in it. */
export const isLikeEdge = (word: string): boolean => isLike(word, SIDES);

/** The last word of a sentence such as `the exit is at the lefft`, before `side` or `edge`, and what stands before it. */
const EXIT_AT = behindExit(
  `\\s+((?:(?:is|ist|est|es|lies|at|on|to|the|in|am|an|auf|der|a|la|le)\\s+)*)(\\p{L}*)(?:\\s+(?:side|edge|wall))?\\s*[.!]?\\s*$`,
);
/** Words behind which an edge is missing. */
const SMALL = /^(?:at|on|to|the|side|edge)?$/i;
/** Two words without the blank between them. */
const GLUED_EXIT = new SmallPattern(String.raw`(?<!\p{L})(?:theexit|exitis)(?!\p{L})`, 'iu');
const GLUED_EDGE = new SmallPattern(
  String.raw`(?<!\p{L})(?:the(?:left|right|bottom)|(?:left|right|bottom)(?:side|edge))(?!\p{L})`,
  'iu',
);

/** A word for the exit that is set to nothing; without a blank behind the colon it may be the key of what follows. */
const SET_TO_NOTHING = behindExit('\\s*[:=]\\s+$');

/** Whether a sentence about an exit lacks its edge, or has a mistake in it. */
export function lacksEdge(text: string): boolean {
  if (SET_TO_NOTHING.exec(text)) return true;
  if (GLUED_EXIT.test(text) || (GLUED_EDGE.test(text) && exitWord.test(text))) return true;
  const [, before = '', end] = EXIT_AT.exec(text) ?? [];
  return end !== undefined && ((before !== '' && SMALL.test(end)) || isLikeEdge(end));
}

const SET_TO_NUMBER = new SmallPattern(String.raw`(\p{L}{4,12})["']?\s*[:=]\s*[[({"']*\s*\d`, 'giu');

/** Whether a setting of a line has a name that is one of some with a mistake in it. */
export const wordsLike = (text: string, known: readonly string[]): boolean =>
  [...SET_TO_NUMBER.all(text)].some(([, key = '']) => isLike(key, known));

/** Whether a word is one of some others with one letter too many, too few, another, or two swapped. */
export const isLike = (word: string, known: readonly string[]): boolean => {
  const own = word.toLowerCase();
  return !known.includes(own) && known.some((other) => isOneApart(own, other));
};

function isOneApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  );
}
