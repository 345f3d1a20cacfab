import { expect, test } from 'vitest';
import { finishTask, rate } from '../index.ts';
import { type Argument, board, request, solved, testArguments } from '../testing/hostile-arguments.ts';
import * as difficulty from './index.ts';
import { clusterSlidesTask, type Rating } from './index.ts';

const rated = rate(solved);
const rating = rated.kind === 'rated' ? rated.rating : undefined;
const explored = finishTask(clusterSlidesTask(solved));
const cluster: Argument = ['cluster', explored.kind === 'explored' ? explored.slides : undefined];
const player = { primary: 1, closer: 1, clears: 1, farthest: 1 };
const infinite = (value: unknown) => value === Number.POSITIVE_INFINITY;

testArguments('@unjam/core/difficulty', difficulty, [
  ['averageSeconds', ['moves', 10, infinite]],
  ['describeExtrapolation', ['rating', rating]],
  ['describePrediction', ['rating', rating]],
  ['describeRating', board, ['rating', rating]],
  ['formatSeconds', ['seconds', 10]],
  ['gradeOf', ['rating', 10, infinite]],
  ['ratingsOf', ['grade', 'expert']],
  ['ratingOf', ['seconds', 10, infinite]],
  ['secondsOf', ['rating', 10, infinite]],
  ['TraitReader', board, cluster],
  ['clusterSlidesTask', board, request],
  ['patienceFor', ['moves', 5, infinite], ['coefficients', { length: { shortest: 1, longest: 51 } }]],
  ['unsolvedLogit', ['share', 0.5]],
  ['walk', board, cluster, ['player', player], ['patience', 10, infinite]],
]);

test('parts of an argument are named, too', () => {
  const damaged = { ...rating, facts: {} } as Rating;
  expect(() => difficulty.describeRating(solved, damaged)).toThrow(
    new RangeError('rating.facts.busiest is undefined; expected an object'),
  );
  expect(() => difficulty.patienceFor(5, { length: {} as never })).toThrow(
    new RangeError('coefficients.length.shortest is undefined; expected a number above 0'),
  );
});
