// Solutions as programs store and print them: JSON of many shapes, logs, databases, TeX, states with headings, places.
import { describe, expect, test } from 'vitest';
import { parseBoard } from '../../formats/reading/parse-board.ts';
import { readSolution } from '../reading/read-solution.ts';
import { read } from './testing/read.ts';

const slides = 'A-1 Q3 X4 solved';
const steps = 'A-1 Q1 Q1 Q1 X1 X1 X1 X1 solved';
const json = (moves: unknown): string => JSON.stringify(moves);
const states = [
  ['.AA..Q', '.....Q', 'XX...Q', '......', '......', '......'],
  ['AA...Q', '.....Q', 'XX...Q', '......', '......', '......'],
  ['AA....', '......', 'XX....', '.....Q', '.....Q', '.....Q'],
  ['AA....', '......', '....XX', '.....Q', '.....Q', '.....Q'],
];
const headed = (all: readonly (readonly string[])[], between = '\n'): string =>
  all.map((rows, i) => `Step ${i}\n${rows.join(between)}`).join('\n\n');

describe('solutions as programs write them', () => {
  test.each([
    ['the number of moves before them', 'Solution (3 moves): AL1 QD3 XR4'],
    ['what a program asks for', 'Your move -> al1\nYour move -> qd3\nYour move -> xr4\nYou won!'],
    ['a purpose of the last move', 'A left 1, then Q down 3, and finally X right 4 to escape.'],
    [
      'a last move that is told',
      'Slide A one space left.\nSlide Q three spaces down.\nDrive the red car X right and out of the exit!',
    ],
  ])('%s', (_, text) => {
    expect(read(text)).toBe(slides);
  });

  test.each([
    ['vehicles and arrows in one word', 'A<QvQvQvX>X>X>X>'],
    ['the same up to the exit', 'A<QvQvQvXx'],
    [
      'states of a search',
      `Action= "START", S0, g-value = 0, (Initial State)\n${['A, W', 'Q, S', 'Q, S', 'Q, S', 'X, E', 'X, E', 'X, E', 'X, E'].map((move, i) => `Action= "move_vehicle(${move})", S${i + 1}, g-value = ${i + 1}, (From S${i})`).join('\n')}`,
    ],
    [
      'a heading between signs below',
      `${['A left', 'Q down', 'Q down', 'Q down', 'X right', 'X right', 'X right', 'X right'].map((move, i) => `  ${i + 1}. [${move.replace(' ', '] move ')}`).join('\n')}\n <<< Solved >>>`,
    ],
    [
      'a plan with its cost',
      `(move-left a)\n${'(move-down q)\n'.repeat(3)}${'(move-right x)\n'.repeat(4)}; cost = 8 (unit cost)\n`,
    ],
  ])('%s', (_, text) => {
    expect(read(text).replace('X4', 'X1 X1 X1 X1')).toBe(steps);
  });

  test.each([
    [
      'numbers with a sign as a change',
      json([
        { id: 'A', delta: -1 },
        { id: 'Q', delta: 3 },
        { id: 'X', delta: 4 },
      ]),
    ],
    [
      'keys of one letter',
      json([
        { c: 'A', d: 'L', n: 1 },
        { c: 'Q', d: 'D', n: 3 },
        { c: 'X', d: 'R', n: 4 },
      ]),
    ],
    [
      'objects a line',
      ['A left 1', 'Q down 3', 'X right 4']
        .map((move, i) => move.split(' ').concat(`${i + 1}`))
        .map(([car, dir, dist, step]) => json({ step: Number(step), car, dir, dist: Number(dist) }))
        .join('\n'),
    ],
    [
      'a length beside the moves',
      json({
        solution: {
          length: 3,
          moves: [
            { car: 'A', direction: 'left', steps: 1 },
            { car: 'Q', direction: 'down', steps: 3 },
            { car: 'X', direction: 'right', steps: 4 },
          ],
          cost: 8,
        },
      }),
    ],
    [
      'places with a name for each number',
      json([
        { vehicle: 'A', from: { row: 0, col: 1 }, to: { row: 0, col: 0 } },
        { vehicle: 'Q', from: { row: 0, col: 5 }, to: { row: 3, col: 5 } },
        { vehicle: 'X', from: { row: 2, col: 0 }, to: { row: 2, col: 4 } },
      ]),
    ],
    [
      'columns and rows alone',
      json([
        { id: 'A', from: 1, to: 0 },
        { id: 'Q', from: 0, to: 3 },
        { id: 'X', from: 0, to: 4 },
      ]),
    ],
    ['a path in one string', json({ path: 'Al1-Qd3-Xr4' })],
    [
      'a log',
      '[INFO] 12:00:01 moved A left by 1\n[INFO] 12:00:02 moved Q down by 3\n[INFO] 12:00:03 moved X right by 4',
    ],
    [
      'a log with its date first',
      '2026-11-29 12:00:01,120 INFO solver: A left 1\n2026-11-29 12:00:01,121 INFO solver: Q down 3\n2026-11-29 12:00:01,121 INFO solver: X right 4',
    ],
    [
      'a database',
      "INSERT INTO moves VALUES (1, 'A', 'left', 1);\nINSERT INTO moves VALUES (2, 'Q', 'down', 3);\nINSERT INTO moves VALUES (3, 'X', 'right', 4);",
    ],
    ['exponents of TeX', '$A^{-1} \\to Q^{+3} \\to X^{+4}$'],
    ['arrows of TeX', '$A \\leftarrow 1$, $Q \\downarrow 3$, $X \\rightarrow 4$'],
    [
      'a list of TeX',
      '\\begin{enumerate}\n\\item A left 1\n\\item Q down 3\n\\item X right 4\n\\end{enumerate}',
    ],
    ['states with headings', headed(states)],
    [
      'states with a mark of the exit beside a row',
      headed(states.map((rows) => rows.map((row, y) => (y === 2 ? `${row}K` : row)))),
    ],
    [
      'states with headings and blanks between their cells',
      headed(states).replace(/(?<=[.AQX])(?=[.AQX])/g, ' '),
    ],
    ['columns and rows in words', 'A to column 1\nQ to row 4\nX to column 5'],
    ['columns and rows from 0', 'A -> col 0\nQ -> row 3\nX -> col 4'],
    ['forward and backward', 'A backward 1\nQ forward 3\nX forward 4'],
    ['Turkish', '1. A sola 1\n2. Q aşağıya 3\n3. X sağa 4'],
    ['French with a preposition', '1. A à gauche 1\n2. Q en bas 3\n3. X à droite 4'],
    ['Polish with a preposition', '1. A w lewo 1\n2. Q w dół 3\n3. X w prawo 4'],
    ['Swedish', 'A åt vänster 1\nQ ner 3\nX åt höger 4'],
    ['Czech', 'A vlevo 1\nQ dolů 3\nX vpravo 4'],
    ['Korean', '1. A를 왼쪽으로 1칸\n2. Q를 아래로 3칸\n3. X를 오른쪽으로 4칸'],
    ['Vietnamese', 'A trái 1\nQ xuống 3\nX phải 4'],
  ])('%s', (_, text) => {
    expect(read(text)).toBe(slides);
  });

  test.each([
    ['a label and a direction for each cell, without a blank', 'ALQDQDQDXRXRXRXR'],
    ['the same as a string', json({ solution: 'ALQDQDQDXRXRXRXR' })],
  ])('one step each: %s', (_, text) => {
    expect(read(text)).toBe(steps);
  });
});

describe('what is wrong in them is said', () => {
  test.each([
    [
      'a heading between states that do not follow from each other',
      headed(states.filter((_, i) => i !== 1)),
      /^\d+:\d+ board 2 does not follow from the one before/,
    ],
    ['states without the start', headed(states.slice(1)), /the first board is not the start/],
    ['a column outside of the board', 'A to column 1\nQ to row 4\nX to column 9', /unexpected/],
    ['a column that is where the car stands', 'A to column 2\nQ to row 4\nX to column 5', /unexpected/],
    ['an illegal move of a log', '[INFO] moved A left by 1\n[INFO] moved X right by 4', /^A-1 X4: /],
    ['cell numbers, whose order is not known', json([{ id: 'A', from: 1, to: 36 }]), /unexpected|unknown/],
    [
      'a length that the moves do not have',
      json({ length: 4, moves: ['AL1', 'QD3', 'XR4'] }),
      /4 moves are announced, and 3 follow/,
    ],
    ['keys alone, which are no moves', '{"a": {"q": ""}}', /ends too early|no known notation/],
    ['a cell number as large as the board', json([{ id: 'Q', from: 0, to: 6 }]), /unexpected|unknown/],
    [
      'two letters that are no moves among glued steps',
      'ALQDQDQDZZXRXRXRXR',
      /no known notation|unexpected|no vehicle/,
    ],
    [
      'an object of moves of one car',
      json({ car: 'X', moves: [{ direction: 'left' }] }),
      /unexpected|ends|slide/,
    ],
  ])('%s', (_, text, expected) => {
    expect(read(text)).toMatch(expected);
    expect(read(text)).not.toContain('solved');
  });
});

// D was read as the direction down: one move, X down 1
test('a vehicle whose label is also a direction, named by its key', () => {
  const board = parseBoard('C.X.A./CBX.A./CBX.A./CBX.../C..EE./DDD...');
  const text = json([
    { car: 'D', move: 3 },
    { car: 'X', move: 2 },
  ]);
  const { result } = readSolution(text, board);
  expect(result.ok && result.value.map(({ label, by }) => `${label}${by}`)).toEqual(['D3', 'X2']);
});
