import {
  board,
  left,
  lists,
  moves,
  request,
  solved,
  state,
  testArguments,
} from '../testing/hostile-arguments.ts';
import * as analysis from './index.ts';

const reviewed = analysis.review(solved, moves);
const review = reviewed.kind === 'reviewed' ? reviewed.review : undefined;

testArguments('@unjam/core/analysis', analysis, [
  ['betterThan', board, ['review', review], ['index', 0]],
  ['blockersOf', board, ['state', state, left]],
  ['examine', board],
  ['explainStuck', board, request],
  ['explainStuckTask', board, request],
  ['findRedundant', board, request],
  ['findRedundantTask', board, request],
  ['hintOf', board, ['solution', moves], ['metric', 'moves', left]],
  ['review', board, ['played', moves, lists], request],
  ['reviewTask', board, ['played', moves, lists], request],
  ['describeStuck', board, ['stuck', { kind: 'unsolvable' }]],
  ['verdictOf', ['move', { before: 1, after: 0, lost: 0 }]],
]);
