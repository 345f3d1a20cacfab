import { type Setup, validate } from '@unjam/core';
import { markPrimary } from '@unjam/core/board';
import { describe, expect, test } from 'vitest';
import {
  addVehicle,
  addWall,
  draftText,
  emptyDraft,
  freePlace,
  isOutside,
  lengthen,
  lineBetween,
  lineOf,
  makePrimary,
  remove,
  resize,
  setExit,
  shift,
  turn,
} from './draft.ts';

const red = addVehicle(emptyDraft(6, 6), lineOf({ row: 2, column: 0 }, 'horizontal', 2));
const two = addVehicle(red, lineOf({ row: 0, column: 4 }, 'vertical', 3));
const unmarked = { ...two, vehicles: markPrimary(two.vehicles, () => false) };
const vehicle = (index: number) => ({ kind: 'vehicle', index }) as const;

/** The pieces as `X 2,0-2,1`. */
const pieces = ({ vehicles, walls }: Setup) => [
  ...vehicles.map(({ label, squares, primary }) => {
    const ends = [squares[0], squares.at(-1)].map((square) => `${square?.row},${square?.column}`);
    return `${label}${primary ? '*' : ''} ${ends.join('-')}`;
  }),
  ...walls.map(({ row, column }) => `wall ${row},${column}`),
];

describe('changing a draft', () => {
  test.each([
    ['the first vehicle is the red car', red, ['X* 2,0-2,1']],
    ['the second is not', two, ['X* 2,0-2,1', 'A 0,4-2,4']],
    ['a wall', addWall(red, { row: 5, column: 5 }), ['X* 2,0-2,1', 'wall 5,5']],
    ['moved', shift(two, vehicle(1), 2, -1), ['X* 2,0-2,1', 'A 2,3-4,3']],
    ['turned', turn(two, 1), ['X* 2,0-2,1', 'A 0,3-0,5']],
    [
      'turned at the edge, moved back onto the board',
      turn(addVehicle(red, lineOf({ row: 5, column: 0 }, 'horizontal', 3)), 1),
      ['X* 2,0-2,1', 'A 3,0-5,0'],
    ],
    ['longer', lengthen(two, 1, 1), ['X* 2,0-2,1', 'A 0,4-3,4']],
    ['never longer than the board', lengthen(two, 1, 9), ['X* 2,0-2,1', 'A 0,4-5,4']],
    ['never shorter than two', lengthen(two, 0, -1), ['X* 2,0-2,1', 'A 0,4-2,4']],
    ['another red car, whose label formats know', makePrimary(two, 1), ['A 2,0-2,1', 'X* 0,4-2,4']],
    ['the same red car', makePrimary(two, 0), ['X* 2,0-2,1', 'A 0,4-2,4']],
    ['a red car, where X is not', makePrimary(unmarked, 1), ['A 2,0-2,1', 'X* 0,4-2,4']],
    ['a red car, where none has the label X', makePrimary(remove(two, vehicle(0)), 0), ['X* 0,4-2,4']],
    ['removed', remove(two, vehicle(1)), ['X* 2,0-2,1']],
    ['the red car removed', remove(two, vehicle(0)), ['A 0,4-2,4']],
  ])('%s', (_, draft, expected) => {
    expect(pieces(draft)).toEqual(expected);
  });
});

describe('legal, made illegal, and legal again', () => {
  test.each([
    ['two vehicles', two, []],
    ['one on the other', shift(two, vehicle(1), 0, -4), ['overlap']],
    ['moved back', shift(shift(two, vehicle(1), 0, -4), vehicle(1), 0, 4), []],
    ['without the red car', remove(two, vehicle(0)), ['no-primary']],
    ['on a smaller board without the pieces that do not fit', resize(two, 4, 6), []],
    ['on a smaller board without the red car', resize(two, 6, 2), ['no-primary']],
    ['with an exit it cannot reach', setExit(two, 'top'), ['unreachable-exit']],
    ['turned, the red car gets an exit it can reach', turn(setExit(red, 'left'), 0), []],
  ])('%s', (_, draft, codes) => {
    const result = validate(draft);
    expect(result.ok ? [] : result.problems.map(({ code }) => code)).toEqual(codes);
  });
});

test('a drag draws a line along its longer side', () => {
  const line = (...ends: [number, number, number, number]) =>
    lineBetween({ row: ends[0], column: ends[1] }, { row: ends[2], column: ends[3] })
      .map(({ row, column }) => `${row},${column}`)
      .join(' ');
  expect(line(1, 1, 1, 3)).toBe('1,1 1,2 1,3');
  expect(line(1, 3, 2, 1)).toBe('1,1 1,2 1,3');
  expect(line(4, 0, 2, 1)).toBe('2,0 3,0 4,0');
  expect(line(4, 4, 4, 4)).toBe('4,4');
});

test('a piece is outside when all of it is', () => {
  expect(isOutside(shift(two, vehicle(0), 0, -1), vehicle(0))).toBe(false);
  expect(isOutside(shift(two, vehicle(0), 0, -2), vehicle(0))).toBe(true);
});

test('freePlace finds the first free place, if there is one', () => {
  expect(freePlace(two, 2)).toEqual(lineOf({ row: 0, column: 0 }, 'horizontal', 2));
  expect(freePlace(two, 6)).toEqual(lineOf({ row: 0, column: 2 }, 'vertical', 6));
  expect(freePlace(emptyDraft(2, 2), 3)).toBeUndefined();
});

test.each([
  ['vertical', undefined],
  ['horizontal', 'left'],
] as const)('a new red car that is %s has an exit that it can reach', (orientation, exit) => {
  const empty = remove(setExit(red, 'left'), vehicle(0));
  expect(addVehicle(empty, lineOf({ row: 1, column: 3 }, orientation, 2)).exit).toBe(exit);
});

test('drafts that differ in the order of their walls have one text, so that the link of a draft opens no other one', () => {
  const [a, b] = [
    { row: 0, column: 4 },
    { row: 1, column: 3 },
  ];
  expect(draftText(addWall(addWall(red, b), a))).toBe(draftText(addWall(addWall(red, a), b)));
});
