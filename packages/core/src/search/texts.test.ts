import { describe, expect, test } from 'vitest';
import { finish, type SearchRequest, type SearchResult } from '../algorithm.ts';
import { type Board, boardAt } from '../board/board.ts';
import { replay } from '../board/replay.ts';
import { arrows } from '../notation/arrows/arrows.ts';
import { cells } from '../notation/cells/cells.ts';
import type { Notation } from '../notation/parts/notation.ts';
import { book } from '../testing/book.ts';
import { boardOf } from '../testing/drawn.ts';
import { playground, prolog, seedBoards } from '../testing/seeds.ts';
import { algorithmById } from './registry.ts';

const run = (id: string, board: Board, request: SearchRequest): SearchResult => {
  const algorithm = algorithmById(id);
  if (!algorithm) throw new Error(`no algorithm ${id}`);
  return finish(algorithm.run(board, request));
};

function printed(result: SearchResult, board: Board, notation: Notation): string {
  if (result.kind !== 'solved') throw new Error(`ended as ${result.kind}`);
  const text = notation.print(result.solution, board);
  if (!text.ok) throw new Error(text.error.message);
  return text.value;
}

describe('Planning solves the Rush Hour problem', () => {
  const forward = { metric: 'steps', order: 'forward' } as const;

  describe.each(['g1', 'g2', 'hardest'] as const)('%s', (name) => {
    const board = seedBoards[name];
    const facts = book[name];

    test.each(['bfs', 'bfs-layers'])('%s: the fewest steps, move for move', (id) => {
      const result = run(id, board, forward);
      expect(result).toMatchObject({ solution: { length: facts.breadthFirstSteps } });
      if (!facts.breadthFirst) return;
      const moves = facts.breadthFirst.map(([label, cell]) => `('${label}',${cell})`);
      expect(printed(result, board, cells)).toBe(`[${moves.join(',')}]`);
    });

    test('both versions of breadth-first search do the same in moves', () => {
      const plain = run('bfs', board, {});
      const { milliseconds: _, ...stats } = plain.stats;
      expect(run('bfs-layers', board, {})).toMatchObject({ ...plain, stats });
    });

    test('dfs: as many steps as the source prints', () => {
      expect(run('dfs', board, forward)).toMatchObject({ solution: { length: facts.depthFirstSteps } });
    });

    test('planning: steps and states', () => {
      expect(run('planning', board, forward)).toMatchObject({
        solution: { length: facts.planningSteps },
        stats: { expanded: facts.planningStates },
      });
    });
  });

  test.each(['iddfs', 'a-star', 'ida-star'])('%s: 93 steps on hardest', (id) => {
    expect(run(id, seedBoards.hardest, { metric: 'steps' })).toMatchObject({ solution: { length: 93 } });
  });
});

test('Functional playground: eight boards from start to exit', () => {
  const board = seedBoards.playground;
  const result = run('bfs', board, { metric: 'steps' });
  if (result.kind !== 'solved') throw new Error(result.kind);
  expect(result.solution).toHaveLength(playground.steps);
  const replayed = replay(board, result.solution);
  const boards = replayed.ok ? replayed.value.states.map((state) => boardAt(board, state)) : [];
  expect(boards).toEqual(playground.frames.map((rows) => boardOf(rows)));
});

describe('Rush Hour, a Prolog solver', () => {
  test.each(['1', '26', '40'] as const)('puzzle %s, move for move', (number) => {
    const board = seedBoards[`prolog-${number}`];
    const result = run('bfs', board, { metric: 'moves', order: 'backward' });
    expect(printed(result, board, arrows)).toBe(prolog.puzzles[number].arrows);
    expect(result).toMatchObject({ solution: { length: prolog.puzzles[number].moves } });
  });
});
