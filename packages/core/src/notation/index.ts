export type { Notation } from './notation.ts';
export { detectNotation, notationById, notations } from './registry.ts';
