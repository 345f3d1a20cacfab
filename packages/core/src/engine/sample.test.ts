import { expect, test } from 'vitest';
import { finish } from '../algorithm.ts';
import { countSolution } from '../board/moves.ts';
import { algorithmById } from '../search/registry.ts';
import { sampleBoards } from '../testing/sample.ts';
import { explore } from './cluster/explore.ts';

// the ids of the engines that take boards of 6×6
const engines = ['engine', 'packed32', 'packed64', 'packed128', 'packed256', 'generic'];

test.each(engines)('%s: sixty puzzles of the catalogue, in both metrics', (id) => {
  const lengths = sampleBoards().map(({ name, board }) => {
    const [moves, steps] = (['moves', 'steps'] as const).map((metric) => {
      const result = finish(algorithmById(id)!.run(board, { metric }));
      return result.kind === 'solved' ? countSolution(result.solution)[metric] : result.kind;
    });
    return { name, moves, steps };
  });
  expect(lengths).toEqual(sampleBoards().map(({ name, moves, steps }) => ({ name, moves, steps })));
});

test('their clusters have as many states, and no state is farther', () => {
  const clusters = sampleBoards(3).map(({ name, board }) => {
    const explored = explore(board);
    if (explored.kind !== 'explored') return { name, kind: explored.kind };
    const { states, hardest } = explored.cluster;
    return { name, states, moves: hardest.moves?.distance };
  });
  expect(clusters).toEqual(sampleBoards(3).map(({ name, states, moves }) => ({ name, states, moves })));
});
