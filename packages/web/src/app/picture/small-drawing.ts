// A small drawing of a board, which is read as quickly as a picture can be.
//
//    . . . . . .
//    . . . . . .      light cells between dark lines, and the red car
//    A A . . . .
//    . . . . . .
import type { Picture } from '@unjam/core/picture';

/** The side of a cell in pixels. */
const CELL = 28;
/** Pixels between the red car and the lines around it. */
const GAP = 4;
/** The sides of the picture in cells: six of the board, and one around it. */
const CELLS = 8;

/** Draws an empty board with the red car on the third row, 224 by 224 pixels. */
export function smallDrawing(): Picture {
  const side = CELLS * CELL;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let pixel = 0; pixel < side * side; pixel++) {
    const [x, y] = [pixel % side, Math.floor(pixel / side)];
    const isOnBoard = Math.min(x, y) > CELL && Math.max(x, y) < side - CELL;
    const isCell = isOnBoard && x % CELL > 1 && y % CELL > 1;
    const isCar = x > CELL + GAP && x < 3 * CELL - GAP && y > 3 * CELL + GAP && y < 4 * CELL - GAP;
    data.fill(isCell && !isCar ? 230 : 60, pixel * 4, pixel * 4 + 3);
    if (isCar) data[pixel * 4] = 220;
  }
  return { width: side, height: side, data };
}
