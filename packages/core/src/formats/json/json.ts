import { at } from '../../basics/at.ts';
import type { Problem } from '../../basics/errors.ts';
import type { Square } from '../../basics/place.ts';
import { quote } from '../../basics/quote.ts';
import { err, ok, type Result } from '../../basics/result.ts';
import { type Board, primaryOf } from '../../board/board.ts';
import { squareOf } from '../../board/cell.ts';
import { edges, inLabelOrder, orientationIn, type SetupVehicle, withPrimary } from '../../board/setup.ts';
import { LARGEST_SIDE, SMALLEST_SIDE } from '../../board/validate.ts';
import { compareByLabel, orientations } from '../../board/vehicle.ts';
import { type Properties, propertiesOf, type Refuse } from '../../text/json-properties.ts';
import { type JsonNode, parseJson } from '../../text/json-text.ts';
import { nothingWritten, readable } from '../../text/lines.ts';
import { inBrackets } from '../parts/brackets.ts';
import type { BoardFormat, ParsedBoard, ParseOptions } from '../parts/format.ts';
import { markCandidates, withOptions } from '../parts/primary.ts';

/*
 * Any board as one object; several boards are an array of objects, or one object after the other.
 *
 *     {
 *       "version": 1,               of this schema; may be left out
 *       "name": "Card 12",          may be left out
 *       "width": 6,                 columns, 2 to 16
 *       "height": 6,                rows, 2 to 16
 *       "exit": "right",            right, left, bottom or top; default right, for a vertical primary bottom
 *       "primary": "X",             a label, or { "label": "X", "orientation": "vertical" } if the label alone
 *                                   is not enough; default as in the other formats: X, x, @, else R
 *       "order": "list",            searches move the vehicles in this order; default "labels": by their labels
 *       "vehicles": [               row and column of the first cell, from 1 at the top left
 *         { "label": "X", "row": 3, "column": 1, "orientation": "horizontal", "length": 2 }
 *       ],
 *       "walls": [{ "row": 1, "column": 4 }],      may be left out
 *       "optimalMoves": 12,         published length of a shortest solution; may be left out
 *       "clusterStates": 2332       published number of states of its cluster; may be left out
 *     }
 *
 * No other properties are allowed: a misspelt one is an error.
 */

const VERSION = 1;

const boardProperties = [
  'version',
  'name',
  'width',
  'height',
  'exit',
  'primary',
  'order',
  'vehicles',
  'walls',
  'optimalMoves',
  'clusterStates',
];
const vehicleProperties = ['label', 'row', 'column', 'orientation', 'length'];

