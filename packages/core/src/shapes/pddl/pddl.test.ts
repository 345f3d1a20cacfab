import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Board } from '../../board/board.ts';
import { pddl } from '../../formats/pddl/pddl.ts';
import { legalBoards } from '../../testing/arbitraries.ts';
import { boardOf } from '../../testing/drawn.ts';
import { randomRuns } from '../../testing/random-runs.ts';
import { readShapes } from '../read-shapes.ts';

const problem = (objects: string, init: string, goal: string) =>
  `; a task\n(define (problem p1) (:domain rush)\n\n (:objects ${objects})\n\n (:init ${init})\n (:goal ${goal}))\n`;

/** The squares of each vehicle and the exit, or the problem. */
function read(text: string): string {
  const answer = readShapes(text);
  if (answer.kind === 'refused') return `${answer.problem.at?.text?.line}: ${answer.problem.message}`;
  if (answer.kind !== 'read') return answer.kind;
  return answer.boards.map(({ board }) => rowsOf(board)).join(' | ');
}

/** The board's rows, its primary as X and the others as they are, and its exit. */
function rowsOf(board: Board): string {
  const cells = Array.from({ length: board.width * board.height }, () => '.');
  for (const wall of board.walls) cells[wall] = '#';
  for (const { label, orientation, lane, offset, length } of board.vehicles)
    for (let i = offset; i < offset + length; i++)
      cells[orientation === 'horizontal' ? lane * board.width + i : i * board.width + lane] = label;
  const rows = Array.from({ length: board.height }, (_, row) =>
    cells.slice(row * board.width, (row + 1) * board.width).join(''),
  );
  return `${rows.join('/')} ${board.exit}`;
}

const grid = (name: (row: number, column: number) => string, width = 4, height = 3) =>
  Array.from({ length: height * width }, (_, i) => name(Math.floor(i / width), i % width)).join(' ');

const expected = 'A.../A.../XX..';

describe('the same board in the words of several domains', () => {
  test.each([
    [
      'cells with their vehicles, column first',
      problem(
        `car1 car2 - car ${grid((r, c) => `pos-${c}-${r}`)} - location`,
        '(left-of pos-0-0 pos-1-0) (top-of pos-0-0 pos-0-1) (horizontal car2) (start-pos car2 pos-0-2) (end-pos car2 pos-1-2) (at car2 pos-0-2) (at car2 pos-1-2) (start-pos car1 pos-0-0) (end-pos car1 pos-0-1) (at car1 pos-0-0) (at car1 pos-0-1)',
        '(start-pos car2 pos-2-2)',
      ),
    ],
    [
      'a fact for each vehicle with all of its cells, and the goal with both of its last ones',
      problem(
        `x b - vehicle ${grid((r, c) => `${'abc'[r]}${c + 1}`)} - cell`,
        '(size-two x c1 c2) (size-two b a1 b1) (empty a2) (empty a3) (empty a4) (empty b2) (empty b3) (empty b4) (empty c3) (empty c4) (horizontal x) (vertical b) (on-the-right a1 a2) (on-the-lower-side a1 b1)',
        '(and (solved x c3 c4))',
      ),
      'B.../B.../XX..',
    ],
    [
      'a label of one letter beside the name of the red car',
      problem(
        `red b - vehicle ${grid((r, c) => `${'abc'[r]}${c + 1}`)} - cell`,
        '(size-two red c1 c2) (size-two b a1 b1) (empty a2) (empty a3) (empty a4) (empty b2) (empty b3) (empty b4) (empty c3) (empty c4) (horizontal red) (vertical b) (on-the-right a1 a2) (on-the-lower-side a1 b1)',
        '(and (solved red c3 c4))',
      ),
      'B.../B.../XX..',
    ],
    [
      'heads and tails by row and column',
      problem(
        'n1 n2 n3 n4 - num red car1 - car',
        '(plusone n1 n2) (plusone n2 n3) (plusone n3 n4) (cartail red n1 n3) (carhead red n2 n3) (isoccupied n1 n3) (isoccupied n2 n3) (cartail car1 n1 n1) (carhead car1 n1 n2) (isoccupied n1 n1) (isoccupied n1 n2)',
        '(and (carhead red n4 n3))',
      ),
      'A.../A.../XX../....',
    ],
    [
      'vehicles that contain cells, no relation says what is a row',
      problem(
        `${grid((r, c) => `loc${c + 1}_${r + 1}`)} - position red car1 - car`,
        '(adjacent loc1_1 loc2_1 loc3_1) (small red) (small car1) (containscar loc1_3 red) (containscar loc2_3 red) (containscar loc1_1 car1) (containscar loc1_2 car1)',
        '(containscar loc4_3 red)',
      ),
    ],
    [
      'letters for rows',
      problem(
        `${grid((r, c) => `p${'abc'[r]}${c + 1}`)} - position car1 red - car`,
        '(poziomo pa1 pa2) (pionowo pa1 pb1) (at car1 pa1) (at car1 pb1) (at red pc1) (at red pc2)',
        '(at red pc4)',
      ),
    ],
    [
      'a first cell, its type says the rest',
      problem(
        `red - horizontalcar blue - verticalcar ${grid((r, c) => `r${r + 1}c${c + 1}`)} - cell`,
        '(at red r3c1) (at blue r1c1)',
        '(at red r3c3)',
      ),
    ],
    [
      'without types',
      problem(
        `car_r car_b ${grid((r, c) => `place_${r}${c}`)}`,
        '(is_car car_r) (is_horizontal car_r) (at car_r place_20) (at car_r place_21) (is_vertical car_b) (at car_b place_00) (at car_b place_10)',
        '(at car_r place_23)',
      ),
    ],
    [
      'walls are cells that are not clear',
      problem(
        `x a - car ${grid((r, c) => `c${r + 1}_${c + 1}`)} - cell`,
        `(at x c3_1) (at x c3_2) (at a c1_1) (at a c2_1) (clear c1_2) (clear c1_3) (clear c2_2) (clear c2_3) (clear c2_4) (clear c3_3) (clear c3_4)`,
        '(at x c3_4)',
      ),
      'A..#/A.../XX..',
    ],
  ])('%s', (_, text, rows = expected) => {
    expect(read(text)).toBe(`${rows} right`);
  });
});

