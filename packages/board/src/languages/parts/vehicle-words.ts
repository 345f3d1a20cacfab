// Vehicles, ways and moves as texts speak of them.

import type { Board, Slide } from '@unjam/core';
import { at } from '@unjam/core/basics';
import { type Moved as AnyMoved, type Named as AnyNamed, movedBy } from '@unjam/core/board';
import { paintAt } from '@unjam/core/render';

/** The colours of the vehicles, as core's palette names them. */
export const colours = [
  'red',
  'blue',
  'yellow',
  'green',
  'violet',
  'sky',
  'brown',
  'teal',
  'lime',
  'navy',
  'sand',
  'slate',
  'mint',
  'plum',
  'lilac',
  'olive',
] as const;
export type Colour = (typeof colours)[number];

/** A vehicle as a text names it: `blue truck A`; the red one has no label. */
export interface Named extends AnyNamed {
  readonly colour: Colour;
}

/** A move as a text names it. */
export type Moved = AnyMoved<Named>;

export function named(board: Board, index: number): Named {
  const { length, label } = at(board.vehicles, index);
  const kind = length === 2 ? 'car' : 'truck';
  if (index === board.primary) return { colour: 'red', kind, label: '' };
  return { colour: colourOf(paintAt(index > board.primary ? index - 1 : index).name), kind, label };
}

/** A colour of the palette by its name. */
export const colourOf = (name: string): Colour => colours.find((colour) => colour === name) ?? 'slate';

export const moved = (board: Board, slide: Slide): Moved =>
  movedBy(board, slide, named(board, slide.vehicle));

/** A text with a capital at its beginning, for a sentence that begins with the name of a vehicle. */
export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
