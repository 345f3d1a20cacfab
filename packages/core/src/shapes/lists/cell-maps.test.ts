// A map of cells is the board that it says, and one with a mistake is no other board.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { randomFrom } from '../../basics/random.ts';
import { damaged } from '../testing/damage.ts';
import { boardsIn, damageFate } from '../testing/damage-fate.ts';
import { withoutCellMap } from './cell-maps.ts';

const textOf = (name: string): string => readFileSync(new URL(`../corpus/${name}`, import.meta.url), 'utf8');

test.each([
  ['pairs before a colon', "{(2, 1): 'X', (2, 2): 'X', (0, 4): 'O', (1, 4): 'O', (4, 0): 'A', (4, 1): 'A'}"],
  [
    'words before an arrow',
    "'2,1' => 'X', '2,2' => 'X', '0,4' => 'O', '1,4' => 'O', '4,0' => 'A', '4,1' => 'A'",
  ],
  ['tuples', "[((2,1),'X'),((2,2),'X'),((0,4),'O'),((1,4),'O'),((4,0),'A'),((4,1),'A')]"],
])('%s are the ends of each vehicle', (_, text) => {
  expect(withoutCellMap(text)).toContain('\nX 2 1 2 2\nO 0 4 1 4\nA 4 0 4 1\n');
});

test.each([
  ['a cell stands twice', "{(2, 1): 'X', (2, 1): 'X', (0, 4): 'O', (1, 4): 'O', (4, 0): 'A', (4, 1): 'A'}"],
  ['a label stands apart', "{(2, 1): 'X', (2, 3): 'X', (0, 4): 'O', (1, 4): 'O', (4, 0): 'A', (4, 1): 'A'}"],
  [
    'an entry lacks a bracket',
    "{(2, 1): 'X', (2, 2: 'X', (0, 4): 'O', (1, 4): 'O', (4, 0): 'A', (4, 1): 'A'}",
  ],
  ['two labels may be empty', '(0,0) -> 0, (0,1) -> 0, (1,0) -> none, (1,1) -> none, (2,0) -> A, (2,1) -> A'],
  ['the cells are those of lengths', '{(2, 1): 2, (0, 4): 3, (4, 0): 2}'],
])('%s: the text is left as it is', (_, text) => {
  expect(withoutCellMap(text)).toBeUndefined();
});

test.each(['python-map-of-cells.txt', 'json-map-of-cells.txt', 'map-of-all-cells.txt'])(
  '%s with one error is no other board',
  (name) => {
    const text = textOf(name);
    const before = boardsIn(text) ?? [];
    const random = randomFrom(name.length);
    const fates = Array.from({ length: 40 }, () => damaged(text, random)).flatMap((one) =>
      one && damageFate(before, one.text) === 'lost'
        ? `${one.what}: ${one.text.split('\n')[one.line - 1]}`
        : [],
    );
    expect(fates).toEqual([]);
  },
);

const CELLS = ['2 1 X', '2 2 X', '0 4 O', '1 4 O', '2 4 O', '4 0 A', '4 1 A', '3 5 B', '4 5 B'];

test.each([
  ["board[R][C] = 'L';", '\n'],
  ["board[(R, C)] = 'L'", '\n'],
  ["board['R,C'] = 'L';", '\n'],
  ['board(R,C) = "L"', '\n'],
  ['board.put(new Point(R, C), "L");', '\n'],
  ['[R, C] => :L', ',\n'],
  ['{R, C} => :L', ', '],
  ['["R,C"] = "L"', ',\n'],
  ['[R C] :L', '\n'],
  ['((R . C) . L)', '\n'],
  ['((R C) L)', '\n'],
  ["(R, C), 'L'", '; ', '[', ']'],
  ["[[R, C], 'L']", ',\n'],
  ['<<R, C>> :> "L"', ' @@\n'],
  ['Pair(R, C) to "L"', ',\n'],
  ['R,C: L', '\n'],
])(
  '%s in each entry is a map of cells, and with one error it is no other board',
  (form, between, open = '', close = '') => {
    const entries = CELLS.map((cell) => {
      const [row = '', column = '', label = ''] = cell.split(' ');
      return form.replace('R', row).replace('C', column).replace('L', label);
    });
    const text = `${open}${entries.join(between)}${close}`;
    const before = boardsIn(text) ?? [];
    expect(before.map(({ board }) => board.vehicles.length)).toEqual([4]);
    const random = randomFrom(form.length);
    const fates = Array.from({ length: 40 }, () => damaged(text, random)).flatMap((one) =>
      one && damageFate(before, one.text) === 'lost' ? `${one.what}: ${one.text}` : [],
    );
    expect(fates).toEqual([]);
  },
);

test('the exit beside a map counts', () => {
  const [board] = boardsIn(`exit = (2, 0)\n${textOf('python-map-of-cells.txt')}`) ?? [];
  expect(board?.board.exit).toBe('left');
});
