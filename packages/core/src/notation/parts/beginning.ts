import { tokensOf } from './tokens.ts';

/** How many characters at the start of a text decide: more than any first move or row of a board has. */
const GLANCE = 400;

/** The part of a text that decides in which notation it is. */
export const beginningOf = (text: string): string => text.trimStart().slice(0, GLANCE);

/** The first move of a text, or its first word; undefined for a text without any. */
export const firstWord = (text: string): string | undefined =>
  tokensOf(beginningOf(text).replace(/^\[\s+/, '['))[0]?.text;
