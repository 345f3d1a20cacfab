// Which values of a program are parts of one board, and which are something else.
import { expect, test } from 'vitest';
import { compactText } from '../../formats/reading/compact.ts';
import { readShapes } from '../read-shapes.ts';

const boards = (text: string) => {
  const answer = readShapes(text);
  return answer.kind === 'read' ? answer.boards.map(({ board }) => compactText(board)) : answer.kind;
};

const cars = "cars = [('X', 2, 1, 2, 'H'), ('A', 0, 0, 2, 'H'), ('O', 0, 5, 3, 'V')]";
const alone = ['AAoooOoooooOoXXooOoooooooooooooooooo'];

test.each([
  ['moves like vehicles', `solution = [('A', 1, 2, 2, 'H')]\n${cars}\nmoves = [('X', 2, 1, 3, 'H')]`],
  ['a colour', `RED = (255, 0, 0)\n${cars}`],
  ['the square of the exit', `goal = (2, 5)\n${cars}`],
  ['no walls', `walls = []\n${cars}`],
])('%s beside a list', (_, text) => {
  expect(boards(text)).toEqual(alone);
});

test('a list of one truck belongs to the cars, and lists of two levels are two boards', () => {
  const small = "cars = [('X', 2, 1, 'H'), ('A', 0, 0, 'H'), ('B', 4, 0, 'V')]";
  expect(boards(`${small}\ntrucks = [('O', 0, 5, 'V')]`)).toEqual(['AAoooOoooooOoXXooOooooooBoooooBooooo']);
  expect(boards(`${cars.replace('cars', 'level1')}\n${cars.replace('cars', 'level2')}`)).toEqual([
    ...alone,
    ...alone,
  ]);
});

test('cars and trucks of several levels are one board each', () => {
  const level = (row: number) =>
    `cars = [('X', 2, 1, 'H'), ('A', ${row}, 0, 'H')]\ntrucks = [('O', 0, 5, 'V'), ('P', 1, 0, 'V')]`;
  expect(boards(`${level(0)}\n${level(5)}`)).toEqual([
    'AAoooOPooooOPXXooOPooooooooooooooooo',
    'oooooOPooooOPXXooOPoooooooooooAAoooo',
  ]);
});

test('empty cells in quotes are not joined across the lines of a table', () => {
  const rows = ['....', '....', '....', '.AA.', '....', '.XX.', '....', '....'];
  const text = rows
    .map((row) => [...row].map((cell) => `"${cell === '.' ? '' : cell}"`).join(';'))
    .join('\n');
  expect(readShapes(text)).toMatchObject({ kind: 'read', boards: [{ board: { width: 4, height: 8 } }] });
});
