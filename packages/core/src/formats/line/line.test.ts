import { describe, expect, test } from 'vitest';
import { validate } from '../../board/validate.ts';
import { boardOf } from '../../testing/drawn.ts';
import type { ParsedBoard, ParseOptions } from '../parts/format.ts';
import { line } from './line.ts';

const hard = 'IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM';

const rows = ['IBB#..', 'I..LDD', 'JAAL..', 'J.KEEM', 'FFK..M', 'GGHHHM'];

const parsed = (text: string, options?: ParseOptions): ParsedBoard => {
  const result = line.parse(text, options);
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
};

describe('a board and its counts', () => {
  test.each<[string, number | undefined, number | undefined]>([
    [hard, undefined, undefined],
    [`60 ${hard} 2332`, 60, 2332],
    [`60\t${hard}`, 60, undefined],
    [`  ${hard}  2332 \r\n`, undefined, 2332],
    [`# a comment\n${hard.replaceAll('o', '.')}`, undefined, undefined],
  ])('%j', (text, optimalMoves, clusterStates) => {
    const board = parsed(text);
    expect(board.optimalMoves).toBe(optimalMoves);
    expect(board.clusterStates).toBe(clusterStates);
    expect(validate(board.setup)).toEqual({ ok: true, value: boardOf(rows, { primary: 'A' }) });
  });

  test('digits are labels', () => {
    expect(validate(parsed('3 11oo22ooXXoooooo 12').setup)).toEqual({
      ok: true,
      value: boardOf(['11..', '22..', 'XX..', '....']),
    });
    expect(parsed('1111 12').setup.width).toBe(2);
  });
});

test('the primary: X before A, A before R; x is always a wall', () => {
  const primaries = (text: string, options?: ParseOptions) =>
    parsed(text, options)
      .setup.vehicles.flatMap(({ label, primary }) => (primary ? label : []))
      .join();
  expect(primaries('AAooXXooRRoooooo')).toBe('X');
  expect(primaries('AAoooooxRRooooox')).toBe('A');
  expect(primaries('BBooooooRRoooooo')).toBe('R');
  expect(primaries('AAooXXooRRoooooo', { primary: 'R' })).toBe('R');
  expect(primaries('BBooooooxxoooooo')).toBe('');
  expect(parsed('BBooooooxxoooooo').setup.walls).toHaveLength(2);
});

test.each([
  [`${hard} -1`, {}],
  [`${hard} 3 4 5`, {}],
  [`60 ${hard} 2332 7 0.5`, { optimalMoves: 60 }],
  [`${hard} 2332`, { clusterStates: 2332 }],
])('numbers after the word: %s', (text, counts) => {
  const { setup, ...rest } = parsed(text);
  expect([setup.vehicles.length, rest]).toEqual([12, counts]);
});

describe('refuses what is not a line', () => {
  test.each([
    ['XX../..../..../....', '1:5 unexpected-character unexpected /'],
    [hard.slice(1), '1:35 not-square a line of 35 cells is not a square board'],
    [`"${hard.slice(1)}"`, '1:35 not-square a line of 35 cells is not a square board'],
    [`'${hard.slice(2)}'`, '1:34 not-square a line of 34 cells is not a square board'],
    [`"${hard}"`, '1:1 unexpected-character unexpected character "\\""'],
    [`${hard}\n${hard}`, '2:1 unexpected-character unexpected a second line'],
    [`60 ${hard} many`, '1:41 unexpected-character unexpected "many"'],
    [`60 ${hard} 1 two`, '1:43 unexpected-character unexpected "two"'],
    [`many ${hard} 1`, '1:1 unexpected-character unexpected "many"'],
    [hard.replace('x', '-'), '1:4 unexpected-character unexpected character "-"'],
    ['\n  \n', 'undefined:undefined empty-input there is no board in the input'],
  ])('%j', (text, expected) => {
    const result = line.parse(text);
    const problem = result.ok ? undefined : result.error;
    const place = problem?.at?.text;
    expect(`${place?.line}:${place?.column} ${problem?.code} ${problem?.message}`).toBe(expected);
  });
});

describe('what a line cannot express', () => {
  test.each([
    ['no square', boardOf(['XX.', '...']), 'it has 3 columns and 2 rows'],
    ['x', boardOf(['xx', '..'], { primary: 'x' }), 'label x marks a wall'],
    ['o', boardOf(['XX', 'oo']), 'label o marks an empty cell'],
    ['exit', boardOf(['XX.', '...', '...'], { exit: 'left' }), 'its exit is at the left'],
  ])('%s', (_, board, reason) => {
    const printed = line.print(board);
    expect(!printed.ok && printed.error.message).toBe(`line cannot express this board: ${reason}`);
  });
});
