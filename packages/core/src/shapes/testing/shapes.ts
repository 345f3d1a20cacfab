// Every shape in which the property test prints random boards.
import { listShapes } from './list-shapes.ts';
import { rowShapes } from './row-shapes.ts';
import type { Shape } from './shape.ts';

export const allShapes: readonly Shape[] = [...rowShapes, ...listShapes];
