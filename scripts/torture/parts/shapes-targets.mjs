// What scripts/torture/shapes.mjs runs, from the sources: the reader by shape, and what prints random boards in shapes.
export { randomFrom } from '@unjam/core/generate';
export { readShapes } from '@unjam/core/shapes';
export { fate, printedBoard } from '../../../packages/core/src/shapes/testing/fate.ts';
export { allShapes } from '../../../packages/core/src/shapes/testing/shapes.ts';
