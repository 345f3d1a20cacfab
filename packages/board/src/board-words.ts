// What the element says, to screen readers: in English, until a page sets other words. In a file of its own, so that a
// page may set them before any element is made.

import type { Board, Slide, State } from '@unjam/core';
import { at, counted } from '@unjam/core/basics';
import { describeMove, describeSlide } from '@unjam/core/board';
import { describeInColour } from '@unjam/core/render';
import { describePlace, describe as describeVehicle } from './vehicle-name.ts';

/** The words of the element in one language. */
export interface BoardWords {
  /** The board: its size and its exit. */
  readonly board: (board: Board) => string;
  /** A vehicle, its lane and how far it can slide: `red car, row 3, can move right 1`. */
  readonly vehicle: (board: Board, state: State, vehicle: number) => string;
  /** Where a vehicle is in its lane: `columns 2 to 3 of 6`. */
  readonly place: (board: Board, state: State, vehicle: number) => string;
  /** `red car`, `blue truck A`. */
  readonly name: (board: Board, vehicle: number) => string;
  /** `red car right 2`. */
  readonly move: (board: Board, move: Slide) => string;
  /** The move that solved the board, given in words. */
  readonly solved: (move: string) => string;
  /** So many vehicles moved at once. */
  readonly movedTogether: (count: number) => string;
  /** A vehicle cannot slide in a direction, 1 or -1. */
  readonly cannotMove: (board: Board, vehicle: number, direction: number) => string;
}

const english: BoardWords = {
  board: ({ width, height, exit, walls }) => {
    const blocks = walls.length === 0 ? '' : `, ${counted(walls.length, 'wall')}`;
    return `Board of ${height} rows and ${width} columns${blocks}, exit at the ${exit}`;
  },
  vehicle: describeVehicle,
  place: describePlace,
  name: describeInColour,
  move: (board, move) => describeMove(board, move, describeInColour),
  solved: (move) => `${move}. Solved: the red car is out.`,
  movedTogether: (count) => `${count} vehicles moved`,
  cannotMove: (board, vehicle, direction) => {
    const way = describeSlide(at(board.vehicles, vehicle), direction).split(' ')[0];
    return `${describeInColour(board, vehicle)} cannot move ${way}`;
  },
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