describe('numbers say where vehicles stand', () => {
  const objects = 'red - horizontalcar blue - verticalcar p0 p1 p2 p3 - position';
  const bounds = '(= (min_x) 0) (= (max_x) 3) (= (min_y) 0) (= (max_y) 2)';
  const places = '(= (pos-x red) 0) (= (pos-y red) 2) (= (pos-x blue) 0) (= (pos-y blue) 0)';
  const goal = '(and (= (pos-x red) 2) (= (pos-y red) 2))';
  const cells =
    '(= (cell-x p0) 0) (= (cell-x p1) 1) (= (cell-x p2) 2) (= (cell-x p3) 3) (= (cell-y p0) 0) (= (cell-y p1) 1) (= (cell-y p2) 2)';
  test.each([
    ['the least number of each vehicle', problem(objects, `${bounds} ${places}`, goal)],
    ['with a cost', problem(objects, `(= (total-cost) 0) ${bounds} ${places}`, goal)],
    ['the goal is a column alone', problem(objects, `${bounds} ${places}`, '(>= (pos-x red) 2)')],
    [
      'rows and columns, from 1, with lengths',
      problem(
        'red blue - vehicle',
        `(horizontal red) (vertical blue) (= (length red) 2) (= (length blue) 2) (= (row red) 3) (= (column red) 1) (= (row blue) 1) (= (column blue) 1)
         (= (first-row) 1) (= (last-row) 3) (= (first-column) 1) (= (last-column) 4)`,
        '(= (column red) 3)',
      ),
    ],
    [
      'cells that are clear, and one that is neither',
      problem(
        objects,
        `${bounds} ${places} ${cells} (clear p1 p0) (clear p2 p0) (clear p1 p1) (clear p2 p1) (clear p3 p1) (clear p2 p2) (clear p3 p2)`,
        goal,
      ),
      'A..#/A.../XX..',
    ],
  ])('%s', (_, text, rows = expected) => {
    expect(read(text)).toBe(`${rows} right`);
  });

  test.each([
    [problem(objects, places, goal), '2: no numbers say how many columns the board has'],
    [
      problem(objects, `(= (min_x) 0) (= (max_x) 3) ${places}`, goal),
      '2: no numbers say how many rows the board has',
    ],
    [
      problem(objects, `${bounds} ${places.replace('(= (pos-y blue) 0)', '')}`, goal),
      '2: no number says in which row blue stands',
    ],
    [
      problem(objects, `${bounds} ${places} ${cells} (clear p1 p2)`, goal),
      '2: row 3, column 2 is clear and red stands there',
    ],
  ])('what is missing is named %#', (text, message) => {
    expect(read(text)).toBe(message);
  });
});

