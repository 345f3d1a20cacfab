import { expect, test } from 'vitest';
import { replay } from '../../board/replay.ts';
import { boardOf } from '../../testing/drawn.ts';
import { readSolution } from './read-solution.ts';
import { formatSolution } from './solution-text.ts';

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

test.each(['X↑1, A→2, A→3', 'XU1 AR2 AR3'])(
  'the numbers of %s are cells, also where moves counted by them would solve the board',
  (text) => {
    const board = boardOf(['.......', 'X.AA...', 'X......', '.......'], { exit: 'top' });
    const { result } = readSolution(text, board);
    expect(result.ok && result.value.map(({ label, by }) => `${label}${by}`)).toEqual(['X-1', 'A2', 'A3']);
  },
);

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

test.each([
  ['JSON', '[{"vehicle":"3","direction":"right","cells":3}]'],
  ['words', 'car 3 right 3'],
  ['letters', '3R3'],
  ['signs', 'R+2'],
  ['signs in no notation', '[("R", 2)]'],
])('moves in %s that are illegal do not mean others because the board is solved already', (_, text) => {
  const board = boardOf(
    ['O#R', '..R', '33.'].map((row) => row.replace('O', '.')),
    { primary: 'R', exit: 'top' },
  );
  const { result } = readSolution(text, board);
  expect(result.ok && replay(board, result.value).ok).toBe(false);
});

test.each([
  ['JSON', '[{"vehicle":"2","direction":"down","cells":2},{"vehicle":"1","direction":"right","cells":1}]'],
  [
    'JSON, too far',
    '[{"vehicle":"2","direction":"down","cells":9},{"vehicle":"1","direction":"right","cells":1}]',
  ],
  ['words', 'car 2 down 2\nred car right 1'],
])('%s means no other moves where these would solve the board', (_, text) => {
  const board = boardOf(['112', '..2', '...'], { primary: '1' });
  const { result } = readSolution(text, board);
  expect(result.ok && replay(board, result.value).ok).toBe(false);
});

test.each(['arrows', 'letters', 'signed', 'words', 'json', 'cells', 'csv', 'pddl', 'frames'] as const)(
  'the total that unjam solve prints below a solution is none of its moves: %s',
  (notation) => {
    const board = boardOf(['XX.A', '...A', '....', '....']);
    const moves = [
      { vehicle: 0, label: 'A', by: 2 },
      { vehicle: 1, label: 'X', by: 2 },
    ];
    const text = formatSolution(moves, board, notation).trimEnd();
    for (const total of ['2 moves, 4 steps · shortest in moves, then in steps · 1 state', '2 moves, 4 steps'])
      expect(readSolution(`${text}\n${total}\n`, board)).toEqual(readSolution(`${text}\n`, board));
  },
);

test.each([
  ['"x":1', 'json; "x" is left out'],
  ['"from":[0,3],"to":"d2"', 'json; "from" and 1 more are left out'],
])('what JSON says beside the parts of a move is left out and told: %s', (beside, how) => {
  const text = `[{"vehicle":"B","direction":"up","cells":1,${beside}},{"vehicle":"X","direction":"right","cells":2}]`;
  const read = readSolution(text, board);
  expect({ how: read.how, notation: read.notation }).toEqual({ how, notation: 'json' });
  expect(read.result.ok && read.result.value.map(({ label, by }) => `${label}${by}`)).toEqual(['B-1', 'X2']);
  const broken = readSolution(text.replace('"cells":2', '"cells":"two"'), board);
  expect(broken.result.ok).toBe(false);
});
