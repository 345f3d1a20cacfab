// What becomes of the inputs that the command line names: texts of boards, which other threads may read, and boards that were read.
import type { BoardText, FormatSet, ReadBoard } from '@unjam/core/formats';
import { readBoardText } from '@unjam/core/formats';
import type { TextOptions } from './reading-options.ts';
import type { ShapePiece } from './shapes.ts';
import type { Source } from './sources.ts';

/** The text of a board, a board of a text that no format recognises, or one that was seen in a picture, with its source. */
export type Piece =
  | ({ readonly kind: 'text'; readonly source: Source } & TextPiece)
  | ShapePiece
  | ({ readonly kind: 'picture'; readonly source: Source } & PictureBoard);

/** The text of a board. */
export interface TextPiece {
  readonly text: BoardText;
  /** With what it is read. */
  readonly formats: FormatSet;
}

/** The board that was read in a picture. */
export interface PictureBoard {
  readonly read: ReadBoard;
  readonly isSure: boolean;
}

/**
 * Follows the last piece of a source. `fenced` says whether the source has fences as Markdown has, ``` or ~~~: then text outside of them
 * that is no board is prose.
 */
export interface EndOfSource {
  readonly kind: 'end';
  readonly source: Source;
  readonly fenced: boolean;
}

/** Reads the text of a board. */
export const readPiece = ({ text, formats }: TextPiece, options: TextOptions): ReadBoard =>
  readBoardText(text, options, formats);
