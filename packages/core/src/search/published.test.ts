import { describe, expect, test } from 'vitest';
import { finish, type SearchRequest } from '../algorithm.ts';
import { type Board, startOf } from '../board/board.ts';
import { countSolution, type Metric } from '../board/moves.ts';
import { foglemanSample, hasPublished, jam36, needsPublished } from '../testing/published.ts';
import { report } from '../testing/seeds.ts';
import { algorithmById } from './registry.ts';

const { jam36: facts } = report;

function lengthOf(id: string, board: Board, metric: Metric): number {
  const request: SearchRequest = { metric };
  const result = algorithmById(id)?.run(board, request);
  const ended = result && finish(result);
  if (ended?.kind !== 'solved') throw new Error(`${id} ended as ${ended?.kind} at ${startOf(board)}`);
  return countSolution(ended.solution)[metric];
}

describe.skipIf(!hasPublished)(`published boards${needsPublished}`, () => {
  test.each([
    ['bfs', 'moves', facts.optimalMoves],
    ['a-star', 'steps', facts.optimalSteps],
    ['extreme', 'moves', facts.extremeSlides],
  ] as const)('the 36 boards of RushHour Solver by %s in %s: %i', (id, metric, total) => {
    const lengths = jam36().map(({ board }) => lengthOf(id, board, metric));
    expect(lengths).toHaveLength(facts.boards);
    expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(total);
  });

  test("every 60th line of a sample of Fogleman's database", () => {
    const sample = foglemanSample(60);
    expect(sample).toHaveLength(31);
    for (const { name, board, optimalMoves } of sample) {
      expect(`${name} ${lengthOf('bfs', board, 'moves')}`).toBe(`${name} ${optimalMoves}`);
    }
  });
});
