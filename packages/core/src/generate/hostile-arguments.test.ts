import { expect, test } from 'vitest';
import { rate } from '../index.ts';
import {
  type Argument,
  board,
  numbers,
  options,
  solved,
  testArguments,
} from '../testing/hostile-arguments.ts';
import type { GenerateResult } from './index.ts';
import * as generators from './index.ts';

const rated = rate(solved);
if (rated.kind !== 'rated') throw new Error('the board has no rating');
const any = { least: 0, most: 100 };

// no seed of their own, so that a criterion that is left out is no criterion
const criteria: Argument = [
  'criteria',
  { width: 4, height: 4, moves: 3, seed: 1 },
  (value) => value !== undefined && options(value),
];

testArguments('@unjam/core/generate', generators, [
  ['boardOfLayout', ['layout', generators.layoutOf(solved)]],
  ['checkCriteria', criteria],
  ['isWithin', ['value', 3, numbers], ['span', { least: 1, most: 2 }]],
  ['layoutOf', board],
  ['spanOf', ['range', [3, 4], (value) => value === undefined || typeof value === 'number']],
  ['randomFrom', ['seed', 3, numbers]],
  [
    'explainShortage',
    [
      'result',
      {
        which: 'boards',
        work: { boards: 1, refused: 0, unsolvable: 0, tooLarge: 0 },
        candidates: 0,
        refused: {},
        hardest: 0,
      },
    ],
  ],
  ['hasDifficulty', ['found', rated.rating], ['criteria', { rating: any, seconds: any }]],
  ['hasThemes', ['found', rated.rating], ['criteria', { themes: [] }]],
]);

test('parts of an argument are named, too', () => {
  const { explainShortage } = generators;
  const result = { work: {}, candidates: 0, refused: {}, hardest: 0 } as GenerateResult;
  expect(() => explainShortage(result)).toThrow(
    new RangeError('result.work.boards is undefined; expected a whole number from 0'),
  );
  expect(() => explainShortage({ ...result, candidates: null as never })).toThrow(
    /^result\.candidates is null/,
  );
});
