import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Square } from '../basics/place.ts';
import { legalBoards } from '../testing/arbitraries.ts';
import { boardOf, setupOf } from '../testing/drawn.ts';
import { randomRuns } from '../testing/random-runs.ts';
import { seedBoards } from '../testing/seeds.ts';
import type { Setup } from './setup.ts';
import { validate } from './validate.ts';
import { cellsOf } from './vehicle.ts';

const at = (row: number, column: number): Square => ({ row, column });

const car = (label: string, ...squares: Square[]) => ({ label, squares });

const red = { ...car('X', at(1, 0), at(1, 1)), primary: true };

const setup = (change: Partial<Setup>): Setup => ({
  width: 4,
  height: 3,
  vehicles: [red],
  walls: [],
  ...change,
});

const problemsOf = (refused: Setup) => {
  const result = validate(refused);
  return result.ok ? [] : result.problems;
};

describe('each problem with its squares', () => {
  test.each<[string, Partial<Setup>, string, Square[] | undefined, string]>([
    ['too narrow', { width: 1 }, 'board-size', undefined, 'a board cannot have 1 column and 3 rows'],
    ['too high', { height: 17 }, 'board-size', undefined, 'a board cannot have 4 columns and 17 rows'],
    [
      'a width that is not a number',
      { width: Number.NaN },
      'board-size',
      undefined,
      'a board cannot have NaN columns and 3 rows',
    ],
    [
      'overlap of vehicles',
      { vehicles: [red, car('A', at(0, 1), at(1, 1))] },
      'overlap',
      [at(1, 1)],
      'vehicle X and vehicle A overlap at row 2, column 2',
    ],
    [
      'overlap with a wall',
      { walls: [at(1, 0)] },
      'overlap',
      [at(1, 0)],
      'vehicle X and a wall overlap at row 2, column 1',
    ],
    [
      'two walls on a cell',
      { walls: [at(0, 0), at(0, 0)] },
      'overlap',
      [at(0, 0)],
      'a wall and a wall overlap at row 1, column 1',
    ],
    [
      'off the board',
      { vehicles: [red, car('A', at(2, 3), at(3, 3))] },
      'off-the-board',
      [at(3, 3)],
      'vehicle A lies off the board: row 4, column 4',
    ],
    [
      'wall off the board',
      { walls: [at(0, 4)] },
      'off-the-board',
      [at(0, 4)],
      'a wall lies off the board: row 1, column 5',
    ],
    [
      'bent',
      { vehicles: [red, car('A', at(0, 2), at(0, 3), at(1, 3))] },
      'bent-vehicle',
      [at(0, 2), at(0, 3), at(1, 3)],
      'vehicle A is bent: row 1, column 3; row 1, column 4; row 2, column 4',
    ],
    [
      'broken',
      { vehicles: [red, car('A', at(0, 0), at(0, 2))] },
      'broken-vehicle',
      [at(0, 0), at(0, 2)],
      'vehicle A is broken: row 1, column 1; row 1, column 3',
    ],
    [
      'one cell',
      { vehicles: [red, car('A', at(0, 2))] },
      'vehicle-too-short',
      [at(0, 2)],
      'vehicle A at row 1, column 3 covers 1 cell',
    ],
    ['no cell', { vehicles: [red, car('A')] }, 'vehicle-too-short', [], 'vehicle A covers 0 cells'],
    [
      'no primary',
      { vehicles: [car('X', at(1, 0), at(1, 1))] },
      'no-primary',
      undefined,
      'no vehicle is the primary, the red car that must leave',
    ],
    [
      'two candidates',
      { vehicles: [red, { ...car('@', at(0, 2), at(0, 3)), primary: true }] },
      'ambiguous-primary',
      [at(1, 0), at(1, 1), at(0, 2), at(0, 3)],
      '2 vehicles could be the primary: X at row 2, column 1, @ at row 1, column 3',
    ],
    [
      'an exit that a horizontal primary cannot reach',
      { exit: 'top' },
      'unreachable-exit',
      [at(1, 0), at(1, 1)],
      'the exit is at the top, which the horizontal primary X cannot reach',
    ],
    [
      'an exit that a vertical primary cannot reach',
      { vehicles: [{ ...red, squares: [at(0, 0), at(1, 0)] }], exit: 'right' },
      'unreachable-exit',
      [at(0, 0), at(1, 0)],
      'the exit is at the right, which the vertical primary X cannot reach',
    ],
    [
      'one label, one orientation',
      { vehicles: [red, car('A', at(0, 0), at(0, 1)), car('A', at(2, 0), at(2, 1))] },
      'same-label',
      [at(0, 0), at(0, 1), at(2, 0), at(2, 1)],
      '2 horizontal vehicles are labelled A: row 1, column 1; row 3, column 1',
    ],
    [
      'an empty label',
      { vehicles: [{ ...red, label: '' }] },
      'bad-label',
      red.squares,
      'a vehicle labelled ""',
    ],
    [
      'a label of blanks',
      { vehicles: [{ ...red, label: 'a b' }] },
      'bad-label',
      red.squares,
      'a vehicle labelled "a b"',
    ],
    [
      'a long label',
      { vehicles: [{ ...red, label: 'lorry number 9' }] },
      'bad-label',
      red.squares,
      'a vehicle labelled "lorry number 9"',
    ],
  ])('%s', (_, change, code, squares, message) => {
    const problems = problemsOf(setup(change));
    expect(problems.map((problem) => problem.code)).toEqual([code]);
    expect(problems[0]?.message).toBe(message);
    expect(problems[0]?.at?.squares).toEqual(squares);
    expect(problems[0]?.expected).toMatch(/\w/);
  });

  test('off the board, what is on it', () => {
    const off = [car('A', at(2, 3), at(3, 3))].map((vehicle) => ({ vehicles: [red, vehicle] }));
    const refused = [...off, { walls: [at(0, 4)] }].map((change) => problemsOf(setup(change))[0]?.expected);
    expect(refused).toEqual(Array(2).fill('rows 1 to 3, columns 1 to 4'));
  });

  test('an overlap names the later vehicle, or the only one where a wall is under it', () => {
    const vehicleOf = (change: Partial<Setup>) => problemsOf(setup(change))[0]?.at?.vehicle;
    expect(vehicleOf({ vehicles: [red, car('A', at(0, 1), at(1, 1))] })).toBe('A');
    expect(vehicleOf({ walls: [at(1, 0)] })).toBe('X');
    expect(vehicleOf({ walls: [at(0, 0), at(0, 0)] })).toBeUndefined();
  });
});

