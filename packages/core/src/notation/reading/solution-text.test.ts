import { expect, test } from 'vitest';
import { SolutionError } from '../../basics/errors.ts';
import { boardOf } from '../../testing/drawn.ts';
import { notations } from '../registry.ts';
import { formatSolution, parseSolution, tryParseSolution } from './solution-text.ts';

const board = boardOf(['XX.A', '...A', '....', '....']);
const solution = [
  { vehicle: 0, by: 2 },
  { vehicle: 1, by: 2 },
];

test('writes arrows unless another notation is asked for', () => {
  expect(formatSolution(solution, board)).toBe('A↓2, X→2');
  expect(formatSolution(solution, board, 'letters')).toBe('AD2\nXR2');
});

test.each(notations.map(({ id }) => id))(
  'a solution in %s is read back, with the notation recognised or given',
  (id) => {
    const text = formatSolution(solution, board, id);
    expect(formatSolution(parseSolution(text, board), board)).toBe('A↓2, X→2'.replace(...stepwise(id)));
    expect(parseSolution(text, board, id)).toEqual(parseSolution(text, board));
  },
);

test.each(notations.map(({ id }) => id))('a slide by no cell is refused in %s', (id) =>
  expect(() => formatSolution([...solution, { vehicle: 0, by: 0 }], board, id)).toThrow(
    new RangeError('solution[2].by is 0; expected a whole number other than 0'),
  ),
);

test.each(['cells', 'pddl'] as const)('the illegal move is counted in slides, however long, in %s', (id) => {
  for (const by of [3, 1e9])
    expect(() =>
      formatSolution(
        [
          { vehicle: 0, by: 2 },
          { vehicle: 1, by },
        ],
        board,
        id,
      ),
    ).toThrow(/^move 2 is illegal: X cannot slide right \d+: the edge of the board is 2 away$/);
});

/** The solution as it is read back: `cells` and `pddl` write one step at a time. */
const stepwise = (id: string): [string | RegExp, string] =>
  id === 'cells' || id === 'pddl' ? [/.*/, 'A↓1, A↓1, X→1, X→1'] : ['', ''];

test.each([
  ['an unknown vehicle', 'Q↓2', { code: 'unknown-vehicle', place: { line: 1, column: 1 } }],
  ['an unfinished move', 'A↓2, X→', { code: 'unfinished', place: { line: 1, column: 8 } }],
  ['no known notation', 'what\nis this', { code: 'unknown-format', place: { line: 1, column: 1 } }],
])('%s', (_, text, fields) => {
  expect(() => parseSolution(text, board)).toThrow(SolutionError);
  expect(() => parseSolution(text, board)).toThrow(expect.objectContaining(fields));
  const tried = tryParseSolution(text, board);
  expect(tried).toMatchObject({ ok: false, error: { code: fields.code } });
});

test.each([
  ['arrows', 'A↓2, X→4'],
  ['letters', 'AD2\nXR4'],
  ['signed', 'A+2 X+4'],
  ['words', 'car A down 2\nred car right 4'],
  ['json', '[{"vehicle":"A","direction":"down","cells":2},{"vehicle":"X","direction":"right","cells":4}]'],
  ['csv', 'car,move\nA,2\nX,4'],
] as const)('in %s the last move may lead off the board', (id, text) => {
  expect(formatSolution(parseSolution(text, board, id), board)).toBe('A↓2, X→2');
  expect(tryParseSolution(text.replaceAll('4', '5'), board, id)).toMatchObject({
    error: { code: 'number-out-of-range' },
  });
});

test('throws for moves that a notation cannot write', () => {
  const shared = boardOf(['XX..', 'AA..', '...A', '...A']);
  expect(formatSolution([{ vehicle: 0, by: 1 }], shared)).toBe('A→1');
  expect(() => formatSolution([{ vehicle: 0, by: 1 }], shared, 'signed')).toThrow(SolutionError);
});

test.each([
  ['cells', "[('A',14),('A',19),('X',3),('X',4),('X',5)]"],
  ['frames', 'XX-A\n---A\n----\n----\n\nXX--\n----\n---A\n---A\n\n----\n----\n---A\n---A'],
] as const)('%s has no cell beyond the board', (id, text) => {
  expect(tryParseSolution(text, board, id)).toMatchObject({ ok: false });
});
