import { solve } from '@unjam/core';
import { expect, test } from 'vitest';
import { lessonAfter, lessonById, lessons } from './lessons.ts';

test('lessons need 1, 2 and 3 moves', () => {
  expect(
    lessons.map(({ board }) => {
      const result = solve(board);
      return result.kind === 'solved' && result.solution.length;
    }),
  ).toEqual([1, 2, 3]);
});

test('they follow each other', () => {
  expect(lessonById('lesson-1')).toBe(lessons[0]);
  expect(lessons.map(({ id }) => lessonAfter(id)?.id)).toEqual(['lesson-2', 'lesson-3', undefined]);
});
