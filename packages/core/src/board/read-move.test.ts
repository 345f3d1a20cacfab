import { expect, test } from 'vitest';
import { beginGame, slide, stateOfGame } from '../game/game.ts';
import { boardOf } from '../testing/drawn.ts';
import { readMove } from './read-move.ts';
import { replay } from './replay.ts';

// the vehicles A, X, p in a row and p in a column
const board = boardOf(['XX.A', '...A', 'ppp.', '....', '....']);
const shared = boardOf(['XXp.', '..p.', 'pp..']);

test.each([
  [
    { vehicle: 0, by: 2 },
    { vehicle: 0, label: 'A', by: 2 },
  ],
  [
    { vehicle: 0, label: 'A', by: 2, note: 'left out' },
    { vehicle: 0, label: 'A', by: 2 },
  ],
  [
    { label: 'X', by: -1 },
    { vehicle: 1, label: 'X', by: -1 },
  ],
])('%j is read', (value, expected) => {
  expect(readMove(board, value)).toEqual({ ok: true, value: expected });
});

const refused = [
  [null, 'the move is null; expected an object with vehicle or label, and by'],
  ['A2', 'the move is "A2"; expected an object with vehicle or label, and by'],
  [[], 'the move is a list; expected an object with vehicle or label, and by'],
  [{ vehicle: 0, by: '1' }, 'by is "1"; expected a whole number other than 0'],
  [{ vehicle: 0, by: Number.NaN }, 'by is NaN; expected a whole number other than 0'],
  [{ vehicle: 0, by: 0.5 }, 'by is 0.5; expected a whole number other than 0'],
  [{ vehicle: '1', by: 1 }, 'vehicle is "1"; expected a whole number from 0 to 2'],
  [{ vehicle: 'length', by: 1 }, 'vehicle is "length"; expected a whole number from 0 to 2'],
  [{ vehicle: 9, by: 1 }, 'vehicle is 9; expected a whole number from 0 to 2'],
  [{ vehicle: -1, by: 1 }, 'vehicle is -1; expected a whole number from 0 to 2'],
  [{ vehicle: 0, label: 'ZZ', by: 1 }, 'label is "ZZ"; expected A, that of vehicle 0'],
  [{ vehicle: 0, label: 7, by: 1 }, 'label is 7; expected the label of a vehicle'],
  [{ label: 'ZZ', by: 1 }, 'no vehicle is labelled "ZZ"; expected one of A, X, p'],
  [{ by: 1 }, 'there is neither vehicle nor label; expected one of A, X, p'],
] as const;

test.each(refused)('%j is refused by the reader, by slide and by replay', (value, message) => {
  const read = readMove(board, value);
  expect(read.ok ? read : `${read.error.message}; expected ${read.error.expected}`).toBe(message);
  const move = value as unknown as { vehicle: number; by: number };
  expect(() => slide(beginGame(board), move)).toThrow(new RangeError(`move: ${message}`));
  const played = replay(board, [move]);
  expect(played.ok ? played : played.error.message).toBe(`the move is illegal: ${message}`);
});

test('a label that two vehicles share does not name one', () => {
  const read = readMove(shared, { label: 'p', by: 1 });
  expect(!read.ok && read.error.message).toBe(
    'two vehicles are labelled "p"; vehicle, the index, tells them apart',
  );
});

test('a move that was read is played', () => {
  const move = readMove(board, JSON.parse('{"label":"X","by":1}'));
  expect(move.ok && stateOfGame(slide(beginGame(board), move.value))).toEqual([0, 1, 0]);
});

test.each([
  [
    { vehicle: 'X', direction: 'right', cells: 1 },
    { vehicle: 1, label: 'X', by: 1 },
  ],
  [
    { vehicle: 'A', direction: 'up', cells: 2 },
    { vehicle: 0, label: 'A', by: -2 },
  ],
  [
    { label: 'A', direction: 'down', cells: 1 },
    { vehicle: 0, label: 'A', by: 1 },
  ],
  [
    { vehicle: 1, direction: 'left', cells: 1 },
    { vehicle: 1, label: 'X', by: -1 },
  ],
])('%j, with a direction, is read', (value, move) => {
  expect(readMove(board, value)).toEqual({ ok: true, value: move });
});

test.each([
  [{ vehicle: 'X', direction: 'up', cells: 1 }, 'vehicle X cannot move up; expected left or right'],
  [{ vehicle: 'X', direction: 'east', cells: 1 }, 'direction is "east"; expected left, right, up, down'],
  [{ vehicle: 'X', direction: 'right', cells: -1 }, 'cells is -1; expected a whole number from 1'],
  [{ vehicle: 'X', direction: 'right', cells: 1.5 }, 'by is 1.5; expected a whole number other than 0'],
  [{ label: 'A', by: 2, direction: 'up', cells: 1 }, 'by is 2; expected -1'],
  [{ vehicle: 'Z', direction: 'right', cells: 1 }, 'no vehicle is labelled "Z"; expected one of A, X, p'],
])('%j is refused', (value, message) => {
  const read = readMove(board, value);
  expect(read.ok ? read : `${read.error.message}; expected ${read.error.expected}`).toBe(message);
});

test('a program that moves a vehicle names it by its index', () => {
  const move = { label: 'X', by: 1 } as unknown as { vehicle: number; by: number };
  const message = 'move.vehicle is undefined; expected a whole number from 0';
  expect(() => slide(beginGame(board), move)).toThrow(new RangeError(message));
});
