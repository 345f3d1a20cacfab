// Boards listed as people list them: records in any order of columns, objects of any program.
import { type Board, primaryOf } from '../../board/board.ts';
import type { Vehicle } from '../../board/vehicle.ts';
import { oneOf, type Random } from './random-boards.ts';
import { shuffled } from './row-shapes.ts';
import type { Printed, Shape } from './shape.ts';

interface Listed {
  readonly label: string;
  readonly across: boolean;
  readonly row: number;
  readonly column: number;
  readonly length: number;
  readonly red: boolean;
}

const LABELS = [...'ABCDEFGHIJKLMNOPQSTUVWYZabcdefghijklmnopqstuvwyz'];

function listed(random: Random, board: Board): Listed[] {
  const labels = shuffled(random, LABELS);
  const red = primaryOf(board);
  const mark = oneOf(random, ['X', 'x', '@', 'R', 'red']);
  const vehicles = board.vehicles.map((vehicle: Vehicle, i): Listed => {
    const across = vehicle.orientation === 'horizontal';
    const isRed = vehicle === red;
    return {
      label: isRed ? mark : (labels[i] ?? `v${i}`),
      across,
      row: across ? vehicle.lane : vehicle.offset,
      column: across ? vehicle.offset : vehicle.lane,
      length: vehicle.length,
      red: isRed,
    };
  });
  return shuffled(random, vehicles);
}

/** Words for across and down. */
const WORDS: readonly (readonly [string, string])[] = [
  ['h', 'v'],
  ['H', 'V'],
  ['horizontal', 'vertical'],
  ['across', 'down'],
  ['-', '|'],
  ['E', 'S'],
  ['→', '↓'],
];

const list = (
  name: string,
  write: (vehicles: Listed[], random: Random, board: Board) => string | Printed,
  anyPrimary = true,
): Shape => ({
  name,
  wanted: { walls: false, anyPrimary, anyExit: false, square: false },
  print(board, random) {
    const written = write(listed(random, board), random, board);
    return typeof written === 'string' ? { text: written } : written;
  },
});

/** The size in front of a list, which may leave it out for 6 columns and rows. */
const size = (board: Board, random: Random): string[] =>
  board.width === 6 && board.height === 6 && random() < 0.5 ? [] : [`${board.width} ${board.height}`];

const columns = (
  vehicle: Listed,
  order: readonly string[],
  base: number,
  words: readonly [string, string],
): string[] =>
  order.map((role) => {
    if (role === 'direction') return words[vehicle.across ? 0 : 1];
    if (role === 'row') return String(vehicle.row + base);
    if (role === 'column') return String(vehicle.column + base);
    if (role === 'length') return String(vehicle.length);
    return vehicle.label;
  });

const NAMES: Readonly<Record<string, readonly string[]>> = {
  label: ['id', 'name', 'label', 'car', 'vehicle'],
  direction: ['dir', 'orientation', 'direction', 'axis'],
  length: ['length', 'len', 'size'],
  row: ['row', 'y', 'r', 'top'],
  column: ['col', 'x', 'column', 'left'],
};

const ORDER = ['label', 'direction', 'length', 'row', 'column'];

/** Names for the roles of one text: x goes with y. */
function named(random: Random): Record<string, string> {
  const pick = (role: string) => oneOf(random, NAMES[role] ?? []);
  const row = pick('row');
  const column = { row: 'col', y: 'x', r: 'c', top: 'left' }[row] ?? 'column';
  return { label: pick('label'), direction: pick('direction'), length: pick('length'), row, column };
}

const objects = (vehicles: readonly Listed[], random: Random, base: number): object[] => {
  const names = named(random);
  const words = oneOf(random, WORDS.slice(0, 4));
  return vehicles.map((vehicle) =>
    Object.fromEntries(
      columns(vehicle, ORDER, base, words).map((value, i) => {
        const role = ORDER[i] ?? '';
        return [names[role] ?? role, /^\d+$/.test(value) && role !== 'label' ? Number(value) : value];
      }),
    ),
  );
};

