import { boardAt, createBoardReader, parseBoard } from '@unjam/core';
import { countOfGame, stateOfGame } from '@unjam/core/game';
import { describe, expect, test } from 'vitest';
import { drawScreen } from './screen.ts';
import { commandOf, describeChosen, drop, layTable, moveOn, press, said, type Table, take } from './table.ts';

//   1 2 3 4
// 1 X X . A     vehicles in the order of their labels: A, B, X
// 2 . . . A
// 3 . . . .
// 4 B B . .
const [read] = ((reader) => [...reader.push('XX.A\n...A\n....\nBB..\n'), ...reader.end()])(
  createBoardReader(),
);
if (!read?.result.ok) throw new Error('the board of the test');
const board = read.result.value;
const [A, B, X] = [0, 1, 2];
const table = layTable(board);

const pressAll = (keys: readonly string[], from: Table = table): Table => keys.reduce(press, from);
const cell = (row: number, column: number): number => (row - 1) * 4 + column - 1;

test('at the start the primary is chosen, and nothing has moved', () => {
  expect(table).toMatchObject({ chosen: X, message: '' });
  expect(countOfGame(table.history.present)).toEqual({ moves: 0, steps: 0 });
});

describe('choosing', () => {
  test.each([
    [['TAB'], A],
    [['TAB', 'TAB'], B],
    [['TAB', 'TAB', 'TAB'], X],
    [['SHIFT_TAB'], B],
    [['A'], A],
    [['b'], B],
    [['b', 'X'], X],
    [['A', 'A'], A],
    [['A', 'F5'], A],
  ])('%j', (keys, chosen) => {
    expect(pressAll(keys)).toMatchObject({ chosen, message: '' });
  });

  test('a letter that no vehicle has as its label', () => {
    expect(press(table, 'r')).toMatchObject({ chosen: X, message: 'There is no vehicle r.' });
  });
});

describe('moving', () => {
  test.each([
    [['RIGHT'], [0, 0, 1], ''],
    [['RIGHT', 'RIGHT'], [0, 0, 1], 'Something stands in the way.'],
    [['LEFT'], [0, 0, 0], 'This is the edge of the board.'],
    [['UP'], [0, 0, 0], 'The red car slides left and right; Tab or a letter chooses another.'],
    [['A', 'LEFT'], [0, 0, 0], 'The car A slides up and down; Tab or a letter chooses another.'],
    [['A', 'DOWN', 'DOWN'], [2, 0, 0], ''],
    [['A', 'DOWN', 'X', 'RIGHT', 'RIGHT'], [1, 0, 2], 'Solved in 2 moves, 3 steps.'],
    [['A', 'DOWN', 'X', 'RIGHT', 'RIGHT', 'RIGHT'], [1, 0, 2], 'Solved in 2 moves, 3 steps.'],
    [['RIGHT', 'BACKSPACE'], [0, 0, 0], ''],
    [['RIGHT', 'CTRL_Z', 'CTRL_Y'], [0, 0, 1], ''],
    [['CTRL_Z'], [0, 0, 0], 'There is nothing to undo.'],
    [['RIGHT', 'CTRL_Y'], [0, 0, 1], 'There is nothing to redo.'],
    [['RIGHT', 'CTRL_R'], [0, 0, 0], 'Back at the start; undo leads back.'],
    [['RIGHT', 'CTRL_R', 'CTRL_Z'], [0, 0, 1], ''],
    [['CTRL_R'], [0, 0, 0], 'This is the start.'],
  ])('%j', (keys, state, message) => {
    const after = pressAll(keys);
    expect(stateOfGame(after.history.present)).toEqual(state);
    expect(after.message).toBe(message);
  });

  test('a move by the solver chooses its vehicle and says what is left, or that it is done', () => {
    const first = moveOn(table, { vehicle: A, by: 1 }, '1 move to go.');
    expect(first).toMatchObject({ chosen: A, message: '1 move to go.' });
    const last = moveOn(first, { vehicle: X, by: 2 }, '0 moves to go.');
    expect(last).toMatchObject({ chosen: X, message: 'Solved in 2 moves, 3 steps.' });
  });
});

