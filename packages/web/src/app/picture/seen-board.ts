// A board that was read, as it lies in the picture: which way up it is can be changed.

import type { Setup } from '@unjam/core';
import { markPrimary } from '@unjam/core/board';
import { CERTAIN, type Corners, type PictureReading, type Point } from '@unjam/core/picture';
import { turnedDraft } from '../model/turned-draft.ts';
import { nearestOf } from './corners.ts';
import type { Part } from './part.ts';

export interface SeenBoard {
  /** The board that was read; without a primary if no red car was seen. */
  readonly setup: Setup;
  /** Its corners in the picture, the first at the board's top left. */
  readonly corners: Corners;
  /** What is shown of the picture; left out if that is all of it. */
  readonly part?: Part | undefined;
  /** Whether the corners were given: a person placed them, or another board of the picture lies there. */
  readonly placed: boolean;
  /** Whether a person chose which way is up. */
  readonly turned: boolean;
  /** By how many quarters clockwise the reader turned the picture; 0 where a person chose which way is up. */
  readonly turns: number;
  /** Whether a person chose the size. */
  readonly sized: boolean;
  /** Whether this reading replaced what a person had changed by hand. */
  readonly replaces?: boolean;
  /** How certain each cell is, row by row, and the whole board, 0 to 1. */
  readonly cells: readonly number[];
  readonly confidence: number;
  /** How likely the exit is where it was read, 0 to 1. */
  readonly upright: number;
  /** Whether nothing is red and the red car was told by its place on the exit's row. */
  readonly byPlace: boolean;
}

/** What was known of a board before it was read. */
export interface Given {
  /** The corners at which it was read, if they were given. */
  readonly placed: Corners | undefined;
  /** Where a person wants the board's top left; default: as the reader turned it. */
  readonly topLeft: Point | undefined;
  /** Whether its size was given. */
  readonly sized: boolean;
}

/** What is known of a board whose red car was not seen. */
const NOTHING_SURE = { cells: [], confidence: 0, upright: 0 };
/** The top left of the picture. */
const ORIGIN = { x: 0, y: 0 };

/** The same board turned by a quarter clockwise. */
export function turnedBoard({ setup, corners: [a, b, c, d], cells, ...seen }: SeenBoard): SeenBoard {
  const { width, height } = setup;
  return {
    ...seen,
    setup: turnedDraft(setup),
    corners: [d, a, b, c],
    cells: cells.map((_, cell) => {
      const [row, column] = [height - 1 - (cell % height), Math.floor(cell / height)];
      return cells[row * width + column] ?? 0;
    }),
    turned: true,
    turns: 0,
  };
}

/**
 * What was read, as a board. Where no red car was seen, it has no primary, since only a person can tell which one it is, and lies
 * as in the picture, since only the red car tells which way is up.
 */
export function seenBoard(
  reading: Exclude<PictureReading<Setup>, { kind: 'no grid' }>,
  { placed, topLeft, sized }: Given,
): SeenBoard {
  const { board, corners } = reading;
  const isRead = reading.kind === 'read';
  const { cells, confidence, upright } = isRead ? reading : NOTHING_SURE;
  let seen: SeenBoard = {
    setup: isRead ? board : { ...board, vehicles: markPrimary(board.vehicles, () => false) },
    corners,
    placed: placed !== undefined,
    turned: false,
    turns: isRead && !topLeft ? reading.turns : 0,
    sized,
    cells,
    confidence,
    upright,
    byPlace: isRead && reading.primaryBy === 'place',
  };
  // the reader may have moved the given corners a little
  const nearest = (point: Point) => nearestOf(placed ?? corners, point);
  if (placed) {
    const first = placed.indexOf(nearest(corners[0]));
    const at = (i: number): Point => placed[(first + i) % 4] ?? corners[0];
    seen = { ...seen, corners: [at(0), at(1), at(2), at(3)] };
  }
  const up = topLeft ?? (isRead ? undefined : ORIGIN);
  if (up) while (seen.corners[0] !== nearest(up)) seen = turnedBoard(seen);
  return { ...seen, turned: topLeft !== undefined };
}

/** The cells that are not certain and still hold what was read there. */
export function doubtfulCells({ setup, cells }: SeenBoard, draft: Setup): readonly number[] {
  if (setup.width !== draft.width || setup.height !== draft.height) return [];
  const [read, now] = [piecesOf(setup), piecesOf(draft)];
  return cells.flatMap((certainty, cell) =>
    certainty < CERTAIN && read.get(cell) === now.get(cell) ? [cell] : [],
  );
}

/** What stands on each cell that is not empty. */
function piecesOf({ width, vehicles, walls }: Setup): ReadonlyMap<number, string> {
  const pieces = [...vehicles.map(({ squares }) => squares), ...walls.map((wall) => [wall])].map((squares) =>
    squares.map(({ row, column }) => row * width + column).sort((a, b) => a - b),
  );
  return new Map(pieces.flatMap((cells) => cells.map((cell) => [cell, String(cells)])));
}
