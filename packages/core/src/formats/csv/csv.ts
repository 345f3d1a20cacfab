/*
 * A vehicle a line, as in the Rush Hour assignment of the University of Amsterdam: its label, `H` or `V`, the column and the
 * row of its first cell from 1 at the top left, and its length. The primary is `X`; labels may have two letters.
 *
 *     car,orientation,col,row,length
 *     A,V,3,1,2                              . . A . . .
 *     X,H,1,3,2                              . . A . . .
 *                                            X X . . . .
 *
 * The text does not say how large the board is. It has the smallest of 6, 9 and 12 columns and rows on which all vehicles
 * fit, beyond that as many as they need; a size in the line above the heading, such as `7x5`, counts more. Above that line may stand the
 * name of the board.
 */

import type { Problem } from '../../basics/errors.ts';
import { quote } from '../../basics/quote.ts';
import { err, ok, type Result } from '../../basics/result.ts';
import { type Board, primaryOf } from '../../board/board.ts';
import { inLabelOrder, type SetupVehicle } from '../../board/setup.ts';
import { LARGEST_SIDE, SMALLEST_SIDE } from '../../board/validate.ts';
import { isBlank, linesOf, type TextLine } from '../../text/lines.ts';
import { opensBrackets } from '../parts/brackets.ts';
import { exitProblem, notExpressible, orderProblem } from '../parts/expressible.ts';
import type { BoardFormat } from '../parts/format.ts';
import { namedBoard, nameIn } from '../parts/named-rows.ts';
import { markCandidates, primaryCandidates, withOptions } from '../parts/primary.ts';
import { refusal } from '../parts/refusal.ts';
import { HEADING, isCsvHeading, isVehicle, vehicleList } from './vehicle-list.ts';

const SIDES = [6, 9, 12];

export const csv: BoardFormat<'csv'> = {
  id: 'csv',
  shape: {
    kind: 'rows',
    // a name may stand above a size, which belongs to the heading
    isRow: (line, around) =>
      isCsvHeading(line) ? around.some(isSize) : line.includes(',') || isVehicle(line),
  },
  // a list of vehicles in another form is taken to be refused with its place
  recognises: (block) =>
    headingIn(block) >= 0 || (!block.some(opensBrackets) && vehicleList(block.join('\n')) !== undefined),

  parse(text, options) {
    const lines = linesOf(text);
    if (!lines.ok) return lines;
    const written = lines.value.filter((line) => !isBlank(line.text));
    const heading = headingIn(written.map((line) => line.text));
    if (heading < 0) return err(vehicleList(text) ?? refusal(written[0], 1, 'no heading', HEADING));
    const above = written[heading - 1]?.text ?? '';
    const vehicles: SetupVehicle[] = [];
    for (const line of written.slice(heading + 1)) {
      const vehicle = readVehicle(line);
      if (!vehicle.ok) return vehicle;
      vehicles.push(vehicle.value);
    }
    const sorted = inLabelOrder(vehicles);
    const size = sizeIn(above) ?? sizeOf(sorted);
    const setup = withOptions({ ...size, vehicles: markCandidates(sorted), walls: [] }, options);
    const name = nameIn(heading === 2 ? (written[0]?.text ?? '') : above);
    return namedBoard(setup, name === '' || isSize(name) ? undefined : name);
  },

  print(board) {
    const refused = refusalToPrint(board);
    if (refused) return err(refused);
    const vehicles = board.vehicles.map(({ label, orientation, lane, offset, length }) =>
      orientation === 'horizontal'
        ? [label, 'H', offset + 1, lane + 1, length].join()
        : [label, 'V', lane + 1, offset + 1, length].join(),
    );
    const squares = board.vehicles.map(({ orientation, lane, offset, length }) =>
      orientation === 'horizontal'
        ? { row: lane, column: offset + length - 1 }
        : { row: offset + length - 1, column: lane },
    );
    const { width, height } = board;
    const implied = sizeOf([{ label: '', squares }]);
    const said = implied.width === width && implied.height === height;
    return ok([...(said ? [] : [`${width}x${height}`]), HEADING, ...vehicles].join('\n'));
  },
};

