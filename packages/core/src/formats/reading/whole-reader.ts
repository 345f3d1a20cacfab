import { readShapes } from '../../shapes/read-shapes.ts';
import { sentenceReader } from './doubts.ts';
import type { ShapeReader } from './shape-reader.ts';

/**
 * The reader of sentences and of texts in no format, with nothing left out.
 *
 * @internal
 */
export const shapeReader: ShapeReader = { ...sentenceReader, readShapes };
