import { expect, test } from 'vitest';
import { joinSlides } from '../board/moves.ts';
import { leastBoard } from '../board/order.ts';
import { hardestState } from '../engine/cluster/explore.ts';
import { parseBoard, solve } from '../index.ts';
import { analyze } from './analyze.ts';
import { examine } from './examine.ts';

test.each([
  'oooAAoBBBoCoXXooCoDDEECoFGGHHoFIIJJo',
  'XX.A/...A/..../....',
  'IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM',
  '..0..A/..0..A/XX0.../.RGGY./VR..Y./VR....',
  'XX.A.../...A.../.BB..../......./......./......./.......',
])('an examination of %s says what analyze, solve and hardestState say', (text) => {
  const board = parseBoard(text);
  const examined = examine(board);
  const analyzed = analyze(board);
  if (!examined || analyzed.kind !== 'analyzed') throw new Error('not examined');
  const { states, shortestSolutions, rating } = analyzed.analysis;
  const { hardest, solutions, ...rest } = examined;
  expect(rest).toEqual({ states, shortestSolutions, rating });
  for (const [metric, thenBy] of [
    ['moves', 'steps'],
    ['steps', 'moves'],
  ] as const) {
    const answer = solve(board, { metric, thenBy });
    expect(joinSlides(solutions[metric])).toEqual(answer.kind === 'solved' && joinSlides(answer.solution));
  }
  const found = hardestState(board);
  expect(leastBoard(hardest)).toEqual(found.kind === 'found' && found.hardest.board);
});

test('a board without a solution is not examined', () => {
  expect(examine(parseBoard('XXA./..A./..A./..#.'))).toBeUndefined();
});
