// Source: ours.
// Guarantee: `readExactly` gives the most probable legal board inside the corners; `readGrid` may miss it.
//
//    corners -> flat board -> what the network says -> evidence -> tiling
import type { BoardLook } from '../flat-board/board-network.ts';
import { type CellColour, coloursOf } from '../flat-board/cell-colours.ts';
import { type FlatBoard, flatten } from '../flat-board/flat-board.ts';
import { gridFit } from '../grids/grid-fit.ts';
import type { Corners } from '../image/picture.ts';
import type { WorkingImage } from '../image/working-image.ts';
import { tile, tileQuickly } from '../tilings/tiling.ts';
import type { Evidence, Piece, TilingResult } from '../tilings/tilings.ts';
import { evidenceOf } from './evidence.ts';
import { type ExitEvidence, exitEvidence } from './exits.ts';
import { linesBetween, plainCells, withPlainColours } from './plain-colours.ts';
import { meanChroma, redness, strongestRed } from './redness.ts';

/** Boards this much less probable than the best (natural logarithm) are left out of the sums. */
export const WITHIN = 3.5;
/** How much less likely, as a logarithm, a piece without colour is the red car than the one with the strongest red. */
const PALER = 3;
/** How many boards are given: the best and the runners-up. */
export const BOARDS = 4;

/** The reading of a grid inside four corners, not yet turned upright. */
export interface GridReading<Look extends BoardLook = BoardLook> {
  readonly columns: number;
  readonly rows: number;
  /** In the working image. */
  readonly corners: Corners;
  readonly look: Look;
  readonly exits: ExitEvidence;
  readonly tiling: TilingResult;
  readonly evidence: Evidence;
  /** Of all cells, row by row. */
  readonly colours: readonly CellColour[];
  /** Whether each cell has one colour throughout; undefined where only solids were seen. */
  readonly isPlain?: readonly boolean[];
  readonly signs: GridSigns;
  /** The greatest confidence that is given, where nothing is red and the primary was told by its place on the exit's row. */
  readonly mostConfidence?: number;
}

/** The signs that distinguish a right reading from a wrong one. */
export interface GridSigns {
  /** The score of the best tiling (a natural logarithm), scaled to a board of 36 cells. */
  readonly score: number;
  /** How well the grid's lines fit. */
  readonly fit: number;
  /** The logarithm of the odds that the grid lies on the cells, as the network sees it. */
  readonly aligned: number;
  /** How red the primary is: 0 for plain red, less for other colours. */
  readonly redness: number;
}

/**
 * A quick reading of the cells inside the corners, for comparing grids. It may miss the most probable board.
 *
 * @param lane - how likely the primary is on a piece's lane, as a logarithm, if the exit is seen as `exits` says
 * @param lookAt - how the network looks at the board
 */
export function readGrid<Look extends BoardLook>(
  image: WorkingImage,
  corners: Corners,
  columns: number,
  rows: number,
  lane: (piece: Piece, exits: ExitEvidence) => number,
  lookAt: (flat: FlatBoard) => Look,
): GridReading<Look> | undefined {
  const flat = flatten(image, corners, columns, rows);
  if (!flat) return undefined;
  const look = lookAt(flat);
  const exits = exitEvidence(look, columns, rows);
  const colours = coloursOf(flat);
  const isPlain = plainCells(flat, colours);
  const strongest = strongestRed(colours);
  const merits = new Map<number, number>();
  const primary = (piece: Piece): number => {
    const key = (piece.cell * 16 + piece.length) * 2 + (piece.orientation === 'horizontal' ? 1 : 0);
    let merit = merits.get(key);
    if (merit === undefined) {
      merit =
        1.2 * redness(columns, colours, piece) +
        PALER * (meanChroma(columns, colours, strongest, piece) / strongest - 1) +
        lane(piece, exits);
      merits.set(key, merit);
    }
    return merit;
  };
  const evidence = evidenceOf(
    flat,
    withPlainColours(look, flat, linesBetween(image, corners, columns, rows), colours, isPlain),
    primary,
  );
  const tiling = tileQuickly(evidence);
  const top = tiling?.best[0];
  const red = top?.pieces[top.primary];
  if (!tiling || !top || !red) return undefined;
  return {
    columns,
    rows,
    corners,
    look,
    exits,
    tiling,
    evidence,
    colours,
    isPlain,
    signs: {
      score: (top.score / (columns * rows)) * 36,
      fit: gridFit(image, corners, columns, rows),
      aligned: look.aligned,
      redness: redness(columns, colours, red),
    },
  };
}

/** The same reading with the exact search: the most probable board, the runners-up, and how certain each cell is. */
export function readExactly(reading: GridReading): GridReading {
  return { ...reading, tiling: tile(reading.evidence, BOARDS, WITHIN) ?? reading.tiling };
}
