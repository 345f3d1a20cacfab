// What a text says that its moves do not: other moves, another board, another number.
import { describe, expect, test } from 'vitest';
import { readSolution } from '../reading/read-solution.ts';
import { classic, read } from './testing/read.ts';

const howOf = (text: string): string | undefined => readSolution(text, classic).how;
const START = '.AA..Q\n.....Q\nXX...Q\n......\n......\n......';
const AFTER = 'AA...Q\n.....Q\nXX...Q\n......\n......\n......';
const LAST = 'AA....\n......\n......\n.....Q\n.....Q\n.....Q';

describe('a drawn board', () => {
  test.each([
    ['the board before', START, 'the board in line 2'],
    ['another wall of dots and a vehicle elsewhere', AFTER.replace('AA.', '.AA'), 'the board in line 2'],
  ])('that is %s is said to contradict the moves', (_, drawn, said) => {
    expect(howOf(`A left 1\n${drawn}\nQ down 3\nX right 4`)).toBe(
      `label, direction, cells; ${said} is not what the moves above it lead to`,
    );
  });

  test('below all moves may have the red car outside', () => {
    for (const end of [LAST, LAST.replace('......\n.....Q', '....XX\n.....Q')])
      expect(howOf(`${START}\nA left 1\n${AFTER}\nQ down 3\nX right 4\n${end}`)).toBe(
        'label, direction, cells',
      );
    expect(howOf(`A left 1\nQ down 3\nX right 4\n${AFTER}`)).toContain('the board in line 4 is not');
  });
});

describe('two solutions', () => {
  test.each([
    ['a draft and the answer', 'A left 1\nQ down 2\n\nA left 1\nQ down 3\nX right 4', 4],
    ['the same twice, with a rule', 'Q down 3\nX right 4\n---\nQ down 3\nX right 4', 4],
    ['below a heading', 'First try:\nQ down 2\nSecond try:\nQ down 3\nX right 4', 4],
    ['letters', 'AL1 QD1\n\nQD3 XR4', 3],
    ['a last move off the board', 'Q down 3\nX right 1\n\nQ down 3\nX right 5', 4],
  ])('%s are said to be two', (_, text, line) => {
    expect(read(text)).toBe(
      `${line}:1 there are two solutions: the moves from line ${line} on solve the board from its start, and do not follow those above them; expected one solution`,
    );
  });

  test.each([
    ['in no notation', 'A left 1\n\nQ down 3\nX right 4', 'label, direction, cells'],
    ['in a notation', 'AL1\n\nQD3\nXR4', 'letters'],
  ])('that can be one are said to be two: %s', (_, text, how) => {
    expect(read(text)).toBe('A-1 Q3 X4 solved');
    expect(howOf(text)).toBe(`${how}; the moves from line 3 on solve the board without those above them`);
  });

  test.each([
    ['numbers that count on', '1. A left 1\n\n2. Q down 3\n3. X right 4'],
    ['a paragraph for each move', 'A left 1\n\nQ down 3\n\nX right 4'],
    ['a board after each move', `A left 1\n${AFTER}\nQ down 3\nX right 4`],
    ['moves that need those above', 'Q down 1\n\nQ down 2\nX right 4'],
  ])('need no word where one is meant: %s', (_, text) => {
    expect(howOf(text)).toBe('label, direction, cells');
  });

  test('are not made of one move that is written twice', () => {
    expect(read('A left 1\nA left 1\nQ down 3\nX right 4')).toContain('move 2 is illegal');
  });
});

describe('a move that is set apart', () => {
  test.each([
    ['(A left 1)\nQ down 3', 'the move in line 1, which stands in brackets, is read'],
    ['Q down 3\n[A left 1]', 'the move in line 2, which stands in brackets, is read'],
    ['Q down 3 (A left 1)', 'the move in line 1, which stands in brackets, is read'],
    ['Q down 3\nA left 1?', 'the move in line 2, which has a question mark, is read'],
  ])('%j is said to be read', (text, said) => {
    expect(howOf(text)).toBe(`label, direction, cells; ${said}`);
  });

  test.each([
    ['(A left 1)\n(Q down 3)'],
    ["[('A', 'left', 1), ('Q', 'down', 3)]"],
    ['A left (1)\nQ down 3'],
    ['X (red) right 1\nQ down 3'],
    ['A left 1?\nQ down 3?'],
  ])('%j needs no word', (text) => {
    expect(howOf(text)).toBe('label, direction, cells');
  });
});

describe('the number of moves behind them', () => {
  const moves = 'A left 1, Q down 3, X right 4';
  test.each([', in total 3 moves', ' (3 moves)', ' (in total 3 moves).', ', 3 moves in total', ' (8 steps)'])(
    '%s',
    (total) => {
      expect(read(`${moves}${total}`)).toBe('A-1 Q3 X4 solved');
    },
  );

  test('is refused where it is another one', () => {
    expect(read(`${moves}, in total 5 moves`)).toBe('1:41 5 moves are announced behind 3; expected 3');
  });

  test('is the cells where it stands behind a direction', () => {
    expect(read('A left (1 move)\nQ down (3 moves)\nX right (4 moves)')).not.toMatch(/^A-1 Q1|^A-1 Q3 X1/);
  });
});
