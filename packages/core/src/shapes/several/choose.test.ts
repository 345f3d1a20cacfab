import { describe, expect, test } from 'vitest';
import type { Board } from '../../board/board.ts';
import { boardOf } from '../../testing/drawn.ts';
import type { Choice, Length } from '../parts/answer.ts';
import type { Candidate, Found } from '../parts/candidate.ts';
import { choose } from './choose.ts';

/** Boards of one size that differ in where a car stands. */
const boards = [
  ['XX..', 'A...', 'A...', '....'],
  ['XX..', '.A..', '.A..', '....'],
  ['XX..', '..A.', '..A.', '....'],
  ['XX..', '...A', '...A', '....'],
  ['XX..', '....', 'A...', 'A...'],
  ['XX..', '....', '.A..', '.A..'],
  ['XX..', '....', '..A.', '..A.'],
  ['XX..', '....', '...A', '...A'],
].map((rows) => boardOf(rows));

/** A candidate that says its number, with a choice that no other has. */
const candidate = (number: number, cost: number, more: Partial<Candidate> = {}): Candidate => ({
  board: boards[number] as Board,
  cost,
  rolesCost: cost,
  says: `${number}`,
  choices: [{ option: 'empty', value: `${number}` }],
  roles: '',
  ...more,
});

const found = (candidates: readonly Candidate[], more: Partial<Found> = {}): Found => ({
  line: 3,
  looksLike: 'rows of cells',
  candidates,
  ...more,
});

/** `read 0, not 1 2`, `0 or 1`, or what is wrong. */
function chosen(of: Found, solve?: (board: Board) => Length | undefined): string {
  const answer = choose(of, { ...(solve && { solve }) });
  const numbers = (readings: readonly { readonly read: string }[]) =>
    readings.map(({ read }) => read.replace('read as ', ''));
  if (answer.kind === 'question') return numbers(answer.readings).join(' or ');
  if (answer.kind === 'refused') return answer.problem.message;
  const [one] = numbers([answer.board]);
  return [
    'read',
    one,
    ...(answer.board.others.length > 0 ? ['not'] : []),
    ...numbers(answer.board.others),
  ].join(' ');
}

describe('the reading that costs least', () => {
  test.each<[string, Candidate[], string]>([
    ['the only one', [candidate(0, 7)], 'read 0'],
    ['clearly the best', [candidate(1, 1.5), candidate(0, 0)], 'read 0 not 1'],
    ['not clearly', [candidate(1, 1.4), candidate(0, 0)], '0 or 1'],
    ['equal ones in their order', [candidate(1, 2), candidate(0, 2), candidate(2, 9)], '1 or 0'],
    ['the same board twice', [candidate(0, 0), candidate(0, 1, { says: 'again' })], 'read 0'],
    [
      'at most six readings of a question',
      boards.map((_, number) => candidate(number, 0)),
      '0 or 1 or 2 or 3 or 4 or 5',
    ],
    ['at most five others', boards.map((_, number) => candidate(number, 2 * number)), 'read 0 not 1 2 3 4 5'],
    [
      'a doubtful one keeps it from being clear',
      [candidate(0, 1), candidate(1, 0, { doubtful: true })],
      'too little in this text says that it is a board',
    ],
    ['a doubtful one that is not the best', [candidate(0, 0), candidate(1, 1, { doubtful: true })], '0 or 1'],
  ])('%s', (_, candidates, expected) => {
    expect(chosen(found(candidates))).toBe(expected);
  });
});

describe('a weak guess of the primary', () => {
  const weak = { weak: true, rolesCost: 0 };
  test.each<[string, Candidate[], string]>([
    [
      'does not decide where vehicles stand',
      [candidate(0, 0, weak), candidate(1, 5, { rolesCost: 1.4 })],
      '0 or 1',
    ],
    [
      'a strong one does',
      [candidate(0, 0, { rolesCost: 0 }), candidate(1, 5, { rolesCost: 1.4 })],
      'read 0 not 1',
    ],
    ['the roles do', [candidate(0, 0, weak), candidate(1, 5, { rolesCost: 1.5 })], 'read 0 not 1'],
    [
      'decides where they stand alike',
      [
        candidate(0, 0, weak),
        candidate(1, 5, { rolesCost: 0, board: boardOf(['XX..', 'A...', 'A...', '....'], { exit: 'left' }) }),
      ],
      'read 0 not 1',
    ],
  ])('%s', (_, candidates, expected) => {
    expect(chosen(found(candidates))).toBe(expected);
  });
});

