// Boards in whatever shape people write them, for texts that no format recognises: `readShapes`.

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
} from './answer.ts';
export { columnsProblem } from './column-facts.ts';
export { readShapes } from './read-shapes.ts';
