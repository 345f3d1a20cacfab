// The options of every command that reads boards: those about texts and those about pictures.
import type { Edge } from '@unjam/core';
import type { FormatId } from '@unjam/core/formats';
import type { Corners, ReadOptions } from '@unjam/core/picture';

/** How to read boards in texts; what is left out is detected. */
export interface TextOptions {
  readonly format?: FormatId;
  readonly primary?: string;
  readonly exit?: Edge;
  /** The meaning of glyphs and columns in a text that no format recognises. */
  readonly empty?: string;
  readonly wall?: string;
  readonly border?: string;
  readonly columns?: string;
}

/** What is known about a picture; what is left out is found. */
export interface PictureOptions {
  readonly exit?: Edge;
  /** Of the grid, in pixels. */
  readonly corners?: Corners;
  /** Columns and rows of cells. */
  readonly size?: { readonly width: number; readonly height: number };
}

/** How to read boards. */
export interface ReadingOptions extends TextOptions, PictureOptions {}

/** Those of the options that are about texts. */
export const textOptionsOf = (options: TextOptions): TextOptions => ({
  ...(options.format !== undefined && { format: options.format }),
  ...decidingOptionsOf(options),
});

/** Those that decide between the readings of a text. */
export const decidingOptionsOf = ({
  primary,
  exit,
  empty,
  wall,
  border,
  columns,
}: TextOptions): Omit<TextOptions, 'format'> => ({
  ...(empty !== undefined && { empty }),
  ...(wall !== undefined && { wall }),
  ...(border !== undefined && { border }),
  ...(columns !== undefined && { columns }),
  ...(primary !== undefined && { primary }),
  ...(exit && { exit }),
});

/** The options as the reader of pictures takes them. */
export const readOptionsOf = ({ corners, size, exit }: PictureOptions): ReadOptions => ({
  ...(corners && { corners }),
  ...(size && { columns: size.width, rows: size.height }),
  ...(exit && { exit }),
});

/** The first given option that only pictures can use. */
export const gridOptionIn = ({ corners, size }: PictureOptions): string | undefined =>
  corners ? '--corners' : size ? '--size' : undefined;
