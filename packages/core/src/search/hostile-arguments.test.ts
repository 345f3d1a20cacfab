import { any, board, left, lists, request, state, testArguments } from '../testing/hostile-arguments.ts';
import * as search from './index.ts';

testArguments('@unjam/core/search', search, [
  ['algorithmById', ['id', 'bfs', any]],
  ['comparableOn', board],
  ['compare', board, request, ['chosen', [], (value) => left(value) || lists(value)]],
  ['compareTask', board, request, ['chosen', [], (value) => left(value) || lists(value)]],
  ['goalsOf', board, ['state', state], ['deepest', 3, left]],
  ['isOptimalFor', ['algorithm', search.algorithms[0]], request],
]);
