export { arrows } from './arrows.ts';
export type { Notation, NotationId } from './notation.ts';
export { detectNotation, notationById, notations } from './registry.ts';
