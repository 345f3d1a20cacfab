import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boardAt, type State } from '../board/board.ts';
import { type Metric, metrics } from '../board/moves.ts';
import { replay } from '../board/replay.ts';
import { type AlgorithmId, algorithmById } from '../search/index.ts';
import { legalBoards, letterLabels } from '../testing/arbitraries.ts';
import { boardOf } from '../testing/drawn.ts';
import { randomRuns } from '../testing/random-runs.ts';
import { seedBoards } from '../testing/seeds.ts';
import { describeHint, describeReason, hint, hintOf, type Solver } from './hint.ts';
import { reasonOf } from './hint-reason.ts';

test('a state in the place of the options is told where it goes', () =>
  expect(() => hint(seedBoards.g1, [0, 0] as never)).toThrow(
    new RangeError('request is a list; expected an object; a state goes into boardAt(board, state)'),
  ));

test.each([
  [[{ vehicle: 0, by: 1e9 }], /^solution: the move is illegal: .*; expected a solution of the board$/],
  [[{ vehicle: 0, by: 0 }], /^solution: the move is illegal: by is 0; .*; expected a solution of the board$/],
  [[{ vehicle: 0, by: 1 }], /^solution: it does not reach the exit; expected a solution of the board$/],
])('moves %j that are no solution give no hint', (moves, message) => {
  const board = boardOf(['XX.A', '...A', '....', '....']);
  expect(() => hintOf(board, moves)).toThrow(RangeError);
  expect(() => hintOf(board, moves)).toThrow(message);
});

describe('describeHint', () => {
  test.each([
    ['nothing in the way', boardOf(['......', 'XX....']), 'Red car right 4: it reaches the exit.'],
    [
      'a truck in the way',
      boardOf(['...q..', '...q..', 'XX.q..', '......', '......', '......']),
      "Truck q down 3: it clears the red car's path; 1 move remains.",
    ],
    [
      'a car in the way of the truck',
      boardOf(['...q..', '...q..', 'XX.q..', '......', '#.....', '.#.aa.']),
      'Car a right 1: it makes room for truck q, which blocks the red car; 2 moves remain.',
    ],
    [
      'a car in the way of the car in the way of the truck',
      boardOf(['...q..', '...q..', 'XX.q..', '......', '.....b', '..#aab']),
      'Car b up 1: it makes room for car a, which blocks truck q; 3 moves remain.',
    ],
    ['solved', boardOf(['....', '..XX']), 'The red car is at the exit.'],
    ['a truck as the primary', boardOf(['....', 'XXX.']), 'Red truck right 1: it reaches the exit.'],
    ['walled in', boardOf(['....', 'XX#.']), 'No sequence of moves brings the red car to the exit.'],
  ])('%s', (_, board, sentence) => {
    expect(describeHint(board, hint(board))).toBe(sentence);
  });
});

describe('a solver that neither finds a solution nor proves that there is none', () => {
  // the types forbid these searches, but a program in plain JavaScript may pass them
  const solverOf = (id: AlgorithmId) => algorithmById(id).run as Solver;
  const large = boardOf(['.......', 'XX...a.', '.....a.', '.......', '.......', '.......', '.......']);
  test('that refuses the board is not taken for a proof that there is no solution', () => {
    expect(() => hint(large, {}, solverOf('packed32'))).toThrow(
      'solver: packed32 does not take a board of 7×7 cells; expected at most 6×6',
    );
  });

  test('that is not complete is refused', () => {
    const walled = boardOf(['XX#.', '....']);
    expect(() => hint(walled, {}, solverOf('extreme'))).toThrow(
      'solver: it found no solution and no proof that there is none; expected a complete solver',
    );
    expect(hint(walled, {}, solverOf('bfs'))).toEqual({ kind: 'unsolvable' });
  });
});

