// The boards of a text in any format or shape. It is loaded when there is a text to read: a first visit does without it.

import { createBoardReader } from '@unjam/core';
import { allFormats, type ReadBoard } from '@unjam/core/formats';
import type { ShapeOptions } from '@unjam/core/shapes';

const formats = allFormats();

/** What glyphs and columns mean in a text that no format recognises, where a person says so. */
export type Meaning = Omit<ShapeOptions, 'solve'>;

/** Characters that are read before it is asked whether there are enough boards. */
const PIECE = 1 << 14;

/**
 * The boards of a text, legal or not.
 *
 * @param most - reading ends once there are so many legal boards, and perhaps some more; without it every board is read
 * @param boardOf - the board of a puzzle by its id, for links; default: such links are refused
 */
export function anyBoards(
  text: string,
  meaning: Meaning = {},
  most = Infinity,
  boardOf?: (id: string) => string | undefined,
): readonly ReadBoard[] {
  const reader = createBoardReader({ ...meaning, formats: boardOf ? allFormats(boardOf) : formats });
  const read: ReadBoard[] = [];
  let legal = 0;
  for (let from = 0; from < text.length; from += PIECE) {
    const boards = reader.push(text.slice(from, from + PIECE));
    read.push(...boards);
    legal += boards.filter(({ result }) => result.ok).length;
    if (legal >= most) return read;
  }
  return [...read, ...reader.end()];
}
