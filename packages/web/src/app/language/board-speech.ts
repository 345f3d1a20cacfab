// What boards say in a language other than English, by the texts of that language.

import { laneLength } from '@unjam/core/board';
import { at } from '@unjam/core/engine';
import type { BoardWords } from '../../board/board-words.ts';
import { rangeOf } from '../../board/drag.ts';
import { vehicleText } from './english/vehicles.ts';
import { moved, named, type Way } from './vehicle-words.ts';

export const boardSpeech: BoardWords = {
  board: ({ width, height, walls, exit }) => vehicleText().board(height, width, walls.length, exit),
  vehicle: (board, state, index) => {
    const { orientation, lane } = at(board.vehicles, index);
    const horizontal = orientation === 'horizontal';
    const { from, to } = rangeOf(board, state, index);
    const offset = at(state, index);
    const slides: readonly { readonly way: Way; readonly cells: number }[] = [
      { way: horizontal ? 'left' : 'up', cells: offset - from },
      { way: horizontal ? 'right' : 'down', cells: to - offset },
    ];
    const room = slides.filter(({ cells }) => cells > 0);
    return vehicleText().vehicle(named(board, index), horizontal ? 'row' : 'column', lane + 1, room);
  },
  place: (board, state, index) => {
    const vehicle = at(board.vehicles, index);
    const first = at(state, index) + 1;
    const across = vehicle.orientation === 'horizontal' ? 'column' : 'row';
    return vehicleText().place(across, first, first + vehicle.length - 1, laneLength(board, vehicle));
  },
  name: (board, vehicle) => vehicleText().name(named(board, vehicle)),
  move: (board, move) => vehicleText().move(moved(board, move)),
  solved: (move) => vehicleText().solved(move),
  movedTogether: (count) => vehicleText().movedTogether(count),
  cannotMove: (board, vehicle, direction) => {
    const { vehicle: name, way } = moved(board, { vehicle, by: direction });
    return vehicleText().cannotMove(name, way);
  },
};
