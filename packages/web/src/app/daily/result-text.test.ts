import { parseBoard, type Slide } from '@unjam/core';
import { review } from '@unjam/core/analysis';
import { expect, test } from 'vitest';
import { describeResult } from './result-text.ts';

test('a square a move, ten in a row, and nothing of the solution', () => {
  const board = parseBoard('..A../..A../XXA../...../...../.....');
  const [red, A] = [board.primary, 1 - board.primary];
  const played: Slide[] = [1, -1, 1, -1, 1, -1, 1, -1, 3, -3, 3].map((by) => ({ vehicle: A, by }));
  const result = review(board, [...played, { vehicle: red, by: 3 }]);
  if (result.kind !== 'reviewed') throw new Error(result.kind);
  expect(describeResult('2026-11-21', '2026-11-21', result.review, 2, 'en-US')).toBe(
    'Unjam · Saturday, November 21\n12 moves, best 2, 2 hints\n🟨🟨🟨🟨🟨🟨🟨🟨🟩🟥\n🟩🟩',
  );
});
