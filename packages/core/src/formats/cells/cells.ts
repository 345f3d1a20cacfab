import { at } from '../../basics/at.ts';
import type { Square } from '../../basics/place.ts';
import { plain } from '../../basics/quote.ts';
import { err, ok } from '../../basics/result.ts';
import { type Board, vehicleAt } from '../../board/board.ts';
import { cellNumber } from '../../board/cell.ts';
import { type SetupVehicle, withPrimary } from '../../board/setup.ts';
import { cellsOf } from '../../board/vehicle.ts';
import { type Cursor, cursorAt } from '../../text/cursor.ts';
import { readable } from '../../text/lines.ts';
import { inBrackets } from '../parts/brackets.ts';
import { exitProblem, notExpressible } from '../parts/expressible.ts';
import type { BoardFormat } from '../parts/format.ts';
import { namedBoard } from '../parts/named-rows.ts';
import { withOptions } from '../parts/primary.ts';

/*
 * A list of vehicles, each written as its first and its last cell. The cells of a 6×6 board are numbered row after row
 * with a stride of 7: the multiples of 7 are the wall between two rows. Source: Richard Bird, *Pearls of Functional
 * Algorithm Design*, chapter 18.
 *
 *     1  2  3  4  5  6
 *     8  9 10 11 12 13        [(16,17),(1,2),(8,22)]
 *    15 16 17 18 19 20
 *    22 23 24 25 26 27        the primary on 16 and 17,
 *    29 30 31 32 33 34        a on 1 and 2, b on 8, 15 and 22
 *    36 37 38 39 40 41
 *
 * The first vehicle is the primary. The list has no labels, so printing loses them; the reader labels the vehicles `@`,
 * `a`, `b`... `z`, then by number. A name may stand before the list (`g1 = [...]`), and a comment after `--` or `#`.
 */

const SIDE = 6;
const STRIDE = SIDE + 1;
const LAST = STRIDE * SIDE - 1;

export const cells: BoardFormat<'cells'> = {
  id: 'cells',
  ...inBrackets(/^[^[]*\[\s*[(\d-]/),

  parse(text, options) {
    const plain = readable(text);
    if (!plain.ok) return plain;
    const cursor = cursorAt(plain.value, /(?:\s|#.*|--.*)*/y);
    const name = readName(cursor);
    const vehicles = withPrimary(readVehicles(cursor), (_, index) => index === 0);
    if (cursor.problem) return err(cursor.problem);
    const setup = withOptions({ width: SIDE, height: SIDE, vehicles, walls: [] }, options);
    return namedBoard(setup, name === '' ? undefined : name);
  },

  print(board) {
    const { width, height, vehicles, walls, primary } = board;
    const no = (reason: string) => err(notExpressible('cells', reason));
    if (width !== SIDE || height !== SIDE) return no(`it has ${width} columns and ${height} rows`);
    if (walls.length > 0) return no('it has walls');
    const exit = exitProblem(board, 'cells');
    if (exit) return err(exit);
    const order = [primary, ...[...vehicles.keys()].filter((index) => index !== primary)];
    return ok(`[${order.map((index) => printPair(board, index)).join(',')}]`);
  },
};

/** `@`, then `a` to `z`, then numbers. */
const labelOf = (index: number): string => '@abcdefghijklmnopqrstuvwxyz'[index] ?? String(index);

function readName(cursor: Cursor): string {
  if (cursor.peek() === '[') return '';
  const name = cursor.match(/\p{L}[\p{L}\p{N}_'-]*/uy, 'a list of pairs of cells in [ ]');
  cursor.expect('=');
  return name;
}

function readVehicles(cursor: Cursor): SetupVehicle[] {
  const vehicles: SetupVehicle[] = [];
  cursor.list('[', ']', () => {
    const at = cursor.place();
    cursor.expect('(');
    const first = readCell(cursor);
    cursor.expect(',');
    const last = readCell(cursor);
    cursor.expect(')');
    // stop here: a cell that does not exist could make a vehicle of any length
    if (cursor.problem) return;
    vehicles.push({ label: labelOf(vehicles.length), squares: squaresBetween(first, last), at });
  });
  cursor.expectEnd();
  return vehicles;
}

function readCell(cursor: Cursor): Square {
  const at = cursor.place();
  const digits = cursor.match(/-?\d+/y, 'the number of a cell');
  const cell = Number(digits);
  const refuse = (message: string) =>
    cursor.fail(
      `a cell from 1 to ${LAST} that is not a multiple of ${STRIDE}`,
      message,
      'number-out-of-range',
      at,
    );
  if (digits !== '' && (cell < 1 || cell > LAST)) refuse(`there is no cell ${plain(digits)}`);
  else if (digits !== '' && cell % STRIDE === 0) refuse(`cell ${digits} is the wall between two rows`);
  return { row: Math.floor(cell / STRIDE), column: (cell % STRIDE) - 1 };
}

/** All squares from one to the other; only these two if they lie neither in one row nor in one column. */
function squaresBetween(a: Square, b: Square): Square[] {
  const rows = Math.abs(b.row - a.row);
  const columns = Math.abs(b.column - a.column);
  if (rows > 0 && columns > 0) return [a, b];
  const row = Math.min(a.row, b.row);
  const column = Math.min(a.column, b.column);
  return Array.from({ length: rows + columns + 1 }, (_, i) =>
    rows > 0 ? { row: row + i, column } : { row, column: column + i },
  );
}

function printPair(board: Board, index: number): string {
  const covered = cellsOf(vehicleAt(board, index), SIDE);
  return `(${cellNumber(at(covered, 0), SIDE)},${cellNumber(at(covered, covered.length - 1), SIDE)})`;
}
