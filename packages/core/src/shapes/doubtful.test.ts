// On few cells nearly every text is a board in some way. A reading that may be chance is not read, and no other is clear beside it.
import { expect, test } from 'vitest';
import { readShapes } from './read-shapes.ts';

/** The size, empty glyph and wall of the board that is read, or the kind of another answer. */
function said(text: string, options: object = {}) {
  const answer = readShapes(text, options);
  const [first] = answer.kind === 'read' ? answer.boards : [];
  return first ? first.read.replace(/^read as (.*?);.*$/, '$1') : answer.kind;
}

test.each([
  ['r is red', '%%%%%\n%+++%\n++rr%\n%+++%\n%%%%%', 'rows of cells inside a border of %, + is empty'],
  ['R is red', '#oo#RRooo', 'a line of cells, o is empty, # is a wall'],
  ['two glyphs of a pattern', '%%%%\n&&&&', 'refused'],
])('%s', (_, text, expected) => {
  expect(said(text)).toBe(expected);
});

test('a vehicle that is named as the primary is no chance', () => {
  const text = '#,#,~\n~,~,~\n~,Q,Q';
  expect(said(text)).toBe('refused');
  expect(said(text, { primary: 'Q' })).toBe('rows of cells between separators, ~ is empty, # is a wall');
});

test('empty cells are not taken for a border and walls because one glyph has no role', () => {
  const text = '******\n*gZZ**\n*g****\n*g****\n******\nX*****';
  expect(said(text, { primary: 'Z' })).toBe('refused');
});

const table = (...rows: string[]): string =>
  ['Board: 7 columns, 7 rows', '| ID | Type | Orientation | Position |', '|---|---|---|---|', ...rows].join(
    '\n',
  );

// both orders of columns, or both roles of a glyph, are legal boards, and nothing but what is usual speaks for one of them
test.each<[string, string, object?]>([
  ['a red car is rarely long', '4 4;2,3,o,v,1;3,2,R,v,1;3,2,H,h,4'],
  ['0 or -1 for empty cells of a small board', '[[-1,0,0],[36,36,36],[17,17,-1]]'],
  ['the same where the red car has two reasons', '[[-1,-1,16],[1,1,16],[0,0,-1]]'],
  ['no empty cells on a small board', 'UUU\n#rr\nOOO'],
  ['more walls than empty cells on a small board', 'e X X\ne * █\ne 3 3\n█ j j'],
  ['two + below each other, a vehicle or walls', 'AA+..O\nP.+Q.O\nPXXQ.O\nP..Q..\nB...CC\nB.RRR.'],
  [
    'walls that only a length of 1 says',
    '1\t2\t2\t3\tE\n2\t3\t2\t1\tE\n3\t3\t4\t2\tE\n4\t1\t4\t5\tE\n5\t3\t2\t4\tE\n6\t1\t2\t2\tS',
  ],
  [
    'an x at the edge',
    '-1 -1 -1 -1 -1 -1 -1\n-1 -1 -1 -1 -1 -1 -1\n-1 -1 -1 -1 0 0 x\n-1 -1 -1 -1 -1 -1 -1\n24 -1 -1 -1 35 -1 -1\n24 28 28 -1 35 -1 -1',
  ],
])('asked: %s', (_, text) => {
  expect(said(text)).toBe('question');
});

test.each<[string, string, string, object?]>([
  [
    'X and Y are labels and do not say whether vehicles are horizontal',
    '4 4\n1,1,horizontal,X,3\n0,0,horizontal,Y,2',
    'a vehicle a line: row, column, direction, label, length (from 0)',
  ],
  [
    'the letter and the number of a cell belong together',
    table('| h | Truck | Vertical | D3-F3 |', '| R | Car | Vertical | A3-B3 |'),
    'a vehicle a line: label, (ignored), direction, row, column, last row, last column (from 1), on 7 columns and rows, as the text says',
  ],
  [
    'cells in one row are no labels',
    table('| red | Car | Horizontal | D4-D5 |', '| b | Car | Vertical | D7-E7 |'),
    'a vehicle a line: label, (ignored), direction, row, column, last row, last column (from 1), on 7 columns and rows, as the text says',
  ],
  [
    'all cells of trucks alone are their first and last',
    'The board has 7 columns and 4 rows.\nCar S is at (2,6), (3,6), (4,6).\nCar red is at (1,4), (1,5), (1,6).',
    'a vehicle a line: label, row, column, last row, last column (from 1), on 7 columns and 4 rows, as the text says',
  ],
  [
    'a vehicle of one cell beside a red car with a mark is no wall',
    '6\n@\t2\t2\t3\tE\nt\t3\t2\t1\tE\nj\t3\t4\t2\tE\nG\t1\t4\t5\tE\nS\t3\t2\t4\tE\nL\t1\t2\t2\tS',
    'a vehicle a line: label, column, length, row, direction (from 1), on 6 columns and rows, which is usual',
  ],
  [
    'several marks of comments in front of rows may be cells',
    '* * * * * *\n% * * * * *\n* * * * Q Q\n* 8 8 8 * *\n* * * * * *\n* * * * * *',
    'refused',
    { primary: 'Q' },
  ],
  [
    'a row that begins with * and a digit behind another in quotes',
    '["*1*****","I1**Y33","It**Y*J","*t**uuJ","*6*g*l*","*6*g*l*","*6***l*"]',
    'rows of cells, * is empty',
    { primary: 'u' },
  ],
  ['capitals at the beginnings of rows may be letters of their own', 'Zccc\nZiro\nOiro\nOooo', 'refused'],
])('%s', (_, text, expected, options) => {
  expect(said(text, options)).toBe(expected);
});

test('a vehicle in a corner is in no border', () => {
  expect(said('++++++\n++++E+\n+RR+E+ →\n++DDE+\nk+++++\nk+++X+')).not.toMatch(/border/);
});

test('the name of a call is no length beside numbers that may be lengths', () => {
  // number, row, column and length, where the row of an upright vehicle is that of its lowest cell
  const calls = [
    'Car(1, 2, 0, 2, Way::Horizontal);',
    'Car(2, 1, 0, 2, Way::Vertical);',
    'Car(3, 0, 3, 2, Way::Horizontal);',
    'Car(4, 2, 5, 3, Way::Vertical);',
    'Car(5, 4, 4, 2, Way::Horizontal);',
  ];
  expect(said(calls.join('\n'))).toBe('refused');
});
