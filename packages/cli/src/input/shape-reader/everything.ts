export { shapeReader } from '@unjam/core/formats';
export { readShapes } from '@unjam/core/shapes';
