// The boards of a text in any format or shape. It is loaded when there is a text to read: a first visit does without it.

import { createBoardReader } from '@unjam/core';
import { allFormats, type ReadBoard } from '@unjam/core/formats';
import type { ShapeOptions } from '@unjam/core/shapes';

const formats = allFormats();

/** What glyphs and columns mean in a text that no format recognises, where a person says so. */
export type Meaning = Omit<ShapeOptions, 'solve'>;

/** Every board of a text, legal or not. */
export function anyBoards(text: string, meaning: Meaning = {}): readonly ReadBoard[] {
  const reader = createBoardReader({ ...meaning, formats });
  return [...reader.push(text), ...reader.end()];
}
