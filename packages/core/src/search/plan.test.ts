import { describe, expect, test } from 'vitest';
import type { Square } from '../basics/place.ts';
import { randomFrom } from '../basics/random.ts';
import { type Board, occupancy, startOf } from '../board/board.ts';
import type { SetupVehicle } from '../board/setup.ts';
import { validate } from '../board/validate.ts';
import { boardOf } from '../testing/drawn.ts';
import { firstMove, type Plan, planToExit, readyPlans } from './plan.ts';

/** A plan as text: its vehicles and the offsets that they must cover. */
function written(board: Board, plan: Plan): string {
  const moves: string[] = [];
  for (let left = plan; left; left = left.rest) {
    moves.push(`${board.vehicles[left.next.vehicle]?.label}${left.next.at}`);
  }
  return moves.join(' ');
}

function plansOf(rows: readonly string[]): string[] {
  const board = boardOf(rows);
  const state = startOf(board);
  const plans = readyPlans(board, state, occupancy(board, state), planToExit(board, state));
  return plans.map((plan) => written(board, plan));
}

describe('ready plans', () => {
  test.each([
    ['a free way', ['....', 'XX..'], ['X2 X3']],
    ['a car that can leave downwards only', ['..A.', 'XXA.', '....', '....'], ['A2 A3 X2 X3']],
    [
      'a car that can leave either way, up first',
      ['....', '..A.', 'XXA.', '....', '....'],
      ['A0 X2 X3', 'A3 A4 X2 X3'],
    ],
    ['a car in the way of a car', ['..A.', 'XXA.', '.BB.', '....'], ['B0 A2 A3 X2 X3']],
    ['a wall in the way of the car', ['..A.', 'XXA.', '..#.', '....'], []],
    ['no room to leave', ['..A.', 'XXA.'], []],
    ['a wall before the exit', ['....', 'XX#.'], []],
    ['at the exit', ['..XX', '....'], []],
  ])('%s', (_, rows, plans) => {
    expect(plansOf(rows)).toEqual(plans);
  });
});

/** A crowded random 16×16 board. */
function crowded(seed: number): Board {
  const random = randomFrom(seed);
  const upTo = (most: number) => Math.floor(random() * most);
  const taken = new Set<string>();
  const vehicles: SetupVehicle[] = [];
  const add = (squares: Square[]) => {
    const names = squares.map(({ row, column }) => `${row} ${column}`);
    if (names.some((name) => taken.has(name))) return;
    for (const name of names) taken.add(name);
    vehicles.push({ label: `v${vehicles.length}`, squares, primary: vehicles.length === 0 });
  };
  add([
    { row: 8, column: 0 },
    { row: 8, column: 1 },
  ]);
  for (let tries = 0; tries < 4000; tries++) {
    const length = 2 + upTo(2);
    const [lane, offset] = [upTo(16), upTo(17 - length)];
    const across = random() < 0.5;
    if (across && lane === 8) continue;
    const along = Array.from({ length }, (__, i) => offset + i);
    add(along.map((at) => (across ? { row: lane, column: at } : { row: at, column: lane })));
  }
  const result = validate({ width: 16, height: 16, vehicles, walls: [] });
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

test('on a crowded board the number of plans is bounded, and each begins with a legal move', () => {
  let most = 0;
  for (let seed = 0; seed < 12; seed++) {
    const board = crowded(seed);
    const state = startOf(board);
    const grid = occupancy(board, state);
    const plans = readyPlans(board, state, grid, planToExit(board, state));
    most = Math.max(most, plans.length);
    for (const plan of plans) expect(Math.abs(firstMove(plan, state).by)).toBe(1);
  }
  expect(most).toBeGreaterThan(100);
  expect(most).toBeLessThanOrEqual(2000);
});
