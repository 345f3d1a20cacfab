import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Board, boardAt, isSolved } from '../board/board.ts';
import { apply, moves } from '../board/moves.ts';
import { legalBoards } from '../testing/arbitraries.ts';
import { boardOf } from '../testing/drawn.ts';
import { Environment } from './environment.ts';
import {
  cellsOfAction,
  type EnvironmentShape,
  environmentPlanes,
  maskLength,
  planesLength,
  shapeOf,
} from './environment-shape.ts';

const jam = boardOf(['XX.A', '...A', '#...']);
const shape = { slots: 3, width: 5, height: 4 };

const mask = (environment: Environment, of = shape): string => {
  const digits = new Uint8Array(maskLength(of));
  environment.writeMask(digits, 0);
  return digits.join('');
};

const planes = (environment: Environment): string[] => {
  const digits = new Uint8Array(planesLength(shape));
  environment.writePlanes(digits, 0);
  return digits.join('').match(/.{20}/g) ?? [];
};

/** All planes, then the cells. */
const everything = (environment: Environment, of: EnvironmentShape): Uint8Array => {
  const length = planesLength(of);
  const bytes = new Uint8Array(length + of.width * of.height);
  environment.writePlanes(bytes, 0);
  environment.writeCells(bytes, length);
  return bytes;
};

describe('one board', () => {
  test('the mask: 0 or 1 for each slot and direction, none legal beyond the vehicles', () => {
    const environment = new Environment(jam, shape);
    expect(mask(environment)).toBe('010100');
    expect(environment.step(1)).toBe(true);
    expect(mask(environment)).toBe('100100');
  });

  test('the planes of cells, a wall around a smaller board', () => {
    const wall = '00001' + '00001' + '10001' + '11111';
    expect(planes(new Environment(jam, shape))).toEqual([
      '11000' + '00000' + '00000' + '00000',
      '00000' + '00000' + '00000' + '00000',
      '00010' + '00010' + '00000' + '00000',
      wall,
      '00110' + '00000' + '00000' + '00000',
    ]);
    expect(environmentPlanes).toHaveLength(5);
  });

  test('the cells: a slot + 1 each, 255 for walls and off the board', () => {
    const bytes = new Uint8Array(20);
    new Environment(jam, shape).writeCells(bytes, 0);
    expect([...bytes.subarray(0, 5)]).toEqual([1, 1, 0, 2, 255]);
    expect([...bytes.subarray(10, 16)]).toEqual([255, 0, 0, 0, 255, 255]);
  });

  test('an illegal step changes nothing and counts', () => {
    const environment = new Environment(jam, shape);
    for (const action of [0, 2, 5]) expect(environment.step(action)).toBe(false);
    expect(environment.steps).toBe(3);
    expect(environment.state()).toEqual([0, 0]);
  });

  test.each([-1, 6, 999, 0.5])('%d is no action, and no step', (action) => {
    const environment = new Environment(jam, shape);
    const refusal = new RangeError(`action is ${action}; expected a whole number from 0 to 5`);
    expect(() => environment.step(action)).toThrow(refusal);
    expect(() => environment.isLegal(action)).toThrow(refusal);
    expect(() => cellsOfAction(action, shape)).toThrow(refusal);
    expect(environment.steps).toBe(0);
  });

  test('no boards have no shape', () => {
    expect(() => shapeOf([])).toThrow(new RangeError('boards is empty; expected one board or more'));
    expect(() => shapeOf(new Set<Board>())).toThrow(RangeError);
  });

  test('a mask without room is refused', () => {
    const environment = new Environment(jam, shape);
    expect(() => environment.writeMask(new Uint8Array(5))).toThrow(
      new RangeError('bytes.length is 5; expected 6 or more'),
    );
    expect(() => environment.writeMask(new Uint8Array(8), 3)).toThrow(
      new RangeError('from is 3; expected a whole number from 0 to 2'),
    );
  });

  test('solved by A down, X right, X right', () => {
    const environment = new Environment(jam, shape);
    expect([3, 1, 1].map((action) => [environment.step(action), environment.solved])).toEqual([
      [true, false],
      [true, false],
      [true, true],
    ]);
    expect(environment.steps).toBe(3);
  });
});

