import {
  type Argument,
  board,
  numbers,
  options,
  solved,
  testArguments,
} from '../testing/hostile-arguments.ts';
import * as generators from './index.ts';

// no seed of their own, so that a criterion that is left out is no criterion
const criteria: Argument = [
  'criteria',
  { width: 4, height: 4, moves: 3, seed: 1 },
  (value) => value !== undefined && options(value),
];

testArguments(
  '@unjam/core/generate',
  generators,
  [
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
          work: { boards: 1, states: 1, milliseconds: 1 },
          candidates: 0,
          refused: {},
          hardest: 0,
        },
      ],
    ],
  ],
  {
    hasDifficulty: 'takes criteria that checkCriteria has checked',
    hasThemes: 'takes criteria that checkCriteria has checked',
  },
);
