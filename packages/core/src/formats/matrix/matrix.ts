import { err, ok } from '../../basics/result.ts';
import { EMPTY, occupancy, WALL } from '../../board/board.ts';
import { exitProblem, notExpressible } from '../parts/expressible.ts';
import type { BoardWriter } from '../parts/format.ts';

/*
 * Rows of numbers as JSON, which is Python too: 0 is empty, 1 the red car, 2 and more the other vehicles in their order, -1 a
 * wall. Many programs hold a board like this.
 *
 *     [[0,0,2],          . . A
 *      [1,1,2],          X X A
 *      [0,0,0]]          . . .
 *
 * It does not say where the exit is: the red car leaves at the right, or at the bottom if it stands upright.
 * Where another number is likelier the red car, the reader asks.
 */
export const matrix: BoardWriter<'matrix'> = {
  id: 'matrix',
  print(board) {
    const refused = exitProblem(board, 'matrix');
    if (refused) return err(refused);
    const { width, height, primary, vehicles, walls } = board;
    const isFull = !occupancy(board).includes(EMPTY);
    if (isFull && walls.length > 0)
      return err(notExpressible('matrix', 'it has walls and no empty cell, so that walls would be empty'));
    const others = vehicles.flatMap((_, index) => (index === primary ? [] : index));
    const number = (piece: number): number =>
      piece === EMPTY ? 0 : piece === WALL ? -1 : piece === primary ? 1 : others.indexOf(piece) + 2;
    const cells = occupancy(board).map(number);
    const rows = Array.from({ length: height }, (_, row) =>
      JSON.stringify(cells.slice(row * width, (row + 1) * width)),
    );
    return ok(`[${rows.join(',\n ')}]`);
  },
};
