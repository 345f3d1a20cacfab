/**
 * Solutions as text: every notation with its parser and printer, and detection.
 *
 * @packageDocumentation
 * @public
 */

export { arrows } from './arrows/arrows.ts';
export { notationDescriptions } from './descriptions.ts';
export type { Notation, NotationDescription, NotationId, SolutionReader } from './parts/notation.ts';
export type { ReadSolution } from './reading/in-notation.ts';
export { tryParseInlineMoves } from './reading/inline-moves.ts';
export { readSolution } from './reading/read-solution.ts';
export { type LenientScore, scoreLeniently } from './reading/reasoning-gym.ts';
export { detectNotation, notationById, notations } from './registry.ts';
