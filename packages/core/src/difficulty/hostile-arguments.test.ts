import { rate } from '../index.ts';
import { board, solved, testArguments } from '../testing/hostile-arguments.ts';
import * as difficulty from './index.ts';

const rated = rate(solved);
const rating = rated.kind === 'rated' ? rated.rating : undefined;
const ofTheModel = 'part of the model that predicts difficulty, for the programs that fit it';

testArguments(
  '@unjam/core/difficulty',
  difficulty,
  [
    ['averageSeconds', ['moves', 10, (value) => value === Number.POSITIVE_INFINITY]],
    ['describeExtrapolation', ['rating', rating]],
    ['describePrediction', ['rating', rating]],
    ['describeRating', board, ['rating', rating]],
    ['formatSeconds', ['seconds', 10]],
    ['gradeOf', ['rating', 10, (value) => value === Number.POSITIVE_INFINITY]],
    ['ratingsOf', ['grade', 'expert']],
    ['ratingOf', ['seconds', 10, (value) => value === Number.POSITIVE_INFINITY]],
    ['secondsOf', ['rating', 10, (value) => value === Number.POSITIVE_INFINITY]],
  ],
  {
    TraitReader: ofTheModel,
    clusterSlidesTask: ofTheModel,
    patienceFor: ofTheModel,
    unsolvedLogit: ofTheModel,
    walk: ofTheModel,
  },
);
