/*
 * Texts that are one board and nothing else, written so that no reader takes them in another way:
 *
 *     IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM     letters alone, a square number of them
 *
 * The reader of everything takes long to load and to look for what else a text may be; a program that is started for one board can leave
 * that out for these.
 */
import { text as aText, check, object } from '../../basics/arguments.ts';
import { validated } from '../../board/validate.ts';
import { line } from '../line/line.ts';
import type { BoardFormat, BoardText, ReadTextOptions } from '../parts/format.ts';
import { doubtOfLine } from './glyph-doubts.ts';

/** The text of a board of which the format is known. */
export interface PlainText extends BoardText {
  readonly format: BoardFormat;
}

/** One line of more letters and full stops than a row of a grid may have. */
const LINE = /^[A-Za-z.]{25,256}\r?\n?$/;

/**
 * The text of the only board of a text that is nothing else, with its format, for `readBoardText`. Every reader reads it as the same
 * board. Undefined for other texts, which may be boards too, and for a board that is not legal or in doubt.
 *
 * @param text - a whole text
 * @param options - the primary and the exit, where the text leaves them open
 *
 * @internal
 * @example
 * plainText('IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM')?.format?.id // 'line'
 * plainText('# a card\nIBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM') // undefined
 */
export function plainText(text: string, options: ReadTextOptions = {}): PlainText | undefined {
  check(text, 'text', aText);
  check(options, 'options', object);
  if (!LINE.test(text) || !line.recognises([text.trim()])) return undefined;
  const parsed = line.parse(text, options);
  const board = parsed.ok ? validated(parsed.value.setup) : undefined;
  if (!board?.ok || doubtOfLine(board.value, line)) return undefined;
  return { text: text.trimEnd(), line: 1, format: line };
}
