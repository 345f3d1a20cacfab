// A list with one error is no other board: the refusal names the vehicle, and what is said beside the list counts.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readShapes } from '../read-shapes.ts';

const textOf = (name: string): string => readFileSync(new URL(`../corpus/${name}`, import.meta.url), 'utf8');

test.each<[string, RegExp]>([
  [
    'list-one-beyond.txt',
    /^vehicle E lies beyond 6 columns and rows at row 8, and nothing says how large the board is$/,
  ],
  ['list-below-size-one-off.txt', /^vehicle H lies off the board of 6 columns and 6 rows$/],
  ['json-length-1.txt', /^vehicle C covers one cell alone$/],
  ['tuples-one-overlaps.txt', /^vehicle H overlaps another at row 5, column 5$/],
])('%s', (name, message) => {
  const answer = readShapes(textOf(name));
  expect(answer.kind === 'refused' && answer.problem.message).toMatch(message);
});

const ALONE = /^there is one vehicle alone, and nothing says how large its board is$/;

test.each<[string, RegExp]>([
  ['id,row,col,length,dir\nX,2,0,2,h', ALONE],
  ['[{"id": "X", "row": 2, "col": 0, "length": 2, "dir": "h"}]', ALONE],
  ['6 6\nid row col length dir\nX 0 9 2 h', /^vehicle X lies off the board of 6 columns and 6 rows$/],
])('one vehicle: %j', (text, message) => {
  const answer = readShapes(text);
  expect(answer.kind === 'refused' && answer.problem.message).toMatch(message);
});

// with x as the row these are boards whose red car is not at the exit, which is not what is wrong with them
test.each<[string, RegExp]>([
  ['{"x": 1, "y": 1, "w": 1, "h": 3}', /^vehicle a overlaps another at row 3, column 2$/],
  ['{"x": 3, "y": 4, "w": 1, "h": 3}', /^vehicle a lies off the board of 6 columns and 6 rows$/],
])('an exit, and a vehicle that does not fit: %s', (vehicle, message) => {
  const red = '{"id": "red", "x": 0, "y": 2, "w": 2, "h": 1, "target": true}';
  const exit = '"exit": {"row": 2, "side": "right"}';
  const text = `{"grid": 6, ${exit}, "pieces": [${red}, ${vehicle.replace('{', '{"id": "a", ')}]}`;
  const answer = readShapes(text);
  expect(answer.kind === 'refused' && answer.problem.message).toMatch(message);
});

test.each([
  ['Grid size: 3x3', 'X 2 1 2 h\nA 1 1 2 v\nO 1 6 3 v', 'O', '3 columns and 3'],
  ['/* 5 x 4 */', 'X 3 1 2 h\nA 1 1 2 v\nB 1 5 3 v\nC 5 2 2 h', 'C', '5 columns and 4'],
  ['/* 5 x 4 */', "{'X', 2, 1, 2, 'H'},\n{'A', 0, 0, 2, 'H'},\n{'O', 0, 5, 3, 'V'}", 'O', '5 columns and 4'],
])('%s is the size of a board', (size, list, label, sides) => {
  const answer = readShapes(`${size}\n${list}`);
  expect(answer.kind === 'refused' && answer.problem.message).toBe(
    `vehicle ${label} lies off the board of ${sides} rows`,
  );
});

test('a size beside the list says that it is larger', () => {
  const list = 'X 3 5 2 h\nA 0 0 2 v\nB 0 4 3 h\nC 2 3 2 h\nD 3 1 2 v';
  const sizeOf = (text: string, columns?: string): unknown => {
    const answer = readShapes(text, columns === undefined ? {} : { columns });
    return answer.kind === 'read' ? answer.boards[0]?.board.width : answer.kind;
  };
  const rowsFirst = 'label,row0,column0,length,direction';
  expect(sizeOf(list)).toBe('question');
  expect(sizeOf(list, rowsFirst)).toBe(7);
  expect(sizeOf(`6 6\n${list}`)).toBe(6);
  expect(sizeOf(`7 7\n${list}`, rowsFirst)).toBe(7);
});

test.each(['The exit is on the top.', 'All exits are on the top.', 'Six words in this line here'])(
  'a sentence with as many words as records have fields, and one more, is no record: %s',
  (sentence) => {
    const records = [
      'car | row | col | length | dir',
      'X | 4 | 3 | 2 | V',
      'A | 4 | 5 | 3 | V',
      'C | 1 | 5 | 2 | H',
      'D | 5 | 1 | 2 | V',
    ];
    for (const between of [' | ', ','])
      expect(readShapes(`${sentence}\n\n${records.join('\n').replaceAll(' | ', between)}\n`).kind).toBe(
        'read',
      );
  },
);
