// What scripts/torture/formats.mjs runs, from the sources: random boards, what writes them, and the reader with all formats.
export { createBoardReader } from '@unjam/core';
export { allFormats, relabelFor, writers } from '@unjam/core/formats';
export { randomFrom } from '@unjam/core/generate';
export { randomBoard, sameAs } from '../../../packages/core/src/shapes/testing/random-boards.ts';
