// What a text says beside its vehicles is used, or the board is refused or asked about: never passed over.
import { expect, test } from 'vitest';
import { compactText } from '../formats/reading/compact.ts';
import { readShapes } from './read-shapes.ts';

const list = 'id row col length dir\nX 2 0 2 h\nK 0 3 3 v\nL 3 1 2 h\n';
const cars =
  '[{"id":"X","x":0,"y":3,"len":2,"dir":"h"},{"id":"K","x":3,"y":3,"len":3,"dir":"v"},{"id":"L","x":1,"y":2,"len":2,"dir":"h"}]';

test.each([
  ['walls above a list', `6 6\nwalls: (0,0) (5,5)\n${list}`, /^xooKooo.*x$/],
  ['walls below a list', `6 6\n${list}wall 0 0\nwall 5 5\n`, /^xooKooo.*x$/],
  ['the number of walls beside cells', '{"id":1,"walls":1,"board":"XX..\\n...#\\n...."}', /^XX\.\.\/\.\.\.x/],
  ['a wall by the number of its cell', `{"size":6,"walls":[0,35,30],"cars":${cars}}`, /^x.*xooKox$/],
  [
    'rows from the bottom, in a comment',
    `# (0,0) is the bottom left corner\nid,x,y,length,dir\nX,0,3,2,h\nK,3,3,3,v\nL,1,2,2,h\n`,
    /^oooKoooooKooXXoKooo?LLooo/,
  ],
  [
    'rows from the bottom, as a property',
    `{"size":6,"yAxis":"up","cars":${cars}}`,
    /^oooKoooooKooXXoKooo?LLooo/,
  ],
  [
    'rows from the bottom, in a comment of a program',
    `# (0,0) is bottom left\ncars = ${cars}\n`,
    /^oooKoooooKooXXoKooo?LLooo/,
  ],
  [
    'rows from the bottom, by the last row',
    `# Row 5 is the top row\ncars = ${cars}\n`,
    /^oooKoooooKooXXoKooo?LLooo/,
  ],
  [
    'headings in German',
    'Fahrzeug;Zeile;Spalte;Länge;Richtung\nX;3;1;2;waagerecht\nK;1;4;3;senkrecht\nL;6;1;2;waagerecht\n',
    /^oooKoooooKooXXoKoo.*LLoooo$/,
  ],
  [
    'headings in Chinese',
    '车辆,行,列,长度,方向\nX,3,1,2,横\nK,1,4,3,竖\nL,6,1,2,横\n',
    /^oooKoooooKooXXoKoo.*LLoooo$/,
  ],
  [
    'a name that is set to the red car',
    'TARGET = "B"\nboard = ["BB.X", "...X", "..CC", "...."]',
    /"primary":"B"/,
  ],
  ['columns of a board', '{"columns":["..X.","..X.","....","BBB."]}', /^oooBoooBXXoBoooo$/],
])('%s', (_, text, expected) => {
  const answer = readShapes(text);
  expect(answer.kind === 'read' && answer.boards.map((one) => compactText(one.board))).toEqual([
    expect.stringMatching(expected),
  ]);
});

test.each([
  [
    'two numbers that may be rows and columns',
    `5 7\nX h 2 2 1\nA h 2 4 3\nB v 2 1 3\nC v 2 2 4\n`,
    'question',
  ],
  [
    'n, as many as the vehicles',
    `n = 4\ncars = [("X", 2, 0, "h", 2), ("A", 0, 1, "h", 2), ("B", 0, 3, "v", 3), ("C", 1, 2, "v", 3)]\n`,
    'question',
  ],
  ['cells as in chess, without a word about a1', 'X b4 2 h\nA a6 2 h\nB f4 3 v\n', 'refused'],
  ['a column of -1', 'X 2 -1 2 h\nA 0 0 2 h\n', 'refused'],
  ['a comment like a vehicle', `6 6\n${list}# 5 5 1 h\n`, 'refused'],
  ['another number of vehicles', `6 6\n4\n${list}`, 'refused'],
  [
    'another length than its cells',
    '{"size":6,"cars":[{"id":"X","cells":[[2,0],[2,1]],"length":3},{"id":"A","cells":[[0,3],[1,3]],"length":2}]}',
    'refused',
  ],
  [
    'the red car in another sentence, without its column',
    '- The red car X is horizontal, length 2, at row 3.\n- Vehicle A is horizontal, length 2, at row 1, column 1.\n- Vehicle B is vertical, length 3, at row 2, column 6.\n',
    'refused',
  ],
])('%s: %#', (_, text, kind) => {
  expect(readShapes(text).kind).toBe(kind);
});

