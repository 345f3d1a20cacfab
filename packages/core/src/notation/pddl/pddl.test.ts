import { describe, expect, test } from 'vitest';
import { countSolution } from '../../board/moves.ts';
import { replay } from '../../board/replay.ts';
import { solve } from '../../engine/solve.ts';
import { pddl } from '../../formats/pddl/pddl.ts';
import { boardOf } from '../../testing/drawn.ts';
import { seedBoards } from '../../testing/seeds.ts';
import { planOf } from '../../testing/strips-planner.ts';
import { detectNotation } from '../registry.ts';
import { pddlPlan } from './pddl.ts';

const jam = boardOf(['XX.A', '...A', 'BB.A', '..CC']);
const plan = [
  '(left v3-c r4c3 r4c2 r4c4 r4c3)',
  '(down v1-a r1c4 r2c4 r3c4 r4c4)',
  '(right v4-x r1c1 r1c2 r1c2 r1c3)',
  '(right v4-x r1c2 r1c3 r1c3 r1c4)',
];

test('the plan of a planner for the written task solves the board in the fewest steps', () => {
  const task = pddl.print(jam);
  const found = planOf(task.ok ? task.value : '') ?? [];
  const read = pddlPlan.parse(found.join('\n'), jam);
  const played = read.ok ? replay(jam, read.value) : read;
  expect(played.ok && played.value.solved).toBe(true);
  expect(read.ok && countSolution(read.value).steps).toBe(4);
});

describe('plans as planners write them', () => {
  test.each([
    ['one action a line, then its cost', `${plan.join('\n')}\n; cost = 4 (unit cost)\n`],
    ['capitals', plan.join('\n').toUpperCase()],
    ['times and durations', plan.map((action, i) => `${i}.001: ${action} [1.000]`).join('\r\n')],
    ['steps without brackets', plan.map((action, i) => `step ${i}: ${action.slice(1, -1)}`).join('\n')],
    ['numbers without brackets', plan.map((action, i) => `  ${i}: ${action.slice(1, -1)}`).join('\n')],
    ['one line', plan.join(' ')],
    ['a comment before it', `; plan found\n\n${plan.join('\n')}`],
  ])('%s', (_, text) => {
    expect(detectNotation(text)).toBe(pddlPlan);
    const read = pddlPlan.parse(text, jam);
    expect(read.ok && pddlPlan.print(read.value, jam)).toEqual({ ok: true, value: plan.join('\n') });
  });

  test('the plan of the hardest board has 93 actions', () => {
    const board = seedBoards.hardest;
    const best = solve(board, { metric: 'steps' });
    const text = best.kind === 'solved' ? pddlPlan.print(best.solution, board) : undefined;
    expect(text?.ok && text.value.split('\n').length).toBe(93);
  });
});

describe('refused', () => {
  test.each([
    ['(push v1-a r1c1 r1c2 r1c2 r1c3)', 1, 2, 'unexpected "push"'],
    ['(left v3-c r4c3 r4c2)', 1, 2, 'the action left has 3 names after it'],
    ['(left)', 1, 2, 'the action left has 0 names after it'],
    [`${plan[0]}\n(down v9-z r1c4 r2c4 r3c4 r4c4)`, 2, 7, 'there is no vehicle v9-z'],
    ['(right v1-a r1c4 r1c5 r1c5 r1c6)', 1, 2, 'v1-a is vertical and cannot slide right'],
    ['(left v3-c r4c3 r4c2 r4c4 r4c2)', 1, 27, 'move 1 is illegal: v3-c left with r4c2, where r4c3 is meant'],
    [`${plan[0]} left`, 1, 33, 'the action left has 0 names after it'],
  ])('%j', (text, line, column, message) => {
    const read = pddlPlan.parse(text, jam);
    expect(read.ok ? '' : read.error.message).toBe(message);
    expect(read.ok ? undefined : read.error.at?.text).toEqual({ line, column });
  });

  test('the first illegal move is named, also where cells are wrong further on', () => {
    const blocked = ['(down v1-a r1c4 r2c4 r3c4 r4c4)', '(down v1-a r1c4 r2c4 r3c4 r4c4)'].join('\n');
    const read = pddlPlan.parse(blocked, jam);
    expect(read.ok ? '' : read.error.message).toBe(
      'the move is illegal: A cannot slide down 1: vehicle C stands at row 4, column 4',
    );
    const over = pddlPlan.parse('(left v2-b r3c1 r3c0 r3c2 r3c1)', jam);
    expect(over.ok && replay(jam, over.value)).toMatchObject({
      error: { message: 'the move is illegal: B cannot slide left 1: the edge of the board is next to it' },
    });
  });
});
