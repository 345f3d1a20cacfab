import { describe, expect, test } from 'vitest';
import { boardOf } from '../testing/drawn.ts';
import { byLabel, markPrimary, orientationOf, primaryIn, type Setup, squaresOf } from './setup.ts';
import { validate } from './validate.ts';

/** Squares as `row,column` each. */
const squares = (text: string) =>
  text.split(' ').flatMap((word) => {
    const [row, column] = word.split(',').map(Number);
    return row === undefined || column === undefined ? [] : { row, column };
  });
const vehicle = (label: string, text: string) => ({ label, squares: squares(text) });

const empty: Setup = { width: 6, height: 6, vehicles: [], walls: [], exit: undefined };
const startBoard = boardOf(['XX..', '....']);

test.each([
  ['0,3 1,3', 'vertical'],
  ['1,3 0,3 2,3', 'vertical'],
  ['2,0 2,1', 'horizontal'],
  ['2,4 2,1', 'horizontal'],
  ['2,1', 'horizontal'],
  ['', 'horizontal'],
  ['0,0 0,1 1,1', undefined],
  ['0,0 1,0 1,1', undefined],
  ['0,0 1,1', undefined],
  ['0,0 1,1 0,0', undefined],
])('squares %j are %s', (text, orientation) => {
  expect(orientationOf(squares(text))).toBe(orientation);
});

test.each([
  ['a board', startBoard],
  [
    'vehicles by row and column',
    { ...empty, vehicles: [{ label: 'X', row: 2, column: 0, length: 2, orientation: 'horizontal' }] },
  ],
])('%s is no setup, and the message says what makes one', (_, given) => {
  expect(() => validate(given as never)).toThrow(
    /^setup\.vehicles\[0\]\.squares is undefined; expected a list; withVehicle makes it of row, column, orientation and length, and boardToSetup of a board$/,
  );
});

test('vehicles in the order of their labels, of two with one label the horizontal one first', () => {
  const given = [
    vehicle('b', '0,0 1,0'),
    vehicle('a', '2,0 3,0'),
    vehicle('bent', '4,4 5,5'),
    vehicle('a', '2,2 2,3'),
    vehicle('X', '4,0 4,1'),
    vehicle('10', '5,0 5,1'),
    vehicle('9', '5,2 5,3'),
  ];
  const before = [...given];
  expect(byLabel(given).map(({ label, squares }) => `${label} ${orientationOf(squares)}`)).toEqual([
    '10 horizontal',
    '9 horizontal',
    'X horizontal',
    'a horizontal',
    'a vertical',
    'b vertical',
    'bent undefined',
  ]);
  expect(given).toEqual(before);
});

describe('the mark of the primary', () => {
  const plain = vehicle('A', '0,0 0,1');
  const marked = { ...vehicle('X', '1,0 1,1'), primary: true };
  const unmarked = { ...vehicle('Y', '2,0 2,1'), primary: false };
  const setup: Setup = { width: 4, height: 4, vehicles: [plain, unmarked, marked], walls: [] };

  test('is on the vehicles that are chosen, and on no others', () => {
    const chosen = markPrimary(setup.vehicles, (_, index) => index === 0);
    expect(chosen).toEqual([{ ...plain, primary: true }, vehicle('Y', '2,0 2,1'), vehicle('X', '1,0 1,1')]);
    expect(Object.keys(chosen[2] ?? {})).toEqual(['label', 'squares']);
    expect(plain).toEqual(vehicle('A', '0,0 0,1'));
    expect(markPrimary(setup.vehicles, ({ label }) => label !== 'A').map(({ primary }) => primary)).toEqual([
      undefined,
      true,
      true,
    ]);
  });

  test('a vehicle that remains as it was is the same one', () => {
    const [one, , other] = markPrimary(setup.vehicles, ({ label }) => label === 'X');
    expect([one, other]).toEqual([plain, marked]);
    expect(one === plain && other === marked).toBe(true);
  });

  test('names the first that has it', () => {
    expect(primaryIn(setup)).toBe(marked);
    expect(primaryIn({ ...setup, vehicles: [plain, unmarked] })).toBeUndefined();
  });
});

test('the squares of cells', () => {
  expect(squaresOf([0, 3, 4, 11], 4)).toEqual(squares('0,0 0,3 1,0 2,3'));
});
