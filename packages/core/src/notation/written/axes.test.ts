// Fields that say along which axis, in which sense or to which place a vehicle goes: none of them is passed over.
import { expect, test } from 'vitest';
import { boardOf } from '../../testing/drawn.ts';
import { readSolution } from '../reading/read-solution.ts';
import { read } from './testing/read.ts';

const json = (moves: unknown): string => JSON.stringify(moves);

test.each([
  ['rows for a horizontal vehicle', json([{ vehicle: 'A', dRow: -1, dCol: 0 }]), 'vehicle A is not vertical'],
  ['y for a horizontal vehicle', json([{ car: 'A', dx: 0, dy: -1 }]), 'vehicle A is not vertical'],
  ['x for a vertical vehicle', json([{ car: 'Q', dx: 3, dy: 0 }]), 'vehicle Q is not horizontal'],
  ['columns for a vertical vehicle', json([{ car: 'Q', drow: 0, dcol: 3 }]), 'vehicle Q is not horizontal'],
  ['an axis between commas', 'A,y,-1', 'unexpected "y"'],
  ['an axis of a tuple', "('A','y',-1)", 'unexpected "y"'],
  ['an axis as a key', json([{ car: 'Q', y: 3 }]), 'unexpected "y"'],
  ['a sign between commas', 'A,-,1\nQ,+,3\nX,+,4', 'unexpected "-"'],
  ['a sign between semicolons', 'A;-;1', 'unexpected "-"'],
  ['a sign in a table', '| A | - | 1 |', 'unexpected "-"'],
  ['a sign of a tuple', '("A", "-", 1)', 'unexpected "-"'],
  ['a sign of a tuple that is last', '("A", 1, "-")', 'unexpected "-"'],
  ['a sign in the last column', 'A,1,-', 'unexpected "-"'],
  ['a sign in the first column', '-,A,1', 'unexpected "-"'],
  ['a sign in JSON', json([{ vehicle: 'A', direction: '-', cells: 1 }]), 'direction is "-"'],
  ['a sign of a program', 'A -= 1', 'unexpected "-"'],
  ['a place as a number', 'A to 1', 'unexpected "to"'],
  ['places as numbers', 'move Q to 4, move X to 5', 'unexpected "to"'],
  ['the number of a cell', 'move A to cell 1', 'unexpected "to"'],
  ['a place in JSON', json([{ car: 'Q', to: 4 }]), 'unexpected "to"'],
  ['a position in JSON', json([{ car: 'A', position: 1 }]), 'unexpected "position"'],
  ['h alone, which may be horizontal', 'Q h 3', 'unexpected "h"'],
])('%s is refused', (_, text, message) => {
  expect(read(text)).toContain(message);
});

test.each([
  [
    'columns and rows',
    json([
      { car: 'A', dx: -1, dy: 0 },
      { car: 'Q', dx: 0, dy: 3 },
      { car: 'X', dx: 4, dy: 0 },
    ]),
  ],
  [
    'rows and columns',
    json([
      { car: 'A', dRow: 0, dCol: -1 },
      { car: 'Q', dRow: 3, dCol: 0 },
      { car: 'X', dRow: 0, dCol: 4 },
    ]),
  ],
  [
    'rows that count up',
    json([
      { car: 'A', dx: -1, dy: 0 },
      { car: 'Q', dx: 0, dy: -3 },
      { car: 'X', dx: 4, dy: 0 },
    ]),
  ],
  ['Spanish with its word for and', 'A izquierda 1 y Q abajo 3 y X derecha 4'],
  ['a list of dashes', '- A left 1\n- Q down 3\n- X right 4'],
  ['dashes between moves', 'A left 1 - Q down 3 - X right 4'],
  ['to in front of a direction', 'A to left 1\nQ to the down 3\nX to the right 4'],
  ['to in front of cells', 'A to 1 cell left\nQ to 3 cells down\nX to 4 cells right'],
])('%s', (_, text) => {
  expect(read(text)).toBe('A-1 Q3 X4 solved');
});

test('an axis tells two vehicles of one label apart', () => {
  const board = boardOf(['.AA..Q', '.....Q', 'XX...Q', '......', '......', '......']);
  const vehicles = board.vehicles.map((car) => (car.label === 'Q' ? { ...car, label: 'A' } : car));
  const moves = [
    { car: 'A', dx: -1, dy: 0 },
    { car: 'A', dx: 0, dy: 3 },
  ];
  expect(read(json(moves), { ...board, vehicles })).toBe('A-1 A3');
});

test('h is up beside other letters of French', () => {
  expect(read('A G 1\nQ B 3\nQ H 1')).toBe('A-1 Q3 Q-1');
});

test.each([
  'A left 1, Q down 3, then exit',
  'A left 1, Q down 3 and out',
  'A left 1, Q down 3, and exit.',
  'A left 1\nQ down 3\nExit!',
])('%j ends with the way out', (text) => {
  expect(read(text)).toBe('A-1 Q3 X4 solved');
});

test('a way out that is not free is said to be left out', () => {
  const classic = boardOf(['.AA..Q', '.....Q', 'XX...Q', '......', '......', '......']);
  const { how } = readSolution('A left 1, Q down 2, then exit', classic);
  expect(how).toBe('label, direction, cells; "exit" at the end is left out');
});
