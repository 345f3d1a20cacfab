import { type BoardResult, tryParseBoard } from '@unjam/core';
import { allFormats } from '@unjam/core/formats';
import { boardOfId } from './catalogue.ts';
import { decidingOptionsOf, type TextOptions } from './reading-options.ts';
import { lengthOf } from './shapes.ts';

/** The reader of every format, which also knows the links to puzzles of the catalogue. */
const formats = allFormats(boardOfId);

/** The board of a text that holds one, in any format or shape. */
export function parseText(text: string, options: Omit<TextOptions, 'format'> = {}): BoardResult {
  const read = tryParseBoard(text, { ...decidingOptionsOf(options), formats, solve: lengthOf });
  if (read.ok || read.error.code !== 'several-boards') return read;
  // whoever asks the command cannot call the function that reads them all
  const error = { ...read.error, expected: 'one board' };
  return { ...read, error, problems: [error] };
}
