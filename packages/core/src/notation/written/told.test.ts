// Solutions that say from where to where, how the red car leaves, or how the board looks after each move.
import { expect, test } from 'vitest';
import { replay } from '../../board/replay.ts';
import { boardOf } from '../../testing/drawn.ts';
import { readSolution } from '../reading/read-solution.ts';

const classic = boardOf(['.AA..Q', '.....Q', 'XX...Q', '......', '......', '......']);

/** `A-1 Q3 X4 solved`, or the message of the problem. */
function read(text: string, board = classic): string {
  const { result } = readSolution(text, board);
  if (!result.ok) return result.error.message;
  const played = replay(board, result.value);
  const moves = result.value.map(({ label, by }) => `${label}${by}`).join(' ');
  return played.ok ? `${moves}${played.value.solved ? ' solved' : ''}` : `${moves}: ${played.error.message}`;
}

const after = [
  'AA...Q\n.....Q\nXX...Q\n......\n......\n......',
  'A A . . . .\n. . . . . .\nX X . . . .\n. . . . . Q\n. . . . . Q\n. . . . . Q',
];

test.each([
  ['cells from and to', 'A: B1 -> A1\nQ: F1 -> F4\nX: A3 -> E3'],
  ['all cells from and to', 'A: B1-C1 -> A1-B1\nQ: F1-F3 -> F4-F6\nX: A3-B3 -> E3-F3'],
  ['cells in words', 'Move A from b1 to a1, move Q from f1 to f4, move X from a3 to e3.'],
  ['cells of chess', 'A: b6 -> a6\nQ: f4 -> f1\nX: a4 -> e4'],
  ['rows and columns from 1', 'A (1,2) -> (1,1)\nQ (1,6) -> (4,6)\nX (3,1) -> (3,5)'],
  ['columns and rows from 0', 'A: [1, 0] → [0, 0]\nQ: [5, 0] → [5, 3]\nX: [0, 2] → [4, 2]'],
  [
    'to squares, columns and rows from 0',
    'Move 1: Vehicle A to position (0, 0)\nMove 2: Vehicle Q to position (5, 3)\nMove 3: Vehicle X to position (4, 2)',
  ],
  ['to squares, rows and columns from 1', 'A -> (1, 1)\nQ -> (4, 6)\nX moves to [3, 5]'],
  ['cells from and to, and out', 'A: B1 -> A1\nQ: F1 -> F4\nX drives out to the right'],
  ['squares from and to, and out', 'A (1,2) -> (1,1)\nQ (1,6) -> (4,6)\nThe red car leaves.'],
  ['the red car drives out', 'A moves left 1.\nQ moves down 3.\nX drives out right.'],
  ['out to a side', '1. A left 1\n2. Q down 3\n3. X drives out to the right'],
  ['through the exit', 'Move A left by 1.\nMove Q down by 3.\nX leaves through the exit on the right.'],
  ['a remark that it exits', 'A left 1\nQ down 3\nX exits through row 3'],
  ['the red car leaves', 'Move A left by 1.\nMove Q down by 3.\nThe red car leaves the board.'],
  ['out in German', 'A 1 nach links, Q 3 nach unten, X fährt rechts raus'],
  ['out in Spanish', 'A izquierda 1, Q abajo 3, X sale por la derecha'],
  ['out in Spanish, to the right', 'A izquierda 1\nQ abajo 3\nel coche rojo sale a la derecha'],
  ['out in French', 'A gauche 1, Q bas 3, la voiture rouge sort par la droite'],
  ['the board after each move', `Step 1: A L1\n${after[0]}\nStep 2: Q D3\n${after[1]}\nStep 3: X R4\n`],
  ['to squares with letters', 'A -> A1\nQ → F4\nX moves to E3'],
  ['to squares with letters of rows', '1. A → a1\n2. Q → d6\n3. X → c5'],
])('%s', (_, text) => {
  expect(read(text)).toBe('A-1 Q3 X4 solved');
});

test.each([
  ['another cell', 'A: B1 -> A1\nQ: F4 -> F6', 'move 2 is illegal: Q does not slide from F4'],
  ['another lane', 'A: B1 -> A1\nQ: A1 -> A4', 'move 2 is illegal: Q does not slide from A1'],
  ['its cell to another lane', 'A: B1 -> A1\nQ: F1 -> E1', 'move 2 is illegal: Q does not slide from F1'],
  ['where it stood before', 'A: B1 -> A1\nA: C1 -> B1', 'move 2 is illegal: A does not slide from C1'],
  ['another square', 'A (1,2) -> (1,1)\nQ (3,3) -> (6,3)', 'move 2 is illegal: Q does not slide from (3,3)'],
  [
    'another square in JSON',
    '[{"car":"A","from":[0,1],"to":[0,0]},{"car":"Q","from":[2,2],"to":[5,2]}]',
    'move 2 is illegal: Q does not slide from [2,2]',
  ],
  [
    'another place in JSON',
    '[{"car":"Q","from":{"row":2,"col":2},"to":{"row":5,"col":2}}]',
    'move 1 is illegal: Q does not slide from {"row":2,"col":2}',
  ],
  ['another column alone', '[{"car":"X","from":3,"to":5}]', 'move 1 is illegal: X does not slide from 3'],
  [
    'where it stood before, as a column alone',
    '[{"car":"X","from":0,"to":2},{"car":"X","from":0,"to":2}]',
    'move 2 is illegal: X does not slide from 0',
  ],
  [
    'another place by the names of its numbers',
    '[{"car":"X","from":{"row":0,"col":2},"to":{"row":4,"col":2}}]',
    'move 1 is illegal: X does not slide from {"row":0,"col":2}',
  ],
])('a move from %s is illegal', (_, text, expected) => {
  expect(read(text)).toBe(expected);
});

