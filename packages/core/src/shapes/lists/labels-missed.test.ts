import { expect, test } from 'vitest';
import { readShapes } from '../read-shapes.ts';
import { labelIn } from './described.ts';

const table = 'A | 1 | 1 | horizontal | 2\nX | 3 | 1 | horizontal | 2\nC | 6 | 4 | horizontal | 2';
const sentences =
  'X is in row 3, columns 1 to 2\nA is in column 4, rows 1 to 3\nC is in row 6, columns 2 to 3';
const calls = 'X = Car(2, 0, 2, "h")\nA = Car(0, 0, 3, "h")\nC = Car(5, 2, 2, "h")\nD = Car(3, 0, 2, "v")';
const cells = 'X: A3 B3\nA: A1, B1, C1\nC: F1 F2';

test.each<[string, string]>([
  ['a sentence below a table', `${table}\nB is in column 6, rows 1 to 3`],
  ['a sentence above a table', `The truck B stands in column 6, rows 1 to 3\n${table}`],
  ['a line of a table below sentences', `${sentences}\nB | 1 | 6 | vertical | 3`],
  ['a line of a table above sentences', `1. B | 1 | 6 | vertical | 3\n${sentences}`],
  ['cells below sentences', `${sentences}\nB: F1, F2`],
  ['cells with marks between them', `${cells}\nB from r5c6 to r6c6`],
  ['vehicles in one line', 'X: A3 B3, A: A1, B1, C1, C: D4-D5, B: F1, F2'],
  ['a label that a word stands behind', 'X from r3c1 to r3c2\nA from r1c1 to r1c3\nB down 3 at r1c6'],
  ['a call of another name', `${calls}\nboard["B"] = Car((0, 5), (1, 5))`],
  ['a call without its bracket', calls.replace('X = Car(', 'B = Car')],
  [
    'an object without its place',
    'cars: [\n{id: "X", row: 2, col: 1, len: 2, dir: "h"},\n{id: "A", row: 0, col: 1, len: 2, dir: "h"},\n{id: "C", row: 4, col: 1, len: 2, dir: "h"},\n{id: "B"},\n]',
  ],
  [
    'an object with a mark of a wiki',
    '{"id":"X","row":2,"col":1,"len":2,"dir":"h"}\n{"id":"A","row":0,"col":1,"len":2,"dir":"h"}\n{|id":"B","row":4,"col":3,"len":2,"dir":"v"}\n{"id":"C","row":5,"col":1,"len":2,"dir":"h"}',
  ],
  [
    'a record without a field',
    'id=X row=2 col=1 len=2 dir=H\nid=A row=0 col=1 len=2 dir=H\nid=C row=4 col=1 len=3 dir=H\nid=B col=4 len=2 dir=V',
  ],
  [
    'a key with numbers of cells',
    "{\n'X': (2, 1, 2, 'H'),\n'A': (0, 1, 2, 'H'),\n'C': (4, 1, 3, 'H'),\n'B': [9, 15],\n}",
  ],
  ['a word with a mark too many', 'X-H-2-2-1 A-H-2-0-1 C-H-2-4-1 B-V-2--3-5'],
  ['a word without its comma', 'X(2,1)H2 A(0,1)H2 C(4,1)H2 B35V2'],
  ['a line of a table below cells', 'X A3-B3\nA C6-D6\nC B4-B5\nB;horizontal;4;3;2'],
  [
    'cells below records',
    'id=X row=2 col=1 len=2 dir=H\nid=A row=0 col=1 len=2 dir=H\nid=C row=4 col=1 len=3 dir=H\nB: E5 E6',
  ],
  ['a form of Lisp', `${calls}\n(define b (make-car 0 5 2 "v"))`],
])('%s is not left out', (_, text) => {
  const answer = readShapes(text);
  const labels = answer.kind === 'read' ? answer.boards[0]?.board.vehicles.map(({ label }) => label) : ['B'];
  expect(labels).toContain('B');
});

test.each<[string, string]>([
  ['a board that is 6 by 6', `A 6x6 board with 8 moves\n${sentences.replaceAll('A', 'D')}`],
  ['what somebody says of it', `I have solved it in 12 moves and 15 steps\n${sentences}`],
  ['its exit', `${sentences}\nThe exit E is at row 3, column 6`],
  ['its moves', `${sentences}\nA right 1, C left 2`],
  ['a call in a comment', `${calls}\n# B <- Car(4, 5, 2, "v")`],
  ['the name of a level', `Level B 12\n${table}`],
  ['a letter and one number', `${table}\nB: row 3`],
])('%s is no vehicle that was left out', (_, text) => {
  expect(readShapes(text).kind).toBe('read');
});

test('the line and the label are named', () => {
  expect(readShapes('H: C1 D1\nX: A3 B3\nG: F2 F3\n\nB from r5c3 to r5c4')).toMatchObject({
    kind: 'refused',
    problem: {
      message: expect.stringMatching(/^vehicle B is written here/),
      at: { text: { line: 5, column: 1 } },
    },
  });
});

test('a word between a label and a square is no part of the label', () => {
  const answer = readShapes('X from r3c1 to r3c2\nA from r1c1 to r1c3\nB from r1c6 to r2c6');
  const [board] = answer.kind === 'read' ? answer.boards : [];
  expect(board?.board.vehicles.map(({ label }) => label)).toEqual(['A', 'B', 'X']);
});

test.each([
  ["add_car('F', ", 'F'],
  ["cars['I'] = ([", 'I'],
  ['const c = new Car(', 'c'],
])('the words of a program before a place have a label: %s', (head, label) => {
  expect(labelIn(head)).toBe(label);
});

test('attributes of markup are no fields of a list', () => {
  const tags = ['X', 'A', 'B'].map(
    (label, row) => `<${label} across="true" length="2" top="${row + 2}" left="1"/>`,
  );
  const answer = readShapes(`<board gridSize="6">\n${tags.join('\n')}\n</board>`);
  const labels = answer.kind === 'read' ? answer.boards[0]?.board.vehicles.map(({ label }) => label) : [];
  expect([[], ['A', 'B', 'X']]).toContainEqual(labels);
});

test('vehicles in words below an exit at the bottom count from the top', () => {
  const answer = readShapes('exit: bottom\nG(0,0)H2 F(1,1)V2 E(1,4)H2 D(5,2)H3 X(0,2)V2');
  const [board] = answer.kind === 'read' ? answer.boards : [];
  expect(board?.board.vehicles.map(({ label, offset }) => `${label}${offset}`)).toEqual([
    'D2',
    'E4',
    'F1',
    'G0',
    'X0',
  ]);
});