test('reports all problems at once', () => {
  const problems = problemsOf(
    setup({
      vehicles: [red, car('A', at(0, 1), at(1, 1)), car('B', at(2, 2)), car('A', at(1, 1), at(2, 1))],
      walls: [at(9, 9)],
      exit: 'bottom',
    }),
  );
  expect(problems.map(({ code }) => code)).toEqual([
    'vehicle-too-short',
    'off-the-board',
    'overlap',
    'overlap',
    'same-label',
    'unreachable-exit',
  ]);
});

test('accepts legal setups', () => {
  const board = boardOf(['aa.b', 'X.#b', 'X.dd', '.ccc']);
  expect(board).toMatchObject({ width: 4, height: 4, walls: [6], exit: 'bottom' });
  expect(
    board.vehicles.map(({ label, orientation, lane, offset, length }) => [
      label,
      orientation,
      lane,
      offset,
      length,
    ]),
  ).toEqual([
    ['X', 'vertical', 0, 1, 2],
    ['a', 'horizontal', 0, 0, 2],
    ['b', 'vertical', 3, 0, 2],
    ['c', 'horizontal', 3, 1, 3],
    ['d', 'horizontal', 2, 2, 2],
  ]);
});

test('one label may name a horizontal and a vertical vehicle', () => {
  const { vehicles } = boardOf(['XXa.', '..a.', 'aa..']);
  expect(vehicles.map(({ label, orientation }) => `${label} ${orientation}`)).toEqual([
    'X horizontal',
    'a horizontal',
    'a vertical',
  ]);
});

test.each([
  ['👨\u200d👩\u200d👧', true],
  ['❤\uFE0F\u200d🔥', true],
  ['a\u200db', false],
  ['\u200d👧', false],
  ['👧\u200d', false],
])('the joiner in %j joins emoji of one label: %s', (label, isLegal) => {
  expect(validate(setup({ vehicles: [{ ...red, label }] })).ok).toBe(isLegal);
});

test('squares may be listed in any order', () => {
  const backwards = validate(setup({ vehicles: [{ ...red, squares: [at(1, 2), at(1, 0), at(1, 1)] }] }));
  expect(backwards.ok && backwards.value.vehicles[0]).toMatchObject({ lane: 1, offset: 0, length: 3 });
  expect(backwards.ok && backwards.value.primary).toBe(0);
});

test.each([
  [null, 'setup is null; expected an object'],
  [{}, 'setup.width is undefined; expected a number'],
  [setup({ width: '6' as never }), 'setup.width is "6"; expected a number'],
  [setup({ vehicles: [null as never] }), 'setup.vehicles[0] is null; expected an object'],
  [setup({ walls: [at('2' as never, 1)] }), 'setup.walls[0].row is "2"; expected a whole number'],
])('what is no setup at all is refused by an error: %j', (wrong, message) => {
  expect(() => validate(wrong as never)).toThrow(new RangeError(message));
});

test('a board is frozen, its vehicles and walls too', () => {
  const board = seedBoards.report;
  expect(Object.isFrozen(board) && Object.isFrozen(board.vehicles) && Object.isFrozen(board.walls)).toBe(
    true,
  );
  expect(board.vehicles.every(Object.isFrozen)).toBe(true);
});

test('the setup of a board validates to the same board', () => {
  fc.assert(
    fc.property(legalBoards({ anyOrder: true }), (board) => {
      const square = (cell: number) => at(Math.floor(cell / board.width), cell % board.width);
      const again = validate({
        ...board,
        vehicles: board.vehicles.map((vehicle, index) => ({
          primary: index === board.primary,
          label: vehicle.label,
          squares: cellsOf(vehicle, board.width).map(square),
        })),
        walls: board.walls.map(square),
      });
      expect(again).toEqual({ ok: true, value: board });
    }),
    { numRuns: randomRuns(200) },
  );
});

test('a drawn setup without a primary has none', () => {
  expect(problemsOf(setupOf(['AA', '..'])).map(({ code }) => code)).toEqual(['no-primary']);
});

// a label does not make a vehicle of a setup the primary, as it does in a text
test.each([
  ['none', [car('X', at(1, 0), at(1, 1))]],
  ['two', [red, { ...car('@', at(0, 2), at(0, 3)), primary: true }]],
])('of a setup with %s of them the mark of the primary is expected', (_, vehicles) => {
  expect(problemsOf(setup({ vehicles })).at(-1)?.expected).toBe('one red car (primary: true)');
});