describe('slides of any length: (2 × slot + direction) × reach + cells − 1', () => {
  // the longer side is 5, so a car slides at most 3 cells
  const long = { ...shape, slides: 'slide' } as const;

  test('the mask has a digit for each number of cells', () => {
    const environment = new Environment(jam, long);
    expect(maskLength(long)).toBe(18);
    expect(mask(environment, long)).toBe('000' + '100' + '000' + '100' + '000' + '000');
    expect(environment.step(9)).toBe(true); // A down
    expect(mask(environment, long)).toBe('000' + '110' + '100' + '000' + '000' + '000');
    expect([3, 4, 5].map((action) => cellsOfAction(action, long))).toEqual([1, 2, 3]);
    expect(environment.step(5)).toBe(false); // X right 3: only 2 are free
    expect(environment.step(4)).toBe(true); // X right 2
    expect(environment).toMatchObject({ solved: true, steps: 3 });
    expect(environment.step(2)).toBe(false);
    expect(environment.step(1)).toBe(true); // X left 2
    expect(environment.state()).toEqual([1, 0]);
  });

  test('longer than the vehicle, there and back, the planes say where it is', () => {
    const wide = boardOf(['XX......', '........']);
    const own = { ...shapeOf([wide]), slides: 'slide' } as const;
    const environment = new Environment(wide, own);
    expect(environment.step(6 + 4)).toBe(true); // right 5
    const bytes = new Uint8Array(planesLength(own));
    environment.writePlanes(bytes, 0);
    expect(bytes.subarray(0, 16).join('')).toBe('0000011000000000');
    expect(mask(environment, own)).toBe('111110' + '100000');
    expect(environment.step(4)).toBe(true);
    expect(mask(environment, own)).toBe('000000' + '111111');
  });
});

test('the shape of several boards is the least that all fit', () => {
  expect(shapeOf([jam, boardOf(['A.', 'A.', 'XX', 'B.', 'B.'])])).toEqual({ slots: 3, width: 4, height: 5 });
});

test.each(['unit', 'slide'] as const)(
  '%s: legal actions and states are those of core, on any board',
  (slides) => {
    let walked = 0;
    fc.assert(
      fc.property(legalBoards({}), fc.array(fc.nat(1000), { maxLength: 30 }), (board, choices) => {
        const own = { ...shapeOf([board]), slides };
        const reach = maskLength(own) / (2 * own.slots);
        const environment = new Environment(board, own);
        let state = environment.state();
        for (const choice of choices) {
          const legal = moves(board, state, { slides });
          const actions = [...mask(environment, own)].flatMap((digit, action) =>
            digit === '1' ? action : [],
          );
          const slots = actions.map((action) => {
            const lane = Math.floor(action / reach);
            const cells = cellsOfAction(action, own);
            return { vehicle: environment.vehicles[lane >> 1], by: lane & 1 ? cells : -cells };
          });
          expect(new Set(slots.map(({ vehicle, by }) => `${vehicle} ${by}`))).toEqual(
            new Set(legal.map(({ vehicle, by }) => `${vehicle} ${by}`)),
          );
          const action = actions[choice % actions.length];
          if (action === undefined) return;
          const slide = slots[choice % actions.length];
          if (slide?.vehicle === undefined) throw new TypeError('an action is a slide of a vehicle');
          expect(environment.step(action)).toBe(true);
          state = apply(state, { vehicle: slide.vehicle, by: slide.by });
          expect(environment.state()).toEqual(state);
          expect(environment.solved).toBe(isSolved(board, state));
          const anew = new Environment(boardAt(board, state), own);
          expect(mask(anew, own)).toBe(mask(environment, own));
          expect(everything(anew, own)).toEqual(everything(environment, own));
          walked++;
        }
      }),
      { numRuns: 200, seed: 3 },
    );
    expect(walked).toBeGreaterThan(500);
  },
);

test('a shape is that of a list of boards', () =>
  expect(() => shapeOf(boardOf(['XX..', '....']) as never)).toThrow(
    /^boards is an object; expected a list of boards$/,
  ));

test.each([
  ['nothing', undefined, 'undefined'],
  ['a board', jam, 'an object'],
  ['a list of boards', [jam], 'a list'],
])('%s is no shape, and the message says what makes one', (_, given, found) => {
  const expected = new RangeError(`shape is ${found}; expected the shape of shapeOf(boards)`);
  expect(() => new Environment(jam, given as never)).toThrow(expected);
  expect(() => maskLength(given as never)).toThrow(expected);
});
