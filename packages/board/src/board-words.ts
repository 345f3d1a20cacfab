// What the element says, to screen readers: in English, until a page sets other words. In a file of its own, so that a
// page may set them before any element is made.

import type { Board, Slide } from '@unjam/core';
import { at, counted } from '@unjam/core/basics';
import { describeMove, describeSlide } from '@unjam/core/board';
import { describeInColour } from '@unjam/core/render';
import type { BoardWords } from './element-types.ts';
import { describePlace, describe as describeVehicle } from './vehicle-name.ts';

const english: BoardWords = {
  board: ({ width, height, exit, walls }) => {
    const places = walls.map((cell) => `row ${Math.floor(cell / width) + 1} column ${(cell % width) + 1}`);
    const blocks = places.length === 0 ? '' : `, ${counted(places.length, 'wall')}: ${places.join('; ')}`;
    return `Board of ${height} rows and ${width} columns${blocks}, exit at the ${exit}`;
  },
  vehicle: describeVehicle,
  place: describePlace,
  name: describeInColour,
  move: (board: Board, move: Slide) => describeMove(board, move, describeInColour),
  solved: (move) => `${move}. Solved: the red car is out.`,
  movedTogether: (count) => `${count} vehicles moved`,
  cannotMove: (board: Board, vehicle: number, direction: number) => {
    const way = describeSlide(at(board.vehicles, vehicle), direction).split(' ')[0];
    return `${describeInColour(board, vehicle)} cannot move ${way}`;
  },
  unsolved: 'Bring the red car to the exit.',
};

/** The present words. */
export let words: BoardWords = english;

/**
 * Sets the words of all elements; those that are already drawn say them after `UnjamBoard.retell`.
 *
 * @param others - undefined for English
 */
export function speakWith(others: BoardWords | undefined): void {
  words = others ?? english;
}