describe('the reason for the first move of a given solution', () => {
  const board = boardOf(['.a..q.', '.a..q.', 'XX..q.', '......', '......', '.bb...']);
  const [X, a, b, q] = [0, 1, 2, 3];
  test.each([
    [
      'the truck leaves the row',
      [
        [q, 3],
        [X, 4],
      ],
      "it clears the red car's path",
    ],
    [
      'the red car goes on, so that the car can come down',
      [
        [X, 1],
        [X, 1],
        [a, 2],
      ],
      'it makes room for car a',
    ],
    [
      'a step that frees no needed cell has the reason of the next step',
      [
        [q, 1],
        [b, 1],
        [q, 2],
        [X, 4],
      ],
      "it clears the red car's path",
    ],
  ] as const)('%s', (_, solution, reason) => {
    const because = reasonOf(
      board,
      solution.map(([vehicle, by]) => ({ vehicle, by })),
    );
    expect(describeReason(board, because)).toBe(reason);
  });
  test('the red car goes back', () => {
    const beside = boardOf(['......', '.aXX..', '.a....', '......']);
    const solution = [
      { vehicle: 1, by: 1 },
      { vehicle: 0, by: -1 },
    ];
    expect(beside.vehicles[1]?.label).toBe('a');
    const because = reasonOf(beside, solution);
    expect(because).toEqual({ kind: 'retreat' });
    expect(describeReason(beside, because)).toBe('it makes room for the red car to go back');
  });
});

test('the red car passes before a truck closes its way', () => {
  // truck h must go right, so that truck q can go up, so that car n can leave the red car's column
  const rows = ['....X.', '....X.', '.hhh..', 'aaq...', '..q...', '..q.nn'];
  const board = boardOf(rows, { exit: 'bottom' });
  expect(describeHint(board, hint(board))).toBe(
    'Red car down 3: it makes room for truck h, which blocks truck q; 4 moves remain.',
  );
});

test('a vehicle that only later gets in the way of another one does not block it', () => {
  // truck H goes down and the red car left, and then car C stands in its way
  const board = boardOf(['AAACBB', 'FDDC.E', 'F.HXXE', 'F.HGGG', '...IIJ', '.....J'], { primary: 'X' });
  expect(describeHint(board, hint(board))).toBe('Car I left 3: it makes room for car C; 13 moves remain.');
});

test('names the limit that ended the search', () => {
  const limited = hint(seedBoards.hardest, { limit: { states: 10 } });
  expect(limited).toEqual({ kind: 'limit', which: 'states' });
  expect(describeHint(seedBoards.hardest, limited)).toBe(
    'The search ended before it found a solution: it may not look at more states.',
  );
});

test('counts the moves and steps that remain on the hardest board', () => {
  const remaining = (name: keyof typeof seedBoards, metric: Metric) => {
    const next = hint(seedBoards[name], { metric });
    return next.kind === 'move' ? [Math.abs(next.move.by), next.remaining] : [];
  };
  expect(remaining('hardest', 'moves')[1]).toBe(48);
  const [first = 0, rest = 0] = remaining('hardest', 'steps');
  expect(first + rest).toBe(93);
});

test.each(metrics)(
  'following hints solves every board in as many %s as they say, each with a reason',
  (metric) => {
    let played = 0;
    fc.assert(
      fc.property(legalBoards({ longestSide: 6, labels: letterLabels }), (start) => {
        let board = start;
        let last: number | undefined;
        for (;;) {
          const next = hint(board, { metric });
          if (next.kind !== 'move') {
            expect(next.kind).toBe(last === undefined ? next.kind : 'solved');
            expect(last ?? 0).toBe(0);
            return;
          }
          const cost = metric === 'moves' ? 1 : Math.abs(next.move.by);
          expect(next.remaining + cost).toBe(last ?? next.remaining + cost);
          if (next.remaining === 0) expect(next.reason).toBe('it reaches the exit');
          else expect(next.reason).toMatch(/^it (clears|makes room for) /);
          const after = replay(board, [next.move]);
          if (!after.ok) throw new Error(after.error.message);
          board = boardAt(board, after.value.states[1] as State);
          last = next.remaining;
          played++;
        }
      }),
      { numRuns: randomRuns(150) },
    );
    expect(played).toBeGreaterThan(50);
  },
);

test.each([
  ['no move', { move: undefined }, 'hint.move'],
  ['a vehicle that there is not', { move: { vehicle: 9, by: 1 } }, 'hint.move'],
  ['no reason', { because: undefined }, 'hint.because is undefined; expected an object'],
  ['an unknown reason', { because: { kind: 'luck' } }, 'hint.because.kind is "luck"; expected exit or'],
  ['no number of moves', { remaining: null }, 'hint.remaining is null'],
])('a hint with %s is refused by its part', (_, part, message) => {
  const board = boardOf(['XX.A', '...A', '....', '....']);
  const next = hint(board);
  expect(describeHint(board, next)).toContain('down 1');
  expect(() => describeHint(board, { ...next, ...part } as typeof next)).toThrow(RangeError);
  expect(() => describeHint(board, { ...next, ...part } as typeof next)).toThrow(message);
});
