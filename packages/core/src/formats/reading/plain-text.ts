/*
 * Texts that are one board and nothing else, written so that no reader takes them in another way: letters and full stops,
 *
 *     IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM     on one line, a square number of them
 *
 *     AA...O                                   or in as many rows as each has
 *     P..Q.O
 *     PXXQ.O
 *     P..Q..
 *     B...CC
 *     B.RRR.
 *
 * The reader of everything takes long to load and to look for what else a text may be; a program that is started for one board can leave
 * that out for these.
 */
import { text as aText, check, object } from '../../basics/arguments.ts';
import { validated } from '../../board/validate.ts';
import { line } from '../line/line.ts';
import type { BoardFormat, BoardText, FormatSet, ReadTextOptions } from '../parts/format.ts';
import { rows } from '../rows/rows.ts';
import { commonSet } from './common.ts';
import { formatOfBlock } from './detect.ts';
import { doubtOfLine, doubtOfRows } from './glyph-doubts.ts';

/** The text of a board of which the format is known. */
export interface PlainText extends BoardText {
  readonly format: BoardFormat;
}

/** One line of letters and full stops. */
const LINE = /^[A-Za-z.]{16,256}\r?\n?$/;
/** Several of them. */
const ROWS = /^(?:[A-Za-z.]{4,16}\r?\n){3,15}[A-Za-z.]{4,16}\r?\n?$/;

/** What may be recognised in such texts, in the order in which all formats are asked. */
const inRows: FormatSet = { recognised: [rows, ...commonSet.recognised] };

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
  if (LINE.test(text)) return withoutDoubt({ text: text.trim(), line: 1, format: line }, options);
  const written = ROWS.test(text) ? text.trim().split(/\r?\n/) : [];
  if (!text.includes('.') || !written.every((row) => row.length === written.length)) return undefined;
  const format = formatOfBlock(written, inRows);
  return format && withoutDoubt({ text: written.join('\n'), line: 1, format }, options);
}

/** The text if it is a legal board about which there is no doubt. */
function withoutDoubt(piece: PlainText, options: ReadTextOptions): PlainText | undefined {
  const { text, format } = piece;
  if (!format.recognises(text.split('\n'))) return undefined;
  const parsed = format.parse(text, options);
  const board = parsed.ok ? validated(parsed.value.setup) : undefined;
  if (!board?.ok) return undefined;
  const doubt =
    format.id === 'line' ? doubtOfLine(board.value, format) : doubtOfRows(board.value, piece, options);
  return doubt === undefined ? piece : undefined;
}
