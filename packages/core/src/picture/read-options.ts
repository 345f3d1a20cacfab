// The options of reading a picture: types only.
import type { Edge } from '../board/setup.ts';
import type { Corners, QuarterTurns } from './image/picture.ts';

/** What the caller knows about a picture. */
export interface ReadOptions {
  /**
   * The grid's corners in pixels of the picture, clockwise from any of them; they need not be exact, but have to form a convex
   * quadrilateral. Default: found in the picture.
   */
  readonly corners?: Corners;
  /**
   * Columns and rows of cells, 4 to 8; the picture may show them the other way round. One alone means a square. Default: 6×6; if
   * that fits badly, the size from 5×5 to 8×8 that fits best.
   */
  readonly columns?: number;
  readonly rows?: number;
  /**
   * The edge by which the primary leaves, in the upright board. Default: the one at which the picture shows the exit; if it
   * shows none, the right one, or the bottom one for a vertical primary.
   */
  readonly exit?: Edge;
  /** Quarter turns clockwise that put the picture upright. Default: by the classic row of the red car and the exit that is seen. */
  readonly turns?: QuarterTurns;
}
