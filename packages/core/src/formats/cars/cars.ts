import { err, ok } from '../../basics/result.ts';
import { squareOf } from '../../board/cell.ts';
import { isWallWord } from '../../shapes/lists/words.ts';
import { notExpressible, sharedLabelProblem } from '../parts/expressible.ts';
import type { BoardWriter } from '../parts/format.ts';

/*
 * A JSON object as clones of the game hold their levels: the size, the side of the exit, and the vehicles, each with the row and
 * the column of its first cell from 0 at the top left.
 *
 *     {"width":3,"height":3,"exit":"right",                                          . . A
 *      "cars":[{"id":"X","row":1,"col":0,"length":2,"orientation":"horizontal",      X X A
 *               "isRed":true}, …]}                                                   . . .
 *
 * Walls are the list `walls` of rows and columns, where there are any. Where no vehicle stands in row or column 0 and all would
 * fit if counted from 1, the reader asks.
 */
export const cars: BoardWriter<'cars'> = {
  id: 'cars',
  print(board) {
    const { width, height, exit, primary, vehicles, walls } = board;
    const shared = sharedLabelProblem(board, 'cars');
    if (shared) return err(shared);
    const named = vehicles.find(({ label }, index) => index !== primary && isWallWord(label));
    if (named) return err(notExpressible('cars', `vehicle ${named.label} would be a wall`, named.label));
    const listed = vehicles.map(({ label, orientation, lane, offset, length }, index) => ({
      id: label,
      ...(orientation === 'horizontal' ? { row: lane, col: offset } : { row: offset, col: lane }),
      length,
      orientation,
      isRed: index === primary,
    }));
    const blocked = walls.map((wall) => {
      const { row, column } = squareOf(wall, width);
      return { row, col: column };
    });
    return ok(
      JSON.stringify({ width, height, exit, cars: listed, ...(blocked.length > 0 && { walls: blocked }) }),
    );
  },
};
