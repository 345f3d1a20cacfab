import { describe, expect, test } from 'vitest';
import type { Board } from '../../board/board.ts';
import { validate } from '../../board/validate.ts';
import { boardOf } from '../../testing/drawn.ts';
import * as seeds from '../../testing/seeds.ts';
import { prolog } from './prolog.ts';

const read = (text: string): Board | string => {
  const parsed = prolog.parse(text);
  if (!parsed.ok) {
    const { at, code, message } = parsed.error;
    return `${at?.text?.line}:${at?.text?.column} ${code} ${message}`;
  }
  const board = validate(parsed.value.setup);
  return board.ok ? board.value : board.problems.map(({ code }) => code).join(' ');
};

describe.each(['1', '26', '40'] as const)('puzzle %s of the Prolog solver', (number) => {
  const { cars } = seeds.prolog.puzzles[number];
  const board = seeds.seedBoards[`prolog-${number}`];

  test.each([
    cars,
    `${cars}.`,
    `?- rush(${cars}).`,
    `rush( ${cars.replaceAll('car(', '\n  car( ')} )\n.`,
    `% a puzzle\n${cars}`,
  ])('is read: %j', (text) => {
    expect(read(text)).toEqual(board);
  });

  test('is printed in the order of the labels', () => {
    const printed = prolog.print(board);
    const sorted = (text: string) => (text.match(/car\([^)]*\)/g) ?? []).sort().join();
    expect(printed.ok && sorted(printed.value)).toBe(sorted(cars));
    expect(printed.ok && read(printed.value)).toEqual(board);
  });
});

test('one letter for a horizontal and a vertical car; the horizontal x is the primary', () => {
  const board = read('[car(x,v,6-1),car(x,h,1-3),car(a,v,1-1),car(a,h,1-6)]') as Board;
  expect(board.vehicles.map(({ label, orientation }) => `${label} ${orientation}`)).toEqual([
    'a horizontal',
    'a vertical',
    'x horizontal',
    'x vertical',
  ]);
  expect(board.primary).toBe(2);
  expect(prolog.print(board)).toEqual({
    ok: true,
    value: '[car(a,h,1-6),car(a,v,1-1),car(x,h,1-3),car(x,v,6-1)]',
  });
  expect(read('[car(x,v,6-1)]')).toMatchObject({ primary: 0, exit: 'bottom' });
});

describe('refuses what is not a list of terms', () => {
  test.each([
    ['[car(o,v,3-1),car(a,h', '1:22 unfinished the text ends too early'],
    ['?- rush([car(x,h,1-3)]', '1:23 unfinished the text ends too early'],
    ['[car(x,h,1-3),\n car(a,z,1-1)]', '2:8 unexpected-character unexpected "z"'],
    ['[car(X,h,1-3)]', '1:6 unexpected-character unexpected "X"'],
    ['[car(ab,h,1-3)]', '1:6 unexpected-character unexpected "a"'],
    ['[car(x,h,0-3)]', '1:10 number-out-of-range there is no column 0'],
    ['[car(x,h,1-7)]', '1:12 number-out-of-range there is no row 7'],
    ['[bus(x,h,1-3)]', '1:2 unexpected-character unexpected "b"'],
    ['[car(x,h,1-3)]. [', '1:17 unexpected-character unexpected "["'],
    ['solve([])', '1:1 unexpected-character unexpected "s"'],
    ['[car(x,h,6-3)]', 'off-the-board'],
    ['[car(x,h,1-3),car(p,v,1-1)]', 'overlap'],
    ['[car(a,h,1-3)]', 'no-primary'],
    ['[]', 'no-primary'],
  ])('%j', (text, expected) => {
    expect(read(text)).toBe(expected);
  });
});

const six = (...rows: string[]) => [...rows, ...Array(6 - rows.length).fill('......')];

test.each([
  ['size', boardOf(['xx.', '...'], { primary: 'x' }), 'it has 3 columns and 2 rows'],
  ['walls', boardOf(six('xx...#'), { primary: 'x' }), 'it has walls'],
  ['capitals', boardOf(six('xx....', 'AA....'), { primary: 'x' }), 'label A is not one lower-case letter'],
  [
    'a long car',
    boardOf(six('xxx...'), { primary: 'x' }),
    'vehicle x covers 3 cells, and the letter stands for a car of 2',
  ],
  [
    'a short truck',
    boardOf(six('xx....', 'oo....'), { primary: 'x' }),
    'vehicle o covers 2 cells, and the letter stands for a truck of 3',
  ],
  ['primary', boardOf(six('aa....'), { primary: 'a' }), 'the primary is the horizontal a, not x'],
  ['exit', boardOf(six('xx....'), { primary: 'x', exit: 'left' }), 'its exit is at the left'],
])('cannot express: %s', (_, board, reason) => {
  const printed = prolog.print(board);
  expect(!printed.ok && printed.error.message).toBe(`prolog cannot express this board: ${reason}`);
});
