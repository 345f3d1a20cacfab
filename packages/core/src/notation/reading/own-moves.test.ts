import { describe, expect, test } from 'vitest';
import { boardOf } from '../../testing/drawn.ts';
import { readSolution } from './read-solution.ts';
import { parseSolution, tryParseSolution } from './solution-text.ts';

const board = boardOf(['XX.A', '...A', '....', '....']);
const moves = [
  { vehicle: 0, label: 'A', by: 1 },
  { vehicle: 1, label: 'X', by: 2 },
];

describe('moves that a program stored as JSON', () => {
  test.each([
    ['as they are', moves],
    ['by index', moves.map(({ vehicle, by }) => ({ vehicle, by }))],
    ['by label', moves.map(({ label, by }) => ({ label, by }))],
  ])('%s', (_, stored) => {
    const text = JSON.stringify(stored, null, 2);
    expect(parseSolution(text, board)).toEqual(moves);
    expect(parseSolution(text, board, 'json')).toEqual(moves);
    expect(readSolution(text, board)).toEqual({ notation: 'json', result: { ok: true, value: moves } });
  });

  test.each([
    ['[{"vehicle":7,"by":1}]', 'moves[0]: vehicle is 7'],
    ['[{"label":"A","by":1},{"label":"Q","by":1}]', 'moves[1]: no vehicle is labelled "Q"'],
    ['[{"label":"A","by":1},{"label":"X"}]', 'moves[1]: by is undefined'],
    ['[{"label":"A","by":"1"}]', 'moves[0]: by is "1"'],
  ])('%s is refused', (text, message) => {
    const read = tryParseSolution(text, board);
    expect(!read.ok && read.error.message).toBe(message);
  });

  test("a number that is another vehicle's label is no index", () => {
    const vehicles = board.vehicles.map((vehicle, index) => ({ ...vehicle, label: `${index + 1}` }));
    const numbered = { ...board, vehicles, primary: 1 };
    const [first, second] = [JSON.stringify([{ vehicle: 1, by: 2 }]), JSON.stringify(moves)];
    expect(tryParseSolution(first, numbered).ok).toBe(false);
    expect(readSolution(first, numbered)).toMatchObject({
      how: 'label, cells',
      result: { ok: true, value: [{ label: '1' }] },
    });
    expect(readSolution(second.replace('"A"', '"1"').replace('"X"', '"2"'), numbered).notation).toBe('json');
  });
});
