import { describe, expect, test } from 'vitest';
import { formatBoard } from '../formats/reading/format-board.ts';
import { parseBoard } from '../formats/reading/parse-board.ts';
import { renderText } from '../render/text.ts';
import { boardOf, setupOf } from '../testing/drawn.ts';
import { boardToSetup } from './board-to-setup.ts';
import { moveVehicle, withoutVehicle, withVehicle } from './change-setup.ts';
import type { Setup } from './setup.ts';
import { validate } from './validate.ts';

const setup = boardToSetup(boardOf(['BB....', '......', 'XX....', '...C..', 'YY.C..', '......']));

/** The label of the primary, or the codes of the problems. */
const primaryOf = (changed: Setup) => {
  const board = validate(changed);
  return board.ok
    ? board.value.vehicles[board.value.primary]?.label
    : board.problems.map(({ code }) => code).join();
};

describe('the primary stays the primary, whatever happens to other vehicles', () => {
  const bus = { label: '🚌', orientation: 'vertical', row: 0, column: 5, length: 3 } as const;
  test.each([
    [
      'an earlier vehicle filtered out',
      { ...setup, vehicles: setup.vehicles.filter(({ label }) => label !== 'B') },
      'X',
    ],
    ['turned round', { ...setup, vehicles: setup.vehicles.toReversed() }, 'X'],
    ['without B', withoutVehicle(setup, 'B'), 'X'],
    ['without X', withoutVehicle(setup, 'X'), 'no-primary'],
    ['with another', withVehicle(setup, bus), 'X'],
    [
      'with another red car',
      withVehicle(withoutVehicle(setup, 'C'), {
        ...bus,
        orientation: 'horizontal',
        column: 3,
        primary: true,
      }),
      '🚌',
    ],
    ['moved', moveVehicle(setup, 'X', { row: 5, column: 1 }), 'X'],
    ['moved onto another', moveVehicle(setup, 'X', { row: 4, column: 1 }), 'overlap'],
    ['moved off the board', moveVehicle(setup, 'B', { row: 4, column: -3 }), 'off-the-board'],
  ])('%s', (_, changed, expected) => {
    expect(primaryOf(changed)).toBe(expected);
  });
});

test('the vehicles stand where they were put', () => {
  const changed = validate(
    moveVehicle(
      withVehicle(withoutVehicle(setup, 'Y'), {
        label: 'D',
        orientation: 'horizontal',
        row: 5,
        column: 0,
        length: 3,
      }),
      'C',
      { row: 0, column: 4 },
    ),
  );
  expect(changed.ok && renderText(changed.value)).toBe(
    renderText(boardOf(['BB..C.', '....C.', 'XX....', '......', '......', 'DDD...'])),
  );
});

test.each([
  ['the order of their labels', false, 'ABX', 'XXoAoooABBoooooo'],
  ['another order', true, 'XAB', '{"version":1,'],
])('another vehicle in a board whose vehicles are in %s', (_, turned, labels, written) => {
  const small = boardToSetup(parseBoard('XX.A/...A/..../....'));
  const given = turned ? { ...small, vehicles: small.vehicles.toReversed() } : small;
  const wider = validate(
    withVehicle(given, { label: 'B', orientation: 'horizontal', row: 2, column: 0, length: 2 }),
  );
  if (!wider.ok) throw new Error(wider.error.message);
  expect(wider.value.vehicles.map(({ label }) => label).join('')).toBe(labels);
  expect(formatBoard(wider.value).startsWith(written)).toBe(true);
});

describe('names', () => {
  const shared = setupOf(['XXp', '..p', 'pp.']);
  test.each([
    [
      'by orientation',
      () => withoutVehicle(shared, { label: 'p', orientation: 'vertical' }).vehicles.length,
      2,
    ],
    [
      'shared',
      () => withoutVehicle(shared, 'p'),
      'more than one vehicle labelled "p"; expected { label, orientation } of one of them',
    ],
    [
      'unknown',
      () => moveVehicle(setup, 'Z', { row: 0, column: 0 }),
      'no vehicle labelled "Z"; expected one of the vehicles B, C, X, Y',
    ],
    [
      'of another orientation',
      () => withoutVehicle(setup, { label: 'B', orientation: 'vertical' }),
      'no vertical vehicle labelled "B"; expected one of the vehicles B, C, X, Y',
    ],
    [
      'taken',
      () => withVehicle(setup, { label: 'B', orientation: 'vertical', row: 0, column: 5, length: 2 }),
      'another vehicle is labelled "B"; expected a label of its own',
    ],
  ])('%s', (_, change, expected) => {
    if (typeof expected === 'number') expect(change()).toBe(expected);
    else expect(change).toThrow(new RangeError(expected));
  });
});

test('a board is changed as its setup is', () => {
  const board = boardOf(['BB....', '......', 'XX....', '...C..', 'YY.C..', '......']);
  expect(withoutVehicle(board, 'C')).toEqual(withoutVehicle(setup, 'C'));
  expect(moveVehicle(board, 'B', { row: 1, column: 2 })).toEqual(
    moveVehicle(setup, 'B', { row: 1, column: 2 }),
  );
  const taxi = { label: 'T', orientation: 'vertical', row: 0, column: 5, length: 2 } as const;
  expect(withVehicle(board, taxi)).toEqual(withVehicle(setup, taxi));
});
