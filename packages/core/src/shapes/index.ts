// Boards in whatever shape people write them, for texts that no format recognises: `readShapes`.

export {
  type BoardReading,
  type Choice,
  type DecidingOption,
  deciding,
  type FailedBoard,
  type Length,
  type Question,
  type Reading,
  type Refusal,
  type ShapeAnswer,
  type ShapeOptions,
} from './answer.ts';
export { wantedColumns } from './column-facts.ts';
export { readShapes } from './read-shapes.ts';
export { type ColumnRole, columnRoles } from './words.ts';
