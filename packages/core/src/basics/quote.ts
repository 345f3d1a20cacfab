// How text from outside is shown in messages: on one line, short, and without control characters.

/** Control characters, the separators of lines and paragraphs, and those that set the direction of writing. */
const UNSAFE = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** The most characters of a text that a message quotes. */
const LONGEST = 20;

/**
 * A text on one line, with escapes for line breaks, control characters and characters that set the direction of
 * writing.
 *
 * @example
 * onOneLine('Good\n\nXX..') // 'Good\\u000a\\u000aXX..'
 */
export const onOneLine = (text: string): string =>
  text.replace(UNSAFE, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

/**
 * A found text in quotes, shortened for a message.
 *
 * @param found - a text from outside, of any length
 *
 * @example
 * quote('a\tb') // '"a\\tb"'
 */
export function quote(found: string): string {
  const characters = [...found.slice(0, 4 * LONGEST)];
  return onOneLine(
    JSON.stringify(characters.length > LONGEST ? `${characters.slice(0, LONGEST).join('')}…` : found),
  );
}

/** A label or a name unchanged; in quotes where it is long or holds blanks or invisible characters. */
export const plain = (name: string): string =>
  name.length <= 4 * LONGEST && /^[^\s\p{C}]+$/u.test(name) && [...name].length <= LONGEST
    ? name
    : quote(name);
