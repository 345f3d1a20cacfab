// Solutions as text: every notation with its parser and printer, and detection.

export { arrows } from './arrows.ts';
export { type NotationDescription, notationDescriptions } from './descriptions.ts';
export type { Notation, NotationId } from './notation.ts';
export { type LenientScore, scoreLeniently } from './reasoning-gym.ts';
export { detectNotation, notationById, notations } from './registry.ts';
