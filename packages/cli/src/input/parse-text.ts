import { tryParseBoard } from '@unjam/core';
import { allFormats } from '@unjam/core/formats';
import { boardOfId } from './catalogue.ts';
import { decidingOptionsOf, type TextOptions } from './reading-options.ts';
import { lengthOf } from './shapes.ts';

/** The reader of every format, which also knows the links to puzzles of the catalogue. */
const formats = allFormats(boardOfId);

/** The board of a text that holds one, in any format or shape. */
export const parseText = (text: string, options: Omit<TextOptions, 'format'> = {}) =>
  tryParseBoard(text, { ...decidingOptionsOf(options), formats, solve: lengthOf });
