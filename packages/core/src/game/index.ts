export {
  beginGame,
  countOfGame,
  type Game,
  isWon,
  movesMade,
  redo,
  restart,
  slide,
  stateOfGame,
  undo,
} from './game.ts';
