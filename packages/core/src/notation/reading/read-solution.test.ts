import { expect, test } from 'vitest';
import { boardOf } from '../../testing/drawn.ts';
import { readSolution } from './read-solution.ts';

const board = boardOf(['A...', 'A...', 'XX..', '...B', '...B']);

test.each([
  ['down as plus', 'B,-1', 'B-1', undefined],
  ['up as plus', 'B,1', 'B-1', 'car, move, up as plus'],
  ['neither is legal', 'A,1', 'A1', undefined],
])('under car,move it is said where up counts as plus: %s', (_, line, move, how) => {
  for (const notation of [undefined, 'csv'] as const) {
    const read = readSolution(`car,move\n${line}`, board, notation);
    expect({ notation: read.notation, how: read.how }).toEqual({ notation: 'csv', how });
    expect(read.result).toMatchObject({ ok: true, value: [{ label: move[0], by: Number(move.slice(1)) }] });
  }
});

test.each([
  ['red car right', 'X1'],
  ['Red car left', 'X-1'],
  ['car B down', 'B1'],
])('one move in words without a number is read, also where it is blocked: %s', (text, move) => {
  const blocked = boardOf(['A...', 'A..B', 'XXCB', 'DDC.']);
  const { result, how } = readSolution(text, blocked);
  expect(how).toBe('label, direction; one cell a move');
  expect(result.ok && result.value.map(({ label, by }) => `${label}${by}`)).toEqual([move]);
});

test('the last of several moves in words lacks its number where the others have one', () => {
  const { result } = readSolution('car A down 1\nred car right', board);
  expect(!result.ok && result.error.message).toBe('the last move ends too early');
});
