/**
 * What is said in words of moves, hints and boards without a solution: the English sentences, and their shape for other
 * languages.
 *
 * @packageDocumentation
 * @internal
 */

export { englishHints, sayMove } from './english.ts';
export { describeLimit } from './limits.ts';
export { type HintSpeaker, type HintWording, speakOfHints } from './wording.ts';
