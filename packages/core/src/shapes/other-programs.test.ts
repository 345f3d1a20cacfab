// Forms in which programs of other people write boards. Each text says the same board as the rows below, in names and an order of its own.
import { expect, test } from 'vitest';
import { compactText } from '../formats/reading/compact.ts';
import { readShapes } from './read-shapes.ts';

const rows = ['AA..B.', 'C..DB.', 'CXXD..', 'C..EEE', 'F.....', 'F.GG..'];
const places = 'A h 0 0 2, B v 0 4 2, C v 1 0 3, D v 1 3 2, E h 3 3 3, F v 4 0 2, G h 5 2 2';
const vehicles = places.split(', ').map((one) => one.split(' '));

/** The vehicles but for the red car X at row 2, column 1, each as `form` writes it. */
const each = (form: (label: string, way: string, row: number, column: number, length: number) => string) =>
  vehicles.map(([label = '', way = '', ...numbers]) => {
    const [row = 0, column = 0, length = 0] = numbers.map(Number);
    return form(label, way, row, column, length);
  });

/** The boards that are read, or the kind of another answer. */
function boardsIn(text: string): string {
  const answer = readShapes(text);
  return answer.kind === 'read'
    ? answer.boards.map(({ board }) => compactText(board)).join(' ')
    : answer.kind;
}

const board = boardsIn(rows.join('\n'));

const squares = each(
  (label, way, row, column, length) => `["${label}", ${length}, ${way}, (${row}, ${column})]`,
);

/** The number of a square where a border goes around the board. */
const cellOf = (row: number, column: number): number => 8 * (row + 1) + column + 1;

const counted = each(
  (label, way, row, column, length) =>
    `('${label}', locs(${cellOf(row, column)}, ${length}${way === 'v' ? ', N' : ''}))`,
);
const border = Array.from({ length: 64 }, (_, i) => i).filter(
  (i) => i !== 31 && (i < 8 || i > 55 || i % 8 === 0 || i % 8 === 7),
);
const numbered = each((label, way, row, column, length) => {
  const cells = Array.from({ length }, (_, i) => cellOf(row, column) + i * (way === 'h' ? 1 : 8));
  return `('${label}', (${cells.join(', ')}))`;
});

const numbersOf = (row: string): string => [...row].map((cell) => 1 + 'XABCDEFG'.indexOf(cell)).join(', ');
const matrix = (of: string): string =>
  each((_, way, row, column, length) => (way === of ? `${row} ${column} ${length}` : ''))
    .filter((one) => one !== '')
    .join('; ');

test.each<[string, string]>([
  ['the square of the red car beside the list', `a = start([${squares.join(',\n')}], (2, 1))`],
  [
    'fields that slashes join',
    `[x/h/2/1/2,${each((...one) => one.join('/')).join(',')}]`.replace('x/h/2/1/2', 'X/h/2/1/2'),
  ],
  ['fields that dashes join', `X-h-2-1-2\n${each((...one) => one.join('-')).join('\n')}`],
  [
    'numbers of cells that a call counts',
    `N = 8\npuzzle = grid((('X', locs(26, 2)), ${counted.join(',\n  ')}))`,
  ],
  [
    'numbers of cells with those of the border',
    `(('@', (31,)), ('X', (26, 27)), ${numbered.join(', ')}, ('|', (${border.join(', ')})))`,
  ],
  [
    'the lane by its own name',
    `cars = {\n  X: {row: 2, startCol: 1, length: 2},\n${each((label, way, row, column, length) => `  ${label}: {${way === 'h' ? `row: ${row}, startCol: ${column}` : `col: ${column}, startRow: ${row}`}, length: ${length}},`).join('\n')}\n}`,
  ],
  [
    'names of calls that begin with a letter',
    `new Board()\n  .hCar("X", 2, 1)${each((label, way, row, column, length) => `\n  .${way}${length === 2 ? 'Car' : 'Truck'}("${label}", ${row}, ${column})`).join('')};`,
  ],
  [
    'a list of Scheme',
    `(define cars\n  (list '(X h 2 1 2)\n${each((...one) => `        '(${one.join(' ')})`).join('\n')}))`,
  ],
  [
    'structures of Racket',
    `(define start (list (car "X" 'S 'H 2 1)\n${each((label, way, row, column, length) => `(car "${label}" '${length === 2 ? 'S' : 'L'} '${way} ${row} ${column})`).join('\n')}))`,
  ],
  [
    'an array of Common Lisp',
    `(setq board #2A(${rows.map((row) => `(${[...row.replaceAll('.', '-')].join(' ')})`).join(' ')}))`,
  ],
  [
    'keywords of Clojure',
    `(def board [${rows.map((row) => `[${[...row].map((cell) => (cell === '.' ? 'nil' : `:${cell}`)).join(' ')}]`).join('\n')}])`,
  ],
  ['a call in a comment, and the rows where it ended', `# solve(${JSON.stringify(rows)})\n# moves: 5\n`],
])('%s', (_, text) => {
  expect(boardsIn(text).replaceAll('X', 'X')).toBe(board);
});

