import { expect, test } from 'vitest';
import { boardOf } from '../../testing/drawn.ts';
import { tryParseInlineMoves } from './inline-moves.ts';
import { formatSolution, tryParseSolution } from './solution-text.ts';

const board = boardOf(['XX.A', '...A', '....', '....']);
const solution = [
  { vehicle: 0, by: 2 },
  { vehicle: 1, by: 2 },
];

test.each(['arrows', 'letters', 'signed', 'words', 'json'] as const)(
  'it reads %s as every reader does',
  (id) => {
    const text = formatSolution(solution, board, id);
    expect(tryParseInlineMoves(text, board)).toEqual(tryParseSolution(text, board));
    expect(tryParseInlineMoves(text, board)).toMatchObject({ ok: true });
  },
);

test.each(['frames', 'cells', 'csv', 'pddl'] as const)(
  '%s is refused, not taken for something else',
  (id) => {
    const text = formatSolution(solution, board, id);
    expect(tryParseSolution(text, board)).toMatchObject({ ok: true });
    expect(tryParseInlineMoves(text, board)).toMatchObject({ ok: false });
  },
);

test('a last move may lead off the board, and an unknown vehicle has its place', () => {
  expect(tryParseInlineMoves('A↓2 X→4', board)).toEqual(tryParseInlineMoves('A↓2 X→2', board));
  expect(tryParseInlineMoves('A↓2 Q→2', board)).toMatchObject({
    error: { code: 'unknown-vehicle', at: { text: { line: 1, column: 5 } } },
  });
});
