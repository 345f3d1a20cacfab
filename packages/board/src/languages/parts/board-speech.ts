// What a board says to a screen reader in a language other than English.

import type { Board, Slide, State } from '@unjam/core';
import { at } from '@unjam/core/basics';
import { laneLength, type Way } from '@unjam/core/board';
import { rangeOf } from '../../drag.ts';
import type { BoardWords } from '../../element-types.ts';
import { type Moved, moved, type Named, named } from './vehicle-words.ts';

/** The texts of one language for what a board says. English has none: the element itself says it in English. */
export interface BoardTexts {
  readonly name: (vehicle: Named) => string;
  readonly move: (move: Moved) => string;
  readonly board: (
    rows: number,
    columns: number,
    walls: readonly { readonly row: number; readonly column: number }[],
    exit: Board['exit'],
  ) => string;
  /** A vehicle, its lane and how far it can slide each way. */
  readonly vehicle: (
    vehicle: Named,
    lane: 'row' | 'column',
    number: number,
    room: readonly { readonly way: Way; readonly cells: number }[],
  ) => string;
  /** The cells of a lane that a vehicle covers. */
  readonly place: (across: 'row' | 'column', first: number, last: number, of: number) => string;
  readonly cannotMove: (vehicle: Named, way: Way) => string;
  readonly movedTogether: (count: number) => string;
  readonly solved: (move: string) => string;
  readonly unsolved: string;
}

/** The words of the element in the language of these texts. */
export const boardSpeech = (texts: BoardTexts): BoardWords => ({
  board: ({ width, height, walls, exit }) =>
    texts.board(
      height,
      width,
      walls.map((cell) => ({ row: Math.floor(cell / width) + 1, column: (cell % width) + 1 })),
      exit,
    ),
  vehicle: (board: Board, state: State, index: number) => {
    const { orientation, lane } = at(board.vehicles, index);
    const horizontal = orientation === 'horizontal';
    const { from, to } = rangeOf(board, state, index);
    const offset = at(state, index);
    const slides: readonly { readonly way: Way; readonly cells: number }[] = [
      { way: horizontal ? 'left' : 'up', cells: offset - from },
      { way: horizontal ? 'right' : 'down', cells: to - offset },
    ];
    const room = slides.filter(({ cells }) => cells > 0);
    return texts.vehicle(named(board, index), horizontal ? 'row' : 'column', lane + 1, room);
  },
  place: (board: Board, state: State, index: number) => {
    const vehicle = at(board.vehicles, index);
    const first = at(state, index) + 1;
    const across = vehicle.orientation === 'horizontal' ? 'column' : 'row';
    return texts.place(across, first, first + vehicle.length - 1, laneLength(board, vehicle));
  },
  name: (board: Board, vehicle: number) => texts.name(named(board, vehicle)),
  move: (board: Board, move: Slide) => texts.move(moved(board, move)),
  solved: (move) => texts.solved(move),
  movedTogether: (count) => texts.movedTogether(count),
  cannotMove: (board: Board, vehicle: number, direction: number) => {
    const { vehicle: name, way } = moved(board, { vehicle, by: direction });
    return texts.cannotMove(name, way);
  },
  unsolved: texts.unsolved,
});
