import { beginningOf } from '../terminal/visible.ts';

/** The most characters of a typed word that a message repeats. */
const LONGEST = 60;

/** A typed word in a message: in quotes, and only its beginning if it is long. */
export const quoted = (word: string): string => `'${beginningOf(word, LONGEST)}'`;