test.each([
  ['from 0', '[{"id":"A","from":1,"to":0},{"id":"Q","from":0,"to":3},{"id":"X","from":0,"to":4}]'],
  ['from 1', '[{"id":"A","from":2,"to":1},{"id":"Q","from":1,"to":4},{"id":"X","from":1,"to":5}]'],
  [
    'rows from the bottom',
    '[{"id":"A","from":1,"to":0},{"id":"Q","from":5,"to":2},{"id":"X","from":0,"to":4}]',
  ],
  ['of the other end', '[{"id":"A","from":2,"to":1},{"id":"Q","from":2,"to":5},{"id":"X","from":1,"to":5}]'],
])('columns and rows alone, %s', (_, text) => {
  expect(read(text)).toBe('A-1 Q3 X4 solved');
});

test('rows count from the top where places say so, whatever would solve the board', () => {
  const solved = boardOf(['X.', 'X.', '..', 'AA'], { exit: 'top' });
  expect(read('X: A1 -> A3', solved)).toBe(
    'X2: the move is illegal: X cannot slide down 2: vehicle A stands at row 4, column 1',
  );
  // from the bottom, as in chess
  expect(read('Q: f5 -> f3\nA: b6 -> a6')).toBe('Q2 A-1');
});

test('figures above moves to squares are no moves, where vehicles are numbers', () => {
  const board = boardOf(['.22..3', '.....3', '11...3', '......', '......', '......'], { primary: '1' });
  const moves = 'Vehicle 2 to position (0, 0)\nVehicle 3 to position (5, 3)\nVehicle 1 to position (4, 2)\n';
  expect(read(`Nodes explored: 13\nSolution found in 3 moves\n${moves}`, board)).toBe('2-1 33 14 solved');
  expect(read(`Solution found in 2 moves\n${moves}`, board)).not.toContain('solved');
});

test('squares in another lane, and squares that may count in two ways, are not taken for a place', () => {
  expect(read('A to (0, 0)\nQ to (4, 3)\nX to (4, 2)')).not.toContain('solved');
  expect(read('Q to (3, 3)')).not.toMatch(/^Q\d/);
});

test.each([
  ['whose rows may count from both ends', 'Q → F4'],
  ['as in chess', 'Q → F3\nX → E4'],
  ['of a vehicle that goes elsewhere before', 'Q down 1\nQ → F4\nX → E3'],
])('squares %s are refused', (_, text) => {
  expect(readSolution(text, classic).result.ok).toBe(false);
});

test('a numbered move of the vehicle A is no sentence that begins with the word', () => {
  expect(read('Move 1: A -1\nMove 2: Q +3\nMove 3: X +4')).toBe('A-1 Q3 X4 solved');
  expect(read('Move 1: vehicle Q +3\nMove 2: vehicle A -1\nMove 3: vehicle X +4')).toBe('Q3 A-1 X4 solved');
  expect(read('1. car A -1 cells\n2. car Q +3 cells\n3. car X +4 cells')).toBe('A-1 Q3 X4 solved');
  expect(read('Vehicle A moved by -1 spaces\nVehicle Q moved by 3 spaces\nVehicle X moved by 4 spaces')).toBe(
    'A-1 Q3 X4 solved',
  );
  expect(read('A solution with 3 moves\nA -1\nQ +3\nX +4')).toBe('A-1 Q3 X4 solved');
  expect(read('A 3 move solution\nA -1\nQ +3\nX +4')).toBe('A-1 Q3 X4 solved');
});

test('a way out behind moves of one cell each is the rest of the way', () => {
  expect(read('A left\nQ down\nQ down\nQ down\nX exits')).toBe('A-1 Q1 Q1 Q1 X4 solved');
  expect(read('A left\nQ down\nX exits')).not.toContain('solved');
});

test('a way out that is none, or that ends before other moves, is not taken for the end', () => {
  expect(read('A left 1\nQ down 3\nX leaves on the left')).not.toContain('solved');
  expect(read('Q down 3\nX exits\nA left 1')).toContain('X4');
  expect(read('A left 1\nQ drives out down')).not.toContain('solved');
});

test('arrows between moves, and labels that are written like cells, are no cells', () => {
  expect(read('A left 1 -> Q down 3 -> X right 4')).toBe('A-1 Q3 X4 solved');
  const chess = boardOf(['.AA..B', '.....B', 'XX...B', '......', '......', '......']);
  expect(read('A-1 -> B3 -> X4', chess)).toBe('A-1 B3 X4 solved');
});

test('a problem is said where it stands in the text with its sentences', () => {
  const { result } = readSolution('A: B1 -> A1\nW: F1 -> F4\nX drives out right', classic);
  expect(!result.ok && result.error.at?.text).toEqual({ line: 2, column: 1 });
});

test.each([
  ['a row too long', '......Q\nXX...Q', 'the row continues with "Q"'],
  ['an unknown vehicle', '.....Q\n.XZ..Q', 'there is no vehicle Z'],
  ['a row missing', '.....Q', 'board 3 ends'],
])('a state with %s below others is not passed over', (_, changed, expected) => {
  const start = '.AA..Q\n.....Q\nXX...Q\n......\n......\n......';
  const third = `A.A..Q\n${changed}\n......\n......\n......`.replace('A.A', 'AA.');
  expect(read([start, after[0], third].join('\n\n')).slice(0, expected.length)).toBe(expected);
});