export const json: BoardFormat<'json'> = {
  id: 'json',
  ...inBrackets(/^(?:\{|\[\s*(?:$|[{\]]))/),

  parse(text, options) {
    const plain = readable(text);
    if (!plain.ok) return plain;
    const root = parseJson(plain.value);
    if (!root.ok) return root;
    const boards: readonly JsonNode[] = Array.isArray(root.value.value) ? root.value.value : [root.value];
    const [board, second] = boards;
    if (!board) return err(nothingWritten);
    if (second) {
      const message = 'there is a second board here';
      return err({ code: 'bad-json', message, expected: 'one board', at: { text: second.at } });
    }
    return readBoard(board, options);
  },

  print(board) {
    const { vehicles, ...rest } = documentOf(board);
    const wide = (value: unknown) => JSON.stringify(value, undefined, 1).replace(/\n\s*/g, ' ');
    const lines = Object.entries(rest).map(([name, value]) => `  "${name}": ${wide(value)}`);
    const listed = vehicles.map((vehicle) => `    ${wide(vehicle)}`);
    return ok(`{\n${[...lines, `  "vehicles": [\n${listed.join(',\n')}\n  ]`].join(',\n')}\n}`);
  },
};

/** The board on one line. */
export const printCompactJson = (board: Board): string => JSON.stringify(documentOf(board));

function documentOf(board: Board) {
  const { width, height, exit, vehicles, walls } = board;
  const { label, orientation } = primaryOf(board);
  const shared = vehicles.filter((vehicle) => vehicle.label === label).length > 1;
  const sorted = vehicles.every((vehicle, i) => i === 0 || compareByLabel(at(vehicles, i - 1), vehicle) < 0);
  return {
    version: VERSION,
    width,
    height,
    exit,
    primary: shared ? { label, orientation } : label,
    ...(!sorted && { order: 'list' }),
    vehicles: vehicles.map((vehicle) => {
      const across = vehicle.orientation === 'horizontal';
      return {
        label: vehicle.label,
        row: (across ? vehicle.lane : vehicle.offset) + 1,
        column: (across ? vehicle.offset : vehicle.lane) + 1,
        orientation: vehicle.orientation,
        length: vehicle.length,
      };
    }),
    ...(walls.length > 0 && {
      walls: walls.map((wall) => {
        const { row, column } = squareOf(wall, width);
        return { row: row + 1, column: column + 1 };
      }),
    }),
  };
}

function readBoard(node: JsonNode, options?: ParseOptions): Result<ParsedBoard, Problem> {
  let problem: Problem | undefined;
  const refuse: Refuse = (found) => {
    problem ??= found;
  };
  const board = propertiesOf(node, '', boardProperties, refuse);
  if (board.has('version')) board.integer('version', VERSION, VERSION);
  const side = (name: string) => board.integer(name, SMALLEST_SIDE, LARGEST_SIDE, 'board-size');
  const width = side('width');
  const height = side('height');
  const listed = board.objects('vehicles', vehicleProperties).map(readVehicle);
  const order = board.has('order') ? board.choice('order', ['labels', 'list']) : 'labels';
  const sorted = order === 'list' ? listed : inLabelOrder(listed);
  const walls = board.has('walls') ? board.objects('walls', ['row', 'column']).map(readSquare) : [];
  const vehicles = readPrimary(board, sorted, refuse);
  const exit = board.has('exit') ? board.choice('exit', edges) : undefined;
  const count = (name: string) =>
    board.has(name) ? { [name]: board.integer(name, 0, Number.MAX_SAFE_INTEGER) } : {};
  const parsed = {
    ...(board.has('name') && { name: board.text('name') }),
    ...count('optimalMoves'),
    ...count('clusterStates'),
  };
  if (problem) return err(problem);
  const setup = withOptions({ width, height, vehicles, walls, ...(exit && { exit }) }, options);
  return setup.ok ? ok({ setup: setup.value, ...parsed }) : setup;
}

function readVehicle(vehicle: Properties): SetupVehicle {
  const label = vehicle.text('label');
  const { row, column } = readSquare(vehicle);
  const across = vehicle.choice('orientation', orientations) === 'horizontal';
  const squares = Array.from({ length: vehicle.integer('length', 1, LARGEST_SIDE) }, (_, i) =>
    across ? { row, column: column + i } : { row: row + i, column },
  );
  return { label, squares, at: vehicle.at };
}

const readSquare = (square: Properties): Square => ({
  row: square.integer('row', 1, LARGEST_SIDE) - 1,
  column: square.integer('column', 1, LARGEST_SIDE) - 1,
});

/** Marks the vehicles that `primary` names; without it, those whose labels mark the primary. */
function readPrimary(board: Properties, vehicles: readonly SetupVehicle[], refuse: Refuse): SetupVehicle[] {
  if (!board.has('primary')) return markCandidates(vehicles);
  const node = board.node('primary');
  const named =
    typeof node.value === 'string' ? undefined : board.object('primary', ['label', 'orientation']);
  const label = named ? named.text('label') : board.text('primary');
  const orientation = named?.has('orientation') ? named.choice('orientation', orientations) : undefined;
  const found = withPrimary(
    vehicles,
    (vehicle) =>
      vehicle.label === label &&
      (orientation === undefined || orientationIn(vehicle.squares) === orientation),
  );
  if (!found.some(({ primary }) => primary)) {
    const message = `there is no ${orientation ? `${orientation} ` : ''}vehicle ${quote(label)} to be the primary`;
    refuse({ code: 'no-primary', message, expected: 'one of the vehicles', at: { text: node.at } });
  }
  return found;
}
