/*
 * Measures how alike two boards look and play, from 0 to 1.
 *
 * Source: our own. Each vehicle or wall of one board, except the primary, is compared with those of the other: it
 * counts one half if one of the same length is on the same lane, and another half if one is in the same place. The sum
 * is divided by the number of pieces of the board that has more. Boards of different sizes are not alike. If the
 * primary's row is the middle one, a board is also compared with the other one upside down, and the greater likeness
 * counts.
 *
 *     X X a .    X X . b    a has no partner; c has d on its lane, in another place:
 *     . . a .    . . . b    (0 + 1/2) / 2 = 1/4
 *     c c . .    . d d .
 */

import type { Board } from '@unjam/core';
import { primaryOf } from '@unjam/core/board';

/** What likeness compares: the pieces as sorted numbers, by lane and by place. */
export interface Traits {
  readonly lanes: Uint16Array;
  readonly places: Uint16Array;
}

const KINDS = 8;
const OFFSETS = 8;

interface Placed {
  /** Horizontal lanes from 0, vertical ones from 8, rows of walls from 16. */
  readonly lane: number;
  readonly offset: number;
  readonly length: number;
}

/** The traits of a board, and of the board upside down if its primary stays on the same row. */
export function traitsOf(board: Board): { readonly upright: Traits; readonly turned?: Traits } {
  const pieces = piecesOf(board);
  const upright = traitsOfPieces(pieces);
  if (2 * primaryOf(board).lane + 1 !== board.height) return { upright };
  return { upright, turned: traitsOfPieces(pieces.map((piece) => upsideDown(piece, board.height))) };
}

function piecesOf(board: Board): Placed[] {
  const { width, vehicles, walls, primary } = board;
  return [
    ...vehicles.flatMap(({ orientation, lane, offset, length }, i) =>
      i === primary ? [] : [{ lane: orientation === 'horizontal' ? lane : 8 + lane, offset, length }],
    ),
    ...walls.map((cell) => ({ lane: 16 + Math.floor(cell / width), offset: cell % width, length: 1 })),
  ];
}

function upsideDown({ lane, offset, length }: Placed, height: number): Placed {
  const vertical = lane >= 8 && lane < 16;
  return vertical
    ? { lane, offset: height - offset - length, length }
    : { lane: (lane & 16) + height - 1 - (lane & 7), offset, length };
}

function traitsOfPieces(pieces: readonly Placed[]): Traits {
  const lanes = pieces.map(({ lane, length }) => lane * KINDS + length);
  const places = pieces.map(({ lane, length, offset }) => (lane * KINDS + length) * OFFSETS + offset);
  return { lanes: Uint16Array.from(lanes).sort(), places: Uint16Array.from(places).sort() };
}

/** The likeness of two boards of one size; `other` may be upside down. */
export function likeness(one: Traits, other: Traits): number {
  const most = Math.max(one.lanes.length, other.lanes.length);
  if (most === 0) return 1;
  return (inCommon(one.lanes, other.lanes) + inCommon(one.places, other.places)) / (2 * most);
}

/** A member of an array that is long enough; the shared `at` sees many types of array and is slower here. */
const memberAt = (members: Uint16Array, index: number): number => members[index] ?? Number.NaN;

/** How many members two sorted lists have in common, each counted as often as both have it. */
function inCommon(a: Uint16Array, b: Uint16Array): number {
  let count = 0;
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    const difference = memberAt(a, i) - memberAt(b, j);
    if (difference === 0) count++;
    if (difference <= 0) i++;
    if (difference >= 0) j++;
  }
  return count;
}
