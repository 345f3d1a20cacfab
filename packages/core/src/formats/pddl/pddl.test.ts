import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Board, mirror, transpose } from '../../board/board.ts';
import { countSolution, type Slide } from '../../board/moves.ts';
import { replay } from '../../board/replay.ts';
import { solve } from '../../engine/solve.ts';
import { legalBoards } from '../../testing/arbitraries.ts';
import { boardOf } from '../../testing/drawn.ts';
import { seedBoards } from '../../testing/seeds.ts';
import { planOf } from '../../testing/strips-planner.ts';
import { formatById, formats, writerById, writers } from '../registry.ts';
import { pddl } from './pddl.ts';

function printed(board: Board): string {
  const text = pddl.print(board);
  if (!text.ok) throw new Error(text.error.message);
  return text.value;
}

/** The slides of a plan: `(right v2-a r1c1 r1c2 r1c2 r1c3)` moves vehicle 2 by one cell. */
const solutionOf = (plan: readonly string[]): Slide[] =>
  plan.map((action) => {
    const [, name, number] = /^\((\w+) v(\d+)/.exec(action) ?? [];
    return { vehicle: Number(number) - 1, by: name === 'right' || name === 'down' ? 1 : -1 };
  });

/** The number of steps of a shortest plan, checked by replaying it on the board; undefined if there is no plan. */
function stepsPlanned(board: Board): number | undefined {
  const plan = planOf(printed(board));
  if (!plan) return undefined;
  const played = replay(board, solutionOf(plan));
  expect(played.ok && played.value.solved).toBe(true);
  return plan.length;
}

describe('a planner solves it in the fewest steps', () => {
  const jam = boardOf(['XX.A', '...A', 'BB.A', '..CC']);
  const gate = boardOf(['XX.A', '.#.A', '...#']);
  const long = boardOf(['A.....', 'AXX.C.', 'A...C.', 'A...C.', '....C.', '......']);
  test.each([
    ['a car before a truck', jam, 4],
    ['mirrored', mirror(jam), 4],
    ['transposed', transpose(jam), 4],
    ['transposed and mirrored', transpose(mirror(jam)), 4],
    ['a wall between the primary and the exit', gate, undefined],
    ['vehicles of four cells', long, 4],
    ['both cases of a letter, one label twice', boardOf(['XXa.', '.Aab', '.A.b', 'bb..']), 3],
    ['solved already', boardOf(['..XX', '....']), 0],
  ] as const)('%s', (_, board, steps) => {
    expect(stepsPlanned(board)).toBe(steps);
  });

  test('a shortest plan has as many steps as the engine finds, on any small board', () => {
    let solved = 0;
    fc.assert(
      fc.property(legalBoards({ longestSide: 4 }), (board) => {
        const best = solve(board, { metric: 'steps' });
        if (best.kind === 'solved') solved++;
        expect(stepsPlanned(board)).toBe(
          best.kind === 'solved' ? countSolution(best.solution).steps : undefined,
        );
      }),
      { numRuns: 60, seed: 6 },
    );
    expect(solved).toBeGreaterThan(30);
  });
});

test('g1: thirteen vehicles, thirty-six cells, seven clear ones, sixty pairs of cells', () => {
  const text = printed(seedBoards.g1);
  const count = (pattern: RegExp) => text.match(pattern)?.length;
  expect(count(/^ {4}v\d+[-\w]* - (?:horizontal|vertical)$/gm)).toBe(13);
  expect(count(/\(clear r\dc\d\)/g)).toBe(7);
  expect(count(/\((?:beside|above) r\dc\d r\dc\d\)/g)).toBe(60);
  expect(text).toContain('; The red car, v1, must reach the right edge.');
  expect(text).toContain('  (:goal (last v1 r3c6)))');
});

test('cannot be read', () => {
  expect(writers).toEqual([...formats, writerById('list'), writerById('matrix'), writerById('cars'), pddl]);
  expect(writerById('pddl')).toBe(pddl);
  expect(formatById('pddl')).toBeUndefined();
});
