/**
 * A game with undo and redo, and a board as an environment for programs that learn.
 *
 * @packageDocumentation
 * @public
 */

export { Environment } from './environment.ts';
export {
  cellsOfAction,
  type EnvironmentShape,
  type EnvironmentSlides,
  environmentPlanes,
  environmentSlides,
  maskLength,
  planesLength,
  shapeOf,
} from './environment-shape.ts';
export {
  beginGame,
  countOfGame,
  type Game,
  isWon,
  movesAhead,
  replayGame,
  restart,
  slide,
  stateOfGame,
} from './game.ts';
export { beginHistory, canRedo, canUndo, type History, record, redo, undo } from './history.ts';
