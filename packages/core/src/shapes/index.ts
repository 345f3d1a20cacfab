/**
 * Boards in whatever shape people write them, for texts that no format recognises: `readShapes`.
 *
 * @packageDocumentation
 * @internal
 */

export { columnsProblem } from './lists/column-roles.ts';
export type {
  BoardReading,
  Choice,
  DecidingOption,
  FailedBoard,
  Length,
  Question,
  Reading,
  Refusal,
  ShapeAnswer,
  ShapeOptions,
} from './parts/answer.ts';
export { decidingChoices } from './parts/deciding-choices.ts';
export { readShapes } from './read-shapes.ts';
