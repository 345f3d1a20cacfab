import { board, request, testArguments } from '../testing/hostile-arguments.ts';
import * as anytime from './index.ts';

testArguments('@unjam/core/anytime', anytime, [
  ['solveAnytime', board, request],
  ['solveAnytimeTask', board, request],
]);
