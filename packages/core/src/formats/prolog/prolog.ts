import { plain } from '../../basics/quote.ts';
import { err, ok } from '../../basics/result.ts';
import { primaryOf } from '../../board/board.ts';
import { inLabelOrder, orientationIn, type SetupVehicle, withPrimary } from '../../board/setup.ts';
import type { Vehicle } from '../../board/vehicle.ts';
import { type Cursor, cursorAt } from '../../text/cursor.ts';
import { readable } from '../../text/lines.ts';
import { inBrackets } from '../parts/brackets.ts';
import { exitProblem, notExpressible, orderProblem } from '../parts/expressible.ts';
import type { BoardFormat } from '../parts/format.ts';
import { namedBoard } from '../parts/named-rows.ts';
import { primaryCandidates, withOptions } from '../parts/primary.ts';

/*
 * A list of terms for a 6×6 board. Each term has a letter, h or v, and the column and the row of the first cell, from
 * 1. The letters o, p, q and r are trucks of three cells, all others are cars of two; one letter may name both a
 * horizontal and a vertical vehicle. The primary is the horizontal x, or the vertical x if there is no horizontal one.
 *
 *     [car(x,h,1-3),car(p,v,4-2)]        . . . . . .
 *                                        . . . p . .
 *                                        x x . p . .
 *                                        . . . p . .
 *
 * The list may stand in `rush(...)`, after `?-`, and end with a full stop; `%` and `#` begin comments. Source: *Rush Hour*,
 * a Prolog solver.
 */

const SIDE = 6;
const TRUCKS = 'opqr';

export const prolog: BoardFormat<'prolog'> = {
  id: 'prolog',
  ...inBrackets(/^(?:\?-|rush|\[\s*\p{L})/u),

  parse(text, options) {
    const plain = readable(text);
    if (!plain.ok) return plain;
    const cursor = cursorAt(plain.value, /(?:\s|[#%].*)*/y);
    const read = readQuery(cursor);
    if (cursor.problem) return err(cursor.problem);
    const vehicles = inLabelOrder(read);
    const red = redCar(vehicles);
    const marked = withPrimary(vehicles, (_, index) => red.includes(index));
    return namedBoard(withOptions({ width: SIDE, height: SIDE, vehicles: marked, walls: [] }, options));
  },

  print(board) {
    const { width, height, vehicles, walls } = board;
    const no = (reason: string, label?: string) => err(notExpressible('prolog', reason, label));
    if (width !== SIDE || height !== SIDE) return no(`it has ${width} columns and ${height} rows`);
    if (walls.length > 0) return no('it has walls');
    for (const { label, length } of vehicles) {
      if (!/^[a-z]$/.test(label)) return no(`label ${label} is not one lower-case letter`, label);
      if (length === lengthOf(label)) continue;
      const kind = lengthOf(label) === 3 ? 'a truck of 3' : 'a car of 2';
      return no(`vehicle ${label} covers ${length} cells, and the letter stands for ${kind}`, label);
    }
    const { label, orientation } = primaryOf(board);
    const problem = exitProblem(board, 'prolog') ?? orderProblem(vehicles, 'prolog');
    if (problem) return err(problem);
    const red = vehicles.findIndex((vehicle) => vehicle.label === 'x');
    if (red !== board.primary) return no(`the primary is the ${orientation} ${label}, not x`, label);
    return ok(`[${vehicles.map(printCar).join(',')}]`);
  },
};

const lengthOf = (label: string): number => (TRUCKS.includes(label) ? 3 : 2);

/** The first vehicle labelled x, as a list of one or no index; the horizontal one comes first. */
const redCar = (vehicles: readonly SetupVehicle[]): number[] => {
  const candidates = primaryCandidates(vehicles);
  const [first, second] = candidates.map((index) => orientationIn(vehicles[index]?.squares ?? []));
  return first === 'horizontal' && second === 'vertical' ? candidates.slice(0, 1) : candidates;
};

function readQuery(cursor: Cursor): SetupVehicle[] {
  if (cursor.peek() === '?') cursor.match(/\?-/y, '?-');
  const wrapped = cursor.peek() !== '[';
  if (wrapped) {
    cursor.match(/rush/y, 'a list of cars in [ ]');
    cursor.expect('(');
  }
  const vehicles: SetupVehicle[] = [];
  cursor.list('[', ']', () => vehicles.push(readCar(cursor)));
  if (wrapped) cursor.expect(')');
  cursor.skip('.');
  cursor.expectEnd();
  return vehicles;
}

function readCar(cursor: Cursor): SetupVehicle {
  const at = cursor.place();
  cursor.match(/car(?![a-zA-Z0-9_])/y, 'car(letter,h or v,column-row)');
  cursor.expect('(');
  const label = cursor.match(/[a-z](?![a-zA-Z0-9_])/y, 'one lower-case letter');
  cursor.expect(',');
  const across = cursor.match(/[hv](?![a-zA-Z0-9_])/y, 'h or v') === 'h';
  cursor.expect(',');
  const column = readCoordinate(cursor, 'column');
  cursor.expect('-');
  const row = readCoordinate(cursor, 'row');
  cursor.expect(')');
  const squares = Array.from({ length: lengthOf(label) }, (_, i) =>
    across ? { row, column: column + i } : { row: row + i, column },
  );
  return { label, squares, at };
}

/** A row or a column, from 0. */
function readCoordinate(cursor: Cursor, what: string): number {
  const at = cursor.place();
  const digits = cursor.match(/-?\d+/y, `a ${what} from 1 to ${SIDE}`);
  const number = Number(digits);
  if (digits !== '' && (number < 1 || number > SIDE)) {
    cursor.fail(
      `a ${what} from 1 to ${SIDE}`,
      `there is no ${what} ${plain(digits)}`,
      'number-out-of-range',
      at,
    );
  }
  return number - 1;
}

const printCar = ({ label, orientation, lane, offset }: Vehicle): string => {
  const [column, row] = orientation === 'horizontal' ? [offset, lane] : [lane, offset];
  return `car(${label},${orientation[0]},${column + 1}-${row + 1})`;
};