test('of three lists under the same heading one that overlaps is refused, and not read otherwise', () => {
  const one = (cells: string) => `id row col length dir\n${cells}\n`;
  const good = one('X 2 0 2 h\nK 0 3 3 v\nL 3 0 2 h');
  const answer = readShapes(`${good}\n${one('X 2 1 2 h\nK 2 2 2 v\nL 4 5 2 v')}\n${good}`);
  expect(answer).toMatchObject({ kind: 'read', failed: [{ answer: { problem: { code: 'overlap' } } }] });
  expect(answer.kind === 'read' && answer.boards).toHaveLength(2);
});

const squares =
  'cars = [("X", 2, 3, "h", 2), ("A", 0, 2, "h", 2), ("B", 0, 5, "v", 3), ("C", 1, 2, "v", 3)]\n';
const calls =
  'board.add(new Car("X", 2, 3, "h", 2));\nboard.add(new Car("A", 0, 2, "h", 2));\nboard.add(new Car("B", 0, 5, "v", 3));\n';

test.each([
  ['a constant of C', `#define W 7\n#define H 6\n${squares}`, '7x6'],
  ['a constant of Rust', `const SIZE: usize = 7;\n${squares}`, '7x7'],
  ['a sentence', `Board size: 7\n${squares}`, '7x7'],
  ['words', `The board is seven by six\n${squares}`, '7x6'],
  ['a size below', `${squares}\nheight: 6, width: 7\n`, '7x6'],
  ['the argument of a call', `Board::new(7, vec![\n${squares.slice(8, -2)}\n])`, '7x7'],
  ['a number behind a list', `make_board([\n${squares.slice(8, -2)}\n], 7)`, '7x7'],
  [
    'a point of Unity',
    `{"size": {"x": 7, "y": 6}, "cars": [${squares.slice(8, -2).replace(/\(/g, '[').replace(/\)/g, ']')}]}`,
    '7x6',
  ],
  ['n, far from the vehicles', `n = 12\n${squares}`, '6x6'],
  ['n, near the vehicles', `n = 7\n${squares}`, '7x7'],
  [
    'sizes of vehicles',
    `- id: X\n  row: 2\n  col: 3\n  dir: h\n  size: 2\n- id: B\n  row: 0\n  col: 5\n  dir: v\n  size: 3\n- id: C\n  row: 1\n  col: 2\n  dir: v\n  size: 4\n`,
    '6x6',
  ],
])('the size that a text says is that of its list: %s', (_, text, size) => {
  const answer = readShapes(text);
  expect(
    answer.kind === 'read' && answer.boards.map(({ board }) => `${board.width}x${board.height}`),
  ).toEqual([size]);
});

test.each([
  ['two arguments', `Board board = new Board(6, 7);\n${calls}`],
  ['two arguments in Haskell', `RushHour 6 7 [\n${squares.slice(8, -2)}\n]`],
  ['two numbers behind a list', `solve([\n${squares.slice(8, -2)}\n], 7, 6)`],
  [
    'two numbers of a property',
    `{"size": [6, 7], "cars": [${squares.slice(8, -2).replace(/\(/g, '[').replace(/\)/g, ']')}]}`,
  ],
])('a size that may be one of two is not chosen in silence: %s', (_, text) => {
  expect(readShapes(text)).toMatchObject({ kind: 'refused', problem: { code: 'board-size' } });
});

test('the size is told where no vehicle stands at the edges of the usual one', () => {
  const answer = readShapes('car,orientation,size,x,y\nX,H,2,0,2\nA,V,2,3,1\nB,H,2,1,5\n');
  expect(answer.kind === 'read' && answer.boards.map(({ read }) => read)).toEqual([
    expect.stringContaining('on 6 columns and rows, which is usual'),
  ]);
});
