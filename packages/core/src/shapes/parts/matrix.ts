/*
 * Rows of glyphs, as a front end cut them out of a text: nothing is decided about what the glyphs mean.
 *
 *     | A | A |   |     rows: [['A', 'A', ' ']], each glyph with its place
 */

import type { Problem } from '../../basics/errors.ts';
import type { TextPlace } from '../../basics/place.ts';
import type { Edge } from '../../board/setup.ts';

export interface Glyph {
  readonly glyph: string;
  readonly at: TextPlace;
  /** Whether the line ends before it, so that nothing stands there. */
  readonly isMissing?: boolean;
}

/** An exit that the text marks. */
export interface ExitMark {
  readonly edge: Edge;
  /** The row or column of the exit, from 0; undefined if only the edge is known. */
  readonly lane?: number;
  /** Whether it is drawn beside the board, so that the primary must stand in its lane. */
  readonly drawn: boolean;
}

/** A square that the text names as the exit, counted from 0 or from 1, on the board or just beyond it. */
export interface ExitSquare {
  readonly row: number;
  readonly column: number;
  /** Whether a sentence calls it the exit, so that the board must have its exit there. */
  readonly isSaid?: true;
}

export interface Matrix {
  readonly rows: readonly (readonly Glyph[])[];
  readonly exits: readonly ExitMark[];
  /** What is unusual about how the rows were cut. */
  readonly cost: number;
  /** How the cells were cut, in words: `rows of cells`. */
  readonly says: string;
  /** Whether lines beside the rows may be rows too, with blanks for empty cells. */
  readonly isTorn?: boolean;
  /** The glyph of the border that was taken away. */
  readonly border?: string;
}

/** The numbers of a wall: both of its square in any order, those that are named, or that of its cell. */
export type WallNumbers =
  | { readonly kind: 'pair'; readonly first: number; readonly second: number }
  | { readonly kind: 'named'; readonly row: number; readonly column: number; readonly isXY: boolean }
  | { readonly kind: 'cell'; readonly cell: number };

/** Another order of lines than from the top: from the bottom, or each line a column. */
export type Order = 'from-bottom' | 'columns';

/** What a text says about a board beside it. */
export interface About {
  readonly line: number;
  readonly name?: string;
  readonly width?: number;
  readonly height?: number;
  /** Whether either of the two may be the columns: two numbers alone, such as `"size": [6, 7]`. */
  readonly isEitherWay?: boolean;
  /** A number called `n`, which may be the side of the board or count something. */
  readonly perhapsSide?: number;
  /** The number of vehicles. */
  readonly count?: number;
  /** The same, where no other thing can be counted. */
  readonly vehicles?: number;
  /** The length in moves that the text claims; -1 for a board that cannot be solved. */
  readonly claimed?: number;
  /** The label of the primary. */
  readonly primary?: string;
  readonly exits: readonly ExitMark[];
  /** Several where it is not known which number is the row. */
  readonly exitSquares?: readonly ExitSquare[];
  /** Walls that are named beside the vehicles. */
  readonly walls?: readonly WallNumbers[];
  /** Whether rows count from the bottom. */
  readonly isUpsideDown?: boolean;
  /** In which order lines that draw a board are written, where the text says another than from the top. */
  readonly order?: Order;
  /** What the text says that is not understood, and that a board must not be without. */
  readonly unread?: Problem;
}

/** A size that a text says. */
export interface SaidSize {
  readonly width: number;
  readonly height: number;
  /** Whether only the name `n` says what the number is, so that it may count vehicles or moves. */
  readonly isLoose?: true;
}

export const widthOf = (matrix: Pick<Matrix, 'rows'>): number => matrix.rows[0]?.length ?? 0;

/** Whether all rows are equally long and the size is that of a board, with room for a border of `rings` rings. */
export function isBoardLike({ rows }: Pick<Matrix, 'rows'>, most = 16): boolean {
  const width = rows[0]?.length ?? 0;
  return (
    width >= 2 &&
    width <= most &&
    rows.length >= 2 &&
    rows.length <= most &&
    rows.every((row) => row.length === width)
  );
}