/** Where vehicles stand on the board that is read, whatever their labels are; the kind of another answer. */
function placesIn(text: string): unknown {
  const answer = readShapes(text);
  const [first] = answer.kind === 'read' ? answer.boards : [];
  return first
    ? first.board.vehicles.map(({ orientation, lane, length }) => `${orientation} ${lane} ${length}`).sort()
    : answer.kind;
}

test.each<[string, string]>([
  [
    'rows of an array of Fortran',
    `integer :: g(6,6)\n${rows.map((row, i) => `g(${i + 1},:) = (/ ${numbersOf(row)} /)`).join('\n')}`,
  ],
  [
    'DATA of Fortran for each row',
    `integer g(6,6)\n${rows.map((row, i) => `      DATA (g(${i + 1},J),J=1,6) /${numbersOf(row)}/`).join('\n')}`,
  ],
  [
    'numbers that Fortran gives an order',
    `integer :: g(6,6) = reshape([ &\n${rows.map(numbersOf).join(', &\n')} ], [6,6], order=[2,1])`,
  ],
  ['two matrices, H and V', `H = [2 1 2; ${matrix('h')}];\nV = [${matrix('v')}];`],
])('%s', (_, text) => {
  expect(placesIn(text)).toEqual(placesIn(rows.join('\n')));
});

test('a square beside the list that may be the exit of a car is asked about', () => {
  const text = 'start([["A", 3, V, (1, 2)], ["B", 2, H, (5, 0)], ["C", 2, V, (4, 5)]], (2, 0))';
  const other = 'start([["A", 3, V, (0, 3)], ["B", 2, H, (4, 0)], ["C", 2, V, (0, 0)]], (2, 1))';
  expect(boardsIn(text)).toBe('question');
  // beside another board in which it is no exit, it is none either
  expect(boardsIn(`${text}\n${other}`)).toMatch(/^o{8}AoooXXAooo.* CooA/);
});

test('a mark in front of every line is no wall', () => {
  expect(boardsIn(rows.map((row) => `# ${[...row].join(' ')}`).join('\n'))).toBe(board);
});

test.each(['BOARD_SIDE_COUNT', 'tilesPerSide', 'GAME_SIZE', 'tamaño del tablero', 'LADO'])(
  '%s = 5 is the size',
  (name) => {
    const text = `${name} = 5\ncars = [{pos: [0, 2], len: 2, dir: 'right'}, {pos: [2, 2], len: 2, dir: 'down'}, {pos: [2, 0], len: 3, dir: 'right'}]`;
    expect(readShapes(text)).toMatchObject({ kind: 'read', boards: [{ board: { width: 5, height: 5 } }] });
  },
);

test.each<[string, string]>([
  ['two slashes in the place of a number', 'X,2,1,2,h\nA,0,0,2,h\nB,4,0,2,v\nE,0,//,3,v'],
  [
    'a tab in the name of an attribute',
    '<l><car n\tame="X" y="2" x="1" len="2" dir="h"/><car name="A" y="0" x="0" len="2" dir="h"/></l>',
  ],
  [
    'a number left out where others are 0',
    '- id: X\n  row: 2\n  col: 1\n  len: 2\n  dir: h\n- id: A\n  row: 0\n  len: 2\n  dir: v\n- id: B\n  row: 4\n  col: 2\n  len: 2\n  dir: h',
  ],
])('%s leaves out no vehicle', (_, text) => {
  expect(boardsIn(text)).toBe('refused');
});

test('numbers that fill the columns of an array first are no rows', () => {
  const numbers = rows.map(numbersOf).join(', ');
  expect(boardsIn(`b = reshape([${numbers}], [6, 6])`)).toBe('refused');
  expect(boardsIn(`b = np.array([${numbers}]).reshape(6, 6)`)).not.toBe('refused');
});
