import { boardOf } from '../testing/drawn.ts';
import { any, board, left, testArguments, texts } from '../testing/hostile-arguments.ts';
import * as notations from './index.ts';

testArguments('@unjam/core/notation', notations, [
  ['detectNotation', ['text', 'A', texts], ['board', boardOf(['XX..', '....']), left]],
  ['notationById', ['id', 'words', any]],
  ['scoreLeniently', board, ['text', '', texts]],
  ['tryParseInlineMoves', ['text', 'A down 1', any], board],
  ['readSolution', ['text', 'A down 1', texts], board, ['notation', 'words', left]],
]);
