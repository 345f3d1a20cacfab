import { expect, test } from 'vitest';
import { parseBoard } from '../formats/reading/parse-board.ts';
import { solve } from './solve.ts';

test.each([
  ['is solved', 'XX.A/...A/..../....', { kind: 'solved', moves: 2, steps: 3, optimal: true }],
  ['has no solution', 'XX.A/...A/...A', { kind: 'unsolvable' }],
])('a board that %s', (_, text, answer) => {
  expect(solve(parseBoard(text))).toMatchObject(answer);
});

test('an answer is solved, unsolvable or at a limit, and there is no other kind', () => {
  const answer = solve(parseBoard('IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM'), { limit: { states: 10 } });
  switch (answer.kind) {
    case 'solved':
    case 'unsolvable':
      throw new Error(answer.kind);
    case 'limit':
      expect(answer.which).toBe('states');
      break;
    default:
      answer satisfies never;
  }
});