describe('the mouse', () => {
  test('a click chooses', () => {
    expect(drop(take(table, cell(2, 4)), cell(2, 4))).toMatchObject({ chosen: A, message: '' });
  });

  test.each([
    ['by the first cell', cell(1, 4), cell(3, 4), 2],
    ['by the second cell', cell(2, 4), cell(3, 4), 1],
    ['no farther than the edge', cell(1, 4), cell(4, 4), 2],
    ['beside its lane', cell(1, 4), cell(2, 1), 1],
  ])('a vehicle is dragged %s', (_, from, to, offset) => {
    const after = drop(take(table, from), to);
    expect(stateOfGame(after.history.present)[A]).toBe(offset);
    expect(after.history.present.moves).toHaveLength(1);
    expect(after).not.toHaveProperty('held');
  });

  test('a vehicle dropped beside the board stays where it is', () => {
    expect(drop(take(table, cell(1, 4)), undefined).history.present).toBe(table.history.present);
  });

  test('a hint that comes while the mouse holds a vehicle moves no other one', () => {
    const hinted = said({ ...take(table, cell(2, 4)), chosen: X }, 'Red car right 1.');
    expect(drop(hinted, cell(3, 3)).history.present).toBe(table.history.present);
  });

  test.each([
    ['ahead', X, cell(1, 3), [0, 0, 1]],
    ['in another lane', X, cell(3, 3), [0, 0, 0]],
    ['below', A, cell(3, 4), [1, 0, 0]],
    ['farther below', A, cell(4, 4), [2, 0, 0]],
  ])('the chosen vehicle goes to an empty cell %s', (_, chosen, to, state) => {
    expect(stateOfGame(take({ ...table, chosen }, to).history.present)).toEqual(state);
  });

  test('and back', () => {
    const right = pressAll(['b', 'RIGHT', 'RIGHT']);
    expect(stateOfGame(take(right, cell(4, 1)).history.present)).toEqual([0, 0, 0]);
  });
});

test.each([
  ['?', 'hint'],
  [' ', 'solve'],
  ['ESCAPE', 'quit'],
  ['CTRL_Q', 'quit'],
  ['CTRL_C', 'interrupt'],
  ['q', 'quit'],
  ['LEFT', undefined],
])('%s is a command: %s', (key, command) => {
  expect(commandOf(key, table.history.present.board)).toBe(command);
});

test('q is a vehicle where one has the letter', () => {
  const board = parseBoard('XX.Q/...Q/..../....');
  expect(commandOf('q', board)).toBeUndefined();
  expect(commandOf('ESCAPE', board)).toBe('quit');
});

test.each([
  [X, 'red car can move right 1'],
  [A, 'car A can move down 2'],
  [B, 'car B can move right 2'],
])('vehicle %d in words', (chosen, words) => {
  expect(describeChosen({ ...table, chosen })).toBe(words);
});

describe('the screen', () => {
  const view = { name: 'a jam', best: 'best possible: 2', columns: 80, rows: 24, colour: false };

  test('has the name and counts above, what is chosen and the keys below', () => {
    const { lines } = drawScreen(pressAll(['A', 'DOWN']), view);
    expect(lines[0]).toBe('a jam · 1 move, 1 step · best possible: 2');
    expect(lines.join('\n')).toContain('Car A can move up 1, down 1.');
    expect(lines.at(-1)).toMatch(/^Tab\/letter .* Esc$/);
    expect(lines).toHaveLength(24);
  });

  test.each([
    [80, 24],
    [40, 12],
    [132, 50],
    [200, 11],
    [5, 2],
    [1, 1],
  ])('the screen fits into %d × %d', (columns, rows) => {
    const { lines } = drawScreen(
      { ...table, message: 'A long sentence. '.repeat(20) },
      { ...view, columns, rows },
    );
    expect(lines.length).toBeLessThanOrEqual(rows);
    for (const line of lines) expect([...line].length).toBeLessThanOrEqual(columns);
  });

  test('a terminal that is too small gets a message', () => {
    expect(drawScreen(table, { ...view, columns: 30, rows: 6 }).lines[0]).toBe('30 × 6 is too small for');
  });

  test('a click finds the cell where its vehicle is drawn', () => {
    const screen = drawScreen(table, view);
    const row = screen.lines.findIndex((line) => line.includes('X'));
    const column = screen.lines[row]?.indexOf('X') ?? -1;
    expect([cell(1, 1), cell(1, 2)]).toContain(screen.cellAt(column, row));
    expect(screen.cellAt(0, row)).toBeUndefined();
    expect(screen.cellAt(column, 0)).toBeUndefined();
  });

  test('shows where the vehicles stand, not where they began', () => {
    const after = pressAll(['RIGHT'], table);
    const elsewhere = layTable(boardAt(board, stateOfGame(after.history.present)));
    expect(drawScreen(after, view).lines.slice(1, -3)).toEqual(
      drawScreen(elsewhere, view).lines.slice(1, -3),
    );
  });
});
