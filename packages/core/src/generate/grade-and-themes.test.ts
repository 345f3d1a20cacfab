import { expect, test } from 'vitest';
import type { Grade } from '../difficulty/grades.ts';
import { checkCriteria } from './check-criteria.ts';
import type { Criteria } from './criteria.ts';
import { generate } from './generate.ts';

const ratingOf = (criteria: Criteria) => {
  const checked = checkCriteria(criteria);
  return checked.ok ? checked.value.rating : checked.error.message;
};

test.each<[Grade, number, number]>([
  ['beginner', 0, 29],
  ['intermediate', 30, 49],
  ['advanced', 50, 64],
  ['expert', 65, 74],
  ['grandmaster', 75, 100],
])('%s means ratings from %i to %i', (grade, least, most) => {
  expect(ratingOf({ grade })).toEqual({ least, most });
});

test('with a rating both have to fit', () => {
  expect(ratingOf({ grade: 'advanced', rating: [40, 55] })).toEqual({ least: 50, most: 55 });
  expect(ratingOf({ grade: 'advanced', rating: [0, 40] })).toBe('the grade advanced with another rating');
});

test.each([
  [
    { grade: 'hard' },
    'criteria.grade is "hard"; expected beginner or intermediate or advanced or expert or grandmaster',
  ],
  [{ themes: ['decoy', 'funny'] }, 'criteria.themes[1] is "funny"; expected red-back or red-once or '],
  [{ themes: 'one-way' }, 'criteria.themes is "one-way"; expected a list of red-back'],
])('%o is refused', (criteria, message) => {
  expect(() => checkCriteria(criteria as Criteria)).toThrow(message);
});

test('a puzzle of a grade, with a theme', () => {
  const [puzzle] = generate({ grade: 'intermediate', themes: ['red-once'], seed: 2 });
  expect(puzzle?.rating.grade).toBe('intermediate');
  expect(puzzle?.rating.themes).toContain('red-once');
});