/** Which line is the heading: the first, the one below a name or a size, or the one below both. -1 where none is. */
const headingIn = (lines: readonly string[]): number => {
  const at = lines.slice(0, 3).findIndex(isCsvHeading);
  return at < 2 || isSize(lines[1] ?? '') ? at : -1;
};

function readVehicle(line: TextLine): Result<SetupVehicle, Problem> {
  const fields = line.text.split(',', 7).map((field) => field.trim());
  const place = (index: number): number =>
    line.text.split(',', index).reduce((sum, field) => sum + field.length + 1, 1);
  if (fields.length !== 5) {
    return err(
      refusal(line, 1, `${fields.length > 6 ? 'more than 6' : fields.length} values`, `5: ${HEADING}`),
    );
  }
  const [label = '', turned = ''] = fields;
  const orientation = turned.toUpperCase();
  if (orientation !== 'H' && orientation !== 'V')
    return err(refusal(line, place(1), `orientation ${quote(turned)}`, 'H or V'));
  const numbers = fields.slice(2).map((field) => (/^\d{1,3}$/.test(field) ? Number(field) : Number.NaN));
  const bad = numbers.findIndex((number) => !(number >= 1 && number <= LARGEST_SIDE));
  if (bad >= 0) {
    const what = `${['column', 'row', 'length'][bad]} ${quote(fields[bad + 2] ?? '')}`;
    return err(
      refusal(line, place(bad + 2), what, `a whole number from 1 to ${LARGEST_SIDE}`, 'number-out-of-range'),
    );
  }
  const [column = 1, row = 1, length = 1] = numbers;
  const squares = Array.from({ length }, (_, i) =>
    orientation === 'H' ? { row: row - 1, column: column - 1 + i } : { row: row - 1 + i, column: column - 1 },
  );
  return ok({ label, squares, at: { line: line.number, column: 1 } });
}

const SIZE = /(?:^|\D)(\d{1,2})\s?[x×]\s?(\d{1,2})(?:\D|$)/;
const isSize = (text: string): boolean => /^\s*\d{1,2}\s?[x×]\s?\d{1,2}\s*$/.test(text);

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size that a line names; undefined where it names none that a board can have. */
function sizeIn(text: string): Size | undefined {
  const [, columns, rows] = SIZE.exec(text.slice(0, 200)) ?? [];
  const [width, height] = [Number(columns), Number(rows)];
  const possible = (side: number) => side >= SMALLEST_SIDE && side <= LARGEST_SIDE;
  return possible(width) && possible(height) ? { width, height } : undefined;
}

/** The size of the board where the text does not say it. */
function sizeOf(vehicles: readonly SetupVehicle[]): Size {
  let reach = 0;
  for (const { squares } of vehicles)
    for (const { row, column } of squares) reach = Math.max(reach, row + 1, column + 1);
  const side = SIDES.find((side) => reach <= side) ?? Math.min(reach, LARGEST_SIDE);
  return { width: side, height: side };
}

function refusalToPrint(board: Board): Problem | undefined {
  const exit = exitProblem(board, 'csv') ?? orderProblem(board.vehicles, 'csv');
  if (exit) return exit;
  if (board.walls.length > 0) return notExpressible('csv', 'it has walls');
  const odd = board.vehicles.find(({ label }) => /[,#[{?/"']|^\s|\s$/.test(label));
  if (odd)
    return notExpressible('csv', `label ${odd.label} has a character with a meaning of its own`, odd.label);
  const [first, second] = primaryCandidates(board.vehicles);
  if (first === board.primary && second === undefined) return undefined;
  const { label } = primaryOf(board);
  return notExpressible('csv', `label ${label} does not say alone that it is the primary`, label);
}
