import type { Board } from '../../board/board.ts';
import type { ShapeAnswer } from '../../shapes/parts/answer.ts';
import type { Work } from '../../shapes/parts/budget.ts';
import type { BoardText, ReadTextOptions } from '../parts/format.ts';
import type { Doubt, LinesAround } from './doubt.ts';

/**
 * What reads the sentences beside a board and texts in no format. It is by far the largest part of a reader, so a program may
 * begin without it and load it for the first text that needs it.
 *
 * @internal
 */
export interface ShapeReader {
  /**
   * The boards of a text by its shape.
   *
   * @param work - what is left for this text and others together; default: what it needs
   */
  readShapes(text: string, options: ReadTextOptions, work?: Work): ShapeAnswer;
  /** Why a board may not be what its text means; undefined where it is. */
  doubtOf(board: Board, text: BoardText, lines: LinesAround, options: ReadTextOptions): Doubt | undefined;
  /** Whether the lines above a board say anything that its format does not know. */
  saysAnything(headings: readonly string[]): boolean;
}
