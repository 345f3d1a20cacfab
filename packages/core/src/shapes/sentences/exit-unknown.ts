/*
 * A line that sets the exit to what is no edge:
 *
 *     exit: unknown       a word that is not understood
 *     exit = 1            a number, which may be that of the red car's row or column
 */

import type { LaneSaid } from './exit-lane.ts';
import { edgeNamed, exitWord } from './exit-words.ts';

/** What stands behind the word for the exit. A flag says of a vehicle whether it is the one that leaves. */
const VALUE =
  /^\s*(?:[:=]|is\b)\s*(\?+|\d{1,2}|(?!(?:yes|no|true|false|null|nil)\b)\p{L}{2,})\s*[.;,]?\s*$/iu;
/** What may stand before it on its line. */
const FRONT = /^(?:#+|\/\/+|the|\s)*$/i;

function valueSet(line: string): string | undefined {
  const word = exitWord.exec(line);
  if (!word || !FRONT.test(line.slice(0, word.index))) return undefined;
  return VALUE.exec(line.slice(word.index + word[0].length))?.[1];
}

/** Whether a line sets the exit to a word that names no edge. */
export function isSetToUnknown(line: string): boolean {
  const value = valueSet(line);
  return value !== undefined && !/\d/.test(value) && edgeNamed(value) === undefined;
}

/** The lanes of which one is that of the exit, where a line sets it to a number alone. */
export function exitNumberSaid(line: string): LaneSaid[] {
  const value = valueSet(line);
  if (value === undefined || !/\d/.test(value)) return [];
  return [true, false].map((isRow) => ({ isRow, number: Number(value) }));
}
