import { any, board, left, lists, moves, solved, testArguments } from '../testing/hostile-arguments.ts';
import * as games from './index.ts';

const game = games.beginGame(solved);
const history = games.beginHistory(game);

testArguments('@unjam/core/game', games, [
  ['Environment', board, ['shape', { slots: 2, width: 4, height: 3 }]],
  ['beginGame', board],
  ['beginHistory', ['present', game, any]],
  ['cellsOfAction', ['action', 3], ['shape', { slots: 2, width: 4, height: 3, slides: 'slide' }]],
  ['canRedo', ['history', history]],
  ['canUndo', ['history', history]],
  ['countOfGame', ['game', game]],
  ['isWon', ['game', game]],
  ['maskLength', ['shape', { slots: 2, width: 4, height: 3 }]],
  ['movesAhead', ['history', history]],
  ['planesLength', ['shape', { slots: 2, width: 4, height: 3 }]],
  [
    'record',
    ['history', history],
    ['next', game, any],
    ['most', 3, (value) => left(value) || value === Number.POSITIVE_INFINITY],
  ],
  ['redo', ['history', history]],
  ['replayGame', ['start', game], ['slides', moves, lists], ['cursor', 0, left]],
  ['restart', ['game', game]],
  ['shapeOf', ['boards?', [solved]]],
  ['slide', ['game', game], ['move', moves[0]]],
  ['stateOfGame', ['game', game]],
  ['undo', ['history', history]],
]);
