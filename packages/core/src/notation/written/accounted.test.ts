// Numbers of moves within a line, letters of a language, moves that are struck out: what refused.test.ts has where it is wrong.
import { expect, test } from 'vitest';
import type { Board } from '../../board/board.ts';
import { readSolution } from '../reading/read-solution.ts';
import { classic, numbers, read } from './testing/read.ts';

test.each([
  ['numbers in one line', '1. A left 1, 2. Q down 3, 3. X right 4'],
  ['numbers in one line without cells before commas', '1. AL1, 2. QD3, 3. XR4'],
  ['moves in two lines with their numbers', '1) A left 1, 2)\nQ down 3, 3) X right 4'],
  ['commas between all parts and full stops', 'A, left, 1. Q, down, 3. X, right, 4'],
  [
    'objects with numbers',
    '1. {"car":"A","dir":"left","n":1}, 2. {"car":"Q","dir":"down","n":3}, 3. {"car":"X","dir":"right","n":4}',
  ],
  ['a move in words among arrows', 'A ←\nMove car Q down by 3\nX →→→→'],
  ['letters as often as cells among words', 'A left 1\nQ down 3\nXRRRR'],
  ['a move that is struck out', 'A left 1\n~~Q down 2~~\nQ down 3\nX right 4'],
  ['a move that is struck out in HTML', 'A left 1\n<del>Q down 2</del>\nQ down 3\nX right 4'],
  ['a move in letters that is struck out', 'AL1\n~~QD2~~\nQD3\nXR4'],
  ['letters of German among its words', 'A links 1\nQU3\nX rechts 4'],
  ['letters of French', 'AG1 QB3 XD4'],
  ['a doubt', 'A left 1 (not sure)\nQ down 3\nX right 4'],
  [
    'a sentence behind the next number',
    '1. A left 1\n2. Q down 3\n3. X right 4\n4. The red car is free now.',
  ],
  ['lines of a quotation', '> A left 1\n> Q down 3\n>\n> X right 4'],
  ['letters of a quotation', '> AL1\n> QD3\n> XR4'],
  ['tasks that are done', '- [x] A left 1\n- [x] Q down 3\n- [x] X right 4'],
  ['numbers in circles', '①A left 1\n② Q down 3\n③ X right 4'],
  ['numbers in Chinese', '第1步：A 左 1\n第2步：Q 下 3\n第3步：X 右 4'],
  ['numerals in Chinese', '第十步 A 左 1\n第十一步：Q 下 3\n第十二步：X 右 4'],
  ['Japanese numbers', '1、A 左 1\n2、Q 下 3\n3、X 右 4'],
  ['an end of thoughts alone', 'A right 1?\n</think>\nA left 1\nQ down 3\nX right 4'],
  ['arrows between moves', 'A left 1 => Q down 3 --> X right 4'],
  ['arrows of other kinds', 'A left 1 ➜ Q down 3 ⇒ X right 4'],
  ['arrows at the ends of lines', 'A left 1 →\nQ down 3 →\nX right 4'],
  [
    'objects with other properties',
    '[{"car":"A","direction":"left","cells":1,"orientation":"horizontal"},{"car":"Q","direction":"down","cells":3,"legal":true},{"car":"X","direction":"right","cells":4}]',
  ],
])('%s', (_, text) => {
  expect(read(text)).toBe('A-1 Q3 X4 solved');
});

test('an arrow behind arrows is no mark between moves', () => {
  expect(read('A ←, Q ↓↓↓, X →→→→')).toBe('A-1 Q3 X4 solved');
  expect(read('A ←, Q ↓↓↓, X →→→ →')).not.toMatch(/X3/);
});

test('an arrow between moves of which the second is of a vehicle called 3', () => {
  expect(read('2 left 1 → 3 down 3 → 1 right 4', numbers)).toBe('2-1 33 14 solved');
});

test('a property that says that a move is none is named', () => {
  const moves = '[{"car":"A","direction":"left","cells":1,"legal":false}]';
  expect(read(moves)).toMatch(/^1:43 unexpected "legal"/);
});