describe('the length that a text claims', () => {
  const lengths: readonly (Length | undefined)[] = [
    { moves: 5, steps: 9 },
    { moves: 9, steps: 20 },
    { moves: 7 },
    'unsolvable',
    undefined,
  ];
  const solve = (board: Board) => lengths[boards.indexOf(board)];
  const close = (...numbers: number[]) => numbers.map((number) => candidate(number, 0));

  test.each<[string, number[], number | undefined, string]>([
    ['in moves', [0, 2], 7, 'read 2 not 0'],
    ['in steps', [1, 0], 20, 'read 1 not 0'],
    ['in moves of one and steps of another', [0, 1, 2], 9, '0 or 1 or 2'],
    ['unsolvable', [0, 3], -1, 'read 3 not 0'],
    ['unsolvable, and none is', [0, 1], -1, '0 or 1'],
    ['of none of them', [0, 2], 4, '0 or 2'],
    ['not that of a board which is unsolvable or unsolved', [3, 4], 5, '3 or 4'],
    ['nothing is claimed', [0, 2], undefined, '0 or 2'],
    ['four readings are solved', [0, 1, 3, 2], 7, 'read 2 not 0 1 3'],
    ['five are not', [0, 1, 2, 3, 4], 7, '0 or 1 or 2 or 3 or 4'],
  ])('%s', (_, numbers, claimed, expected) => {
    const of = found(close(...numbers), claimed === undefined ? {} : { claimed });
    expect(chosen(of, solve)).toBe(expected);
    // nobody solves the boards
    expect(chosen(of)).toBe(numbers.join(' or '));
  });

  test('is the length of the board that is read, but for one that is unsolvable', () => {
    const optimal = (claimed: number) => {
      const answer = choose(found([candidate(0, 0)], { claimed, name: 'Card 1' }), {});
      return answer.kind === 'read' && [answer.board.optimalMoves, answer.board.name, answer.board.line];
    };
    expect([optimal(7), optimal(0), optimal(-1)]).toEqual([
      [7, 'Card 1', 3],
      [0, 'Card 1', 3],
      [undefined, 'Card 1', 3],
    ]);
  });
});

describe('the options that choose a reading', () => {
  const red = (value: string): Choice => ({ option: 'primary', value });
  const empty = (value: string): Choice => ({ option: 'empty', value });
  test('are those in which the readings differ; all of them where they do not', () => {
    const answer = choose(
      found([
        candidate(0, 0, { choices: [empty('.'), red('X')] }),
        candidate(1, 0, { choices: [empty('.'), red('A')] }),
      ]),
      {},
    );
    expect(answer.kind === 'question' && answer.readings.map(({ choices }) => choices)).toEqual([
      [red('X')],
      [red('A')],
    ]);
    const alike = choose(
      found([candidate(0, 0, { choices: [empty('.')] }), candidate(1, 0, { choices: [empty('.')] })]),
      {},
    );
    expect(alike.kind === 'question' && alike.readings.map(({ choices }) => choices)).toEqual([
      [empty('.')],
      [empty('.')],
    ]);
  });

  test('are none where only the size differs, which is then to be said', () => {
    const choices = [empty('.')];
    const wide = boardOf(['XX...', 'A....', 'A....']);
    const of = found([candidate(0, 0, { choices }), candidate(1, 0, { choices, board: wide })]);
    expect(choose(of, {})).toEqual({
      kind: 'refused',
      looksLike: 'rows of cells',
      bestAlmost: '0',
      certain: true,
      problem: {
        code: 'board-size',
        message: 'the board may have 4 columns and 4 rows, or 5 columns and 3 rows',
        expected: 'the size beside the vehicles in words, such as: 4 columns and 4 rows',
        at: { text: { line: 3, column: 1 } },
      },
    });
  });
});

describe('a text that is not read', () => {
  const problem = { code: 'ragged-rows', message: 'row 2 is short' } as const;
  const place = { text: { line: 3, column: 1 } };
  test.each<[string, Found, object]>([
    [
      'without readings',
      found([]),
      {
        problem: {
          code: 'unknown-format',
          message: 'no reading of it is a board',
          expected: 'a board',
          at: place,
        },
      },
    ],
    [
      'almost a board',
      found([], { almost: { says: 'rows', cost: 1, problem } }),
      { bestAlmost: 'rows', problem },
    ],
    ['almost, in no words', found([], { almost: { says: '', cost: 1, problem } }), { problem }],
    [
      'a board but for that',
      found([], { isCertain: true, almost: { says: 'rows', cost: 1, problem } }),
      { bestAlmost: 'rows', certain: true, problem },
    ],
    [
      'a board by chance',
      found([candidate(0, 0, { doubtful: true })], { almost: { says: 'rows', cost: 1, problem } }),
      {
        bestAlmost: '0',
        problem: {
          code: 'unknown-format',
          message: 'too little in this text says that it is a board',
          expected: 'a red car X, or options that say what the glyphs mean',
          at: place,
        },
      },
    ],
    [
      'a board by chance, with a vehicle that is too short',
      found([candidate(0, 0, { doubtful: true })], {
        almost: { says: 'rows', cost: 1, problem: { ...problem, code: 'vehicle-too-short' } },
      }),
      { bestAlmost: '0', problem: { ...problem, code: 'vehicle-too-short' } },
    ],
  ])('%s', (_, of, expected) => {
    expect(choose(of, {})).toEqual({ kind: 'refused', looksLike: 'rows of cells', ...expected });
  });

  test('a guess is said', () => {
    const answer = choose(found([candidate(0, 0, { guessed: 'it is red' })]), {});
    expect(answer).toMatchObject({
      kind: 'read',
      board: { read: 'read as 0, a guess: it is red', primaryGuessed: 'it is red' },
    });
  });
});
