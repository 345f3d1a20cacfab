/*
 * Text from outside (names of boards, words of a file, cells of an atlas, names of workers) may hold control characters
 * or characters that change the direction of writing. They are written as escapes such as `\u001b`, which are readable,
 * harmless, and mean the same in a JSON string.
 */

/**
 * Control characters except tab and line feed, separators of lines and paragraphs, and characters that set the
 * direction of writing.
 */
const unsafe = /(?![\t\n])[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const unsafeInLine = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * A text of several lines with these characters escaped.
 *
 * @example
 * visible('a\u001b[2J\nb') // 'a\\u001b[2J\nb'
 */
export const visible = (text: string): string => text.replace(unsafe, escaped);

/**
 * The same for a text that must stay on one line, such as a name: tabs and line feeds are escaped too.
 *
 * @example
 * visibleLine('Good\n\nXX..') // 'Good\\u000a\\u000aXX..'
 */
export const visibleLine = (text: string): string => text.replace(unsafeInLine, escaped);

/**
 * A text of at most so many characters: the beginning of a longer one, with a mark. No character of two units is cut in half.
 *
 * @example
 * beginningOf('oooooooo', 4) // 'ooo…'
 */
export const beginningOf = (text: string, most: number): string =>
  text.length > most ? `${[...text.slice(0, most)].slice(0, -1).join('')}…` : text;

/**
 * The same text, but of words that are longer than any path only the beginning: a word that was typed or read may have any length, and
 * would hide the rest of a message. The colon, semicolon or comma that ends the word stays.
 */
export const shortened = (line: string): string =>
  line.replace(/\S{4097,}/gu, (word) => `${beginningOf(word, 100)}${/[:;,]*$/.exec(word)?.[0] ?? ''}`);