export const listShapes: readonly Shape[] = [
  list('a vehicle a line, any order of columns', (vehicles, random, board) => {
    const order = shuffled(random, ORDER);
    const base = oneOf(random, [0, 1]);
    const words = oneOf(random, WORDS);
    const gap = oneOf(random, [' ', ',', ', ', '\t']);
    const lines = vehicles.map((vehicle) => columns(vehicle, order, base, words).join(gap));
    return [...size(board, random), ...(random() < 0.3 ? [String(vehicles.length)] : []), ...lines].join(
      '\n',
    );
  }),
  list(
    'numbers alone for directions',
    (vehicles, random, board) => {
      const order = shuffled(random, ['label', 'row', 'column', 'length', 'direction']);
      const lines = vehicles.map((vehicle) => columns(vehicle, order, 0, ['0', '1']).join(' '));
      return [...size(board, random), ...lines].join('\n');
    },
    false,
  ),
  list('CSV with a heading', (vehicles, random, board) => {
    const order = shuffled(random, ORDER);
    const names = named(random);
    const base = oneOf(random, [0, 1]);
    const words = oneOf(random, WORDS.slice(0, 4));
    const lines = vehicles.map((vehicle) => columns(vehicle, order, base, words).join(','));
    return [...size(board, random), order.map((role) => names[role]).join(','), ...lines].join('\n');
  }),
  list('semicolons', (vehicles, random, board) => {
    const order = shuffled(random, ORDER);
    const words = oneOf(random, WORDS.slice(0, 4));
    const records = vehicles.map((vehicle) => columns(vehicle, order, 1, words).join(','));
    return [...size(board, random), records.join(';')].join(';');
  }),
  list(
    'corners',
    (vehicles, random, board) => {
      const base = oneOf(random, [0, 1]);
      const lines = vehicles.map(({ label, row, column, across, length }) => {
        const last = across ? [row, column + length - 1] : [row + length - 1, column];
        return [label, row + base, column + base, ...last.map((n) => n + base)].join(' ');
      });
      return [...size(board, random), ...lines].join('\n');
    },
    false,
  ),
  list('words', (vehicles, random, board) => {
    const lines = vehicles.map(
      ({ label, across, row, column, length }) =>
        `Car ${label} is ${across ? 'horizontal' : 'vertical'}, row ${row + 1}, column ${column + 1}, length ${length}`,
    );
    return [...size(board, random), ...lines].join('\n');
  }),
  list('an array of objects', (vehicles, random, board) =>
    JSON.stringify({
      width: board.width,
      height: board.height,
      vehicles: objects(vehicles, random, oneOf(random, [0, 1])),
    }),
  ),
  list('objects with a flag', (vehicles, random, board) => {
    const flag = oneOf(random, ['isPlayer', 'player', 'isTarget', 'main']);
    const cars = vehicles.map(({ row, column, length, across, red }, i) => ({
      id: i + 1,
      pos: { x: column, y: row },
      len: length,
      vertical: !across,
      [flag]: red,
    }));
    return JSON.stringify({ size: [board.width, board.height], cars }, null, 2);
  }),
  list('blocks with width and height', (vehicles, random, board) => {
    const blocks = vehicles.map(({ row, column, length, across, red }) => ({
      x: column,
      y: row,
      w: across ? length : 1,
      h: across ? 1 : length,
      ...(red && { target: true }),
    }));
    return JSON.stringify({ name: 'One', w: board.width, h: board.height, blocks: shuffled(random, blocks) });
  }),
  list('numbers of cells', (vehicles, _, board) => {
    const cars = vehicles.map(({ label, row, column, length, across }) => ({
      id: label,
      position: row * board.width + column,
      length,
      orientation: across ? 'horizontal' : 'vertical',
    }));
    return JSON.stringify({ width: board.width, height: board.height, cars });
  }),
  list('YAML', (vehicles, random, board) => {
    const lines = objects(vehicles, random, oneOf(random, [0, 1])).flatMap((vehicle) =>
      Object.entries(vehicle).map(
        ([key, value], i) =>
          `${i === 0 ? '  - ' : '    '}${key}: ${/^[-|@]$/.test(String(value)) ? `"${value}"` : value}`,
      ),
    );
    return [`width: ${board.width}`, `height: ${board.height}`, 'vehicles:', ...lines].join('\n');
  }),
  list('calls of a constructor', (vehicles, _, board) =>
    [
      `Board board = new Board(${board.width}, ${board.height});`,
      'List<Car> cars = List.of(',
      vehicles
        .map(
          ({ label, row, column, length, across }) =>
            `  new Car("${label}", ${row}, ${column}, ${length}, Orientation.${across ? 'HORIZONTAL' : 'VERTICAL'})`,
        )
        .join(',\n'),
      ');',
    ].join('\n'),
  ),
  list('an object whose keys are the labels', (vehicles, _, board) =>
    JSON.stringify({
      size: [board.width, board.height],
      cars: Object.fromEntries(
        vehicles.map(({ label, row, column, length, across }) => [
          label,
          { row, col: column, length, dir: across ? 'H' : 'V' },
        ]),
      ),
    }),
  ),
  list('a table with ranges of cells', (vehicles, _, board) => {
    const lines = vehicles.map(
      (vehicle) =>
        `| ${vehicle.label} | ${vehicle.length === 2 ? 'Car' : 'Truck'} | ${vehicle.across ? 'Horizontal' : 'Vertical'} | ${cellsOf(vehicle, true).join('-')} |`,
    );
    const head = ['| ID | Type | Orientation | Position |', '|----|------|-------------|----------|'];
    return [`Board: ${board.width} columns, ${board.height} rows`, '', ...head, ...lines].join('\n');
  }),
  list('a numbered list', (vehicles, _, board) => {
    const lines = vehicles.map(
      ({ label, across, row, column, length }, i) =>
        `${i + 1}. ${label}: ${across ? 'H' : 'V'}, length ${length}, at (${row + 1}, ${column + 1})`,
    );
    return [`${board.width}x${board.height}, (row, column)`, ...lines].join('\n');
  }),
  list('a table with a column for the level', (vehicles, random, board) => {
    const order = shuffled(random, ['label', 'row', 'column', 'length', 'direction']);
    const names = named(random);
    const words = oneOf(random, WORDS.slice(0, 4));
    const lines = vehicles.map((vehicle) => ['7', ...columns(vehicle, order, 0, words)].join(','));
    const heading = ['level', ...order.map((role) => names[role])].join(',');
    return [...size(board, random), heading, ...lines].join('\n');
  }),
  list(
    'cells in sentences',
    (vehicles, random, board) => {
      const verb = oneOf(random, ['occupies', 'is at', 'covers']);
      const lines = vehicles.map(
        (vehicle) => `Car ${vehicle.label} ${verb} ${cellsOf(vehicle, false).join(', ')}.`,
      );
      return [`The board has ${board.width} columns and ${board.height} rows.`, ...lines].join('\n');
    },
    false,
  ),
];

/** The cells of a vehicle: the first and the last as `B3`, the row's letter first, or all as `(2,3)`. */
function cellsOf({ row, column, across, length }: Listed, areNamed: boolean): string[] {
  const cells = Array.from({ length }, (_, i) => (across ? [row, column + i] : [row + i, column]));
  return areNamed
    ? [cells[0], cells.at(-1)].map((cell) => `${'ABCDEFGHIJKLMNOP'[cell?.[0] ?? 0]}${(cell?.[1] ?? 0) + 1}`)
    : cells.map(([r = 0, c = 0]) => `(${r + 1},${c + 1})`);
}