test('rows before columns, as the types of the objects say', () => {
  const text = problem(
    'red - car blue - car r1 r2 r3 - row c1 c2 c3 c4 - col',
    '(next-row r1 r2) (next-row r2 r3) (next-col c1 c2) (next-col c2 c3) (next-col c3 c4) (at-horizontal red r3 c1) (at-vertical blue r1 c1)',
    '(at-horizontal red r3 c4)',
  );
  expect(read(text)).toBe('A.../A.../XX.. right');
});

describe('what facts leave open or contradict is refused', () => {
  const cells = `${grid((r, c) => `c${r + 1}_${c + 1}`)} - cell`;
  test.each([
    ['(define (domain rush) (:requirements :strips))', '1: it defines a domain and no problem'],
    ['(define (problem p) (:init)', '1: its brackets do not match'],
    [problem('a - car', '(at a b)', '(at a c)'), '2: no objects are its cells'],
    [problem(`a - car ${cells}`, '(clear c1_1)', '(at a c1_4)'), '2: no fact says where a vehicle stands'],
    [
      problem(`a - car ${cells}`, '(short a c1_1 c1_2)\n(reach a c1_3 c1_4)', '(at a c1_4)'),
      '7: two facts name several cells of a',
    ],
    [problem(`a - car ${cells}`, '(at a c1_1) (at a c2_2)', '(at a c1_4)'), '6: vehicle a is bent'],
    [
      problem(`a - car ${cells}`, '(at a c1_1) (at a c1_2) (clear c1_2)', '(at a c1_4)'),
      '2: row 1, column 2 is clear and a stands there',
    ],
    [
      problem(`a - car ${cells}`, '(at a c1_1) (at a c1_2)', '(at a c1_3)'),
      '7: the goal leads a to no edge of the board',
    ],
    [
      problem(`a - car ${cells}`, '(at a c1_1) (at a c1_2)', '(clear c1_3)'),
      '7: its goal does not say where one vehicle must go',
    ],
    [problem(`a - thing ${cells}`, '(at a c1_1)', '(at a c1_4)'), '6: vehicle a covers 1 cell'],
  ])('%j', (text, message) => {
    expect(read(text)).toBe(message);
  });
});

test('what the format writes is read back, with the same vehicles, walls and exit', () => {
  fc.assert(
    fc.property(legalBoards({}), (board) => {
      const text = pddl.print(board);
      const answer = readShapes(text.ok ? text.value : '');
      expect(answer.kind).toBe('read');
      if (answer.kind !== 'read') return;
      const [found] = answer.boards;
      expect(found?.board).toMatchObject({
        width: board.width,
        height: board.height,
        exit: board.exit,
        walls: board.walls,
      });
      const shape = ({ vehicles }: Board) =>
        vehicles
          .map(({ orientation, lane, offset, length }) => [orientation, lane, offset, length].join())
          .sort();
      expect(found && shape(found.board)).toEqual(shape(board));
    }),
    { numRuns: randomRuns(60) },
  );
});

describe('a board without a clear cell keeps its walls', () => {
  const full = boardOf(['#XXA', 'BBBA']);
  const text = pddl.print(full);
  const both = text.ok ? text.value : '';
  const alone = both.slice(both.indexOf('(define (problem'));
  test.each([
    ['the domain and the problem', both, '#XXA/BBBA right'],
    ['the problem without its domain', alone, '#XXA/BBBA right'],
    [
      'another domain, which can say that a cell is clear',
      both.replaceAll('unjam', 'jam'),
      '#XXA/BBBA right',
    ],
    [
      'a problem of an unknown domain, in which any cell may be clear',
      alone.replace('unjam', 'jam'),
      '.XXA/BBBA right',
    ],
  ])('%s', (_, given, board) => {
    expect(read(given)).toBe(board);
  });
});
