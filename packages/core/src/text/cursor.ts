import type { Problem, ProblemCode } from '../basics/errors.ts';
import type { TextPlace } from '../basics/place.ts';
import { quote } from '../basics/quote.ts';
import { LINE_BREAK } from './lines.ts';

/**
 * A position in a text that moves forward as a parser reads. The cursor keeps the first problem: from then on it stands at
 * the end and reads nothing, so that a parser need not check after every step.
 */
export interface Cursor {
  /** The next character outside blanks and comments; empty at the end. */
  peek(): string;
  /** Moves past the next character if it is this one. */
  skip(character: string): boolean;
  /** Moves past this character, or fails. */
  expect(character: string): void;
  /** Fails unless the text ends here. */
  expectEnd(): void;
  /** Reads a list in brackets: items, each read by `item`, separated by commas. */
  list(open: string, close: string, item: () => void): void;
  /** Moves past what a sticky pattern matches after blanks and comments, and returns it; or fails. */
  match(pattern: RegExp, expected: string): string;
  /** Where the next character stands. */
  place(): TextPlace;
  /** Sets the problem, here or at an earlier place; its code is `unfinished` where the text has ended. */
  fail(expected: string, message?: string, code?: ProblemCode, at?: TextPlace): void;
  readonly problem: Problem | undefined;
}

function placeAfter(text: string): TextPlace {
  const lines = text.split(LINE_BREAK);
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}

/**
 * A cursor at the start of a text.
 *
 * @param blanks - a sticky pattern for blanks and comments
 */
export function cursorAt(text: string, blanks = /\s*/y): Cursor {
  let index = 0;
  let problem: Problem | undefined;
  const lineStarts = [0, ...[...text.matchAll(/\r\n|\n|\r/g)].map((match) => match.index + match[0].length)];
  let line = 0;

  const pass = () => {
    blanks.lastIndex = index;
    if (blanks.test(text)) index = blanks.lastIndex;
  };

  const cursor: Cursor = {
    peek() {
      pass();
      const code = text.codePointAt(index);
      return code === undefined ? '' : String.fromCodePoint(code);
    },
    skip(character) {
      if (cursor.peek() !== character) return false;
      index += character.length;
      return true;
    },
    expect(character) {
      if (!cursor.skip(character)) cursor.fail(character);
    },
    expectEnd() {
      if (cursor.peek() !== '') cursor.fail('the end of the text');
    },
    list(open, close, item) {
      cursor.expect(open);
      if (cursor.skip(close)) return;
      while (!problem) {
        item();
        if (cursor.skip(close)) return;
        if (!cursor.skip(',')) cursor.fail(`, or ${close}`);
      }
    },
    match(pattern, expected) {
      pass();
      pattern.lastIndex = index;
      const found = pattern.exec(text)?.[0];
      if (found === undefined) cursor.fail(expected);
      index += problem ? 0 : (found ?? '').length;
      return found ?? '';
    },
    place() {
      pass();
      while ((lineStarts[line + 1] ?? Number.POSITIVE_INFINITY) <= index) line++;
      return { line: line + 1, column: index - (lineStarts[line] ?? 0) + 1 };
    },
    fail(expected, message, code = 'unexpected-character', place) {
      if (problem) return;
      const found = cursor.peek();
      const missing = message === undefined && found === '';
      const at = place ?? (missing ? placeAfter(text.trimEnd()) : cursor.place());
      problem = {
        code: missing ? 'unfinished' : code,
        message: message ?? (missing ? 'the text ends too early' : `unexpected ${quote(found)}`),
        expected,
        at: { text: at },
      };
      index = text.length;
    },
    get problem() {
      return problem;
    },
  };
  return cursor;
}