test('numbers in circles that do not count up are told', () => {
  const { how } = readSolution('② A left 1\n① Q down 3', classic);
  expect(how).toBe('label, direction, cells; in line 1 the number 2 comes first');
});

test.each([
  [
    'numbers as labels of calls',
    "1. move('2', 'left', 1)\n2. move('3', 'down', 3)\n3. move('1', 'right', 4)",
  ],
  ['numbers as labels in a list', '- 2 left 1\n- 3 down 3\n- 1 right 4'],
  ['numbers as labels below the number of moves', 'Solution found in 3 moves\n\n2L1, 3D3, 1R4'],
  ['numbers as labels above the time', '2 left 1\n3 down 3\n1 right 4\nTime: 0.12 s'],
])('%s', (_, text) => {
  expect(read(text, numbers)).toBe('2-1 33 14 solved');
});

/** Labels that are a key, a letter and a number, and an arrow. */
const labelled = ({ vehicles, ...rest }: Board, labels: readonly string[]): Board => ({
  ...rest,
  vehicles: vehicles.map((vehicle, i) => ({ ...vehicle, label: labels[i] ?? '' })),
});

test.each([
  ['a key', ['N', 'n', 'X'], 'N: -1\nn: +3\nX: +4'],
  ['a letter and a number, with repeated arrows', ['A1', 'B2', 'X'], 'A1 ←\nB2 ↓↓↓\nX →→→→'],
  ['a letter and a number, with points of the compass', ['B1', 'D2', 'X'], 'B1 W 1\nD2 S 3\nX E 4'],
  ['a word with a point of the compass', ['i', 'e', 'X'], 'Solution found in 3 moves\n\ni W 1, e S 3, X E 4'],
  ['a direction of French, last', ['D', 'G', 'X'], '1LD\n3DG\n4RX'],
  ['a drawn arrow', ['U', 'V', 'X'], 'U < x1\nV v x3\nX > x4'],
  ['a point of the compass, above the time', ['N', 's', 'X'], 'N W 1\ns S 3\nX E 4\nTime: 0.12 s'],
])('labels that are %s', (_, labels, text) => {
  const at = labelled(classic, [labels[0] ?? '', labels[1] ?? '', labels[2] ?? '']);
  expect(read(text, at)).toBe(`${labels[0]}-1 ${labels[1]}3 ${labels[2]}4 solved`);
});

test('a number behind a label and a mark counts the next move', () => {
  expect(read('left A , 2. down Q 3')).not.toMatch(/^A-2/);
  expect(read('left A, 2. down Q, 3. right X')).toBe('A-1 Q1 X1');
  expect(read('left A 1, 2. down Q 3, 3. right X 4')).toBe('A-1 Q3 X4 solved');
});

test('a number behind a mark is a vehicle where it names one', () => {
  expect(read('2: -1, 3: +3, 1: +4', numbers)).toBe('2-1 33 14 solved');
  expect(read('1. 2 left 1, 2. 3 down 3, 3. 1 right 4', numbers)).toBe('2-1 33 14 solved');
  expect(read('no 2 left 1\n3 down 3\n1 right 4', numbers)).toMatch(/^1:1 unexpected "no"/);
});

test('letters of German behind labels with a number', () => {
  const at = labelled(classic, ['B1', 'D2', 'X']);
  expect(read('B1L1\nD2U3\nD2O1', at)).toBe('B1-1 D23 D2-1');
});

test('a label and its own letter as a direction is no direction twice', () => {
  expect(read('lL\nl left 1\nQ down 3', labelled(classic, ['l', 'Q', 'X']))).not.toMatch(/^l/);
});

test('a choice is no move of a vehicle called O', () => {
  expect(read('O ← 1\nQ ↓ 3 or 2\nX → 4', labelled(classic, ['O', 'Q', 'X']))).toMatch(
    /^2:7 unexpected "or"/,
  );
});
