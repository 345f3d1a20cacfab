import { expect, test } from 'vitest';
import { withoutVerbs } from './verbs.ts';

test('of vehicles whose cells stand in a sentence each, the cells are left', () => {
  expect(
    withoutVerbs('The red car occupies squares (3,1) and (3,2).\nTruck A is at (1,3), (1,4), (1,5).'),
  ).toBe('red car: (3,1), (3,2)\nTruck A: (1,3), (1,4), (1,5)');
  expect(withoutVerbs('A puzzle\n- X covers (3,1), (3,2)\n- B is located at (1,3) and (2,3)')).toBe(
    'A puzzle\n- X: (3,1), (3,2)\n- B: (1,3), (2,3)',
  );
});

test.each([
  ['one sentence is no list', 'The red car occupies squares (3,1) and (3,2).'],
  ['a sentence that says more', 'Car X is at (3,1), (3,2).\nCar A is at (1,3), (1,4) and moves left.'],
  ['a vehicle in other words', 'Car X is at (3,1), (3,2).\nCar A is at (1,3), (1,4).\nB from (2,1), (2,2)'],
  ['no sentence', 'X: (3,1), (3,2)\nA: (1,3), (1,4)'],
])('%s', (_, text) => {
  expect(withoutVerbs(text)).toBeUndefined();
});
