import type { Atom } from './glued.ts';

/** A word of a text with all that it can mean: each meaning is a list of atoms, which is empty for words that say nothing. */
export interface Chunk {
  readonly text: string;
  /** Where it starts in the whole text. */
  readonly position: number;
  readonly meanings: readonly (readonly Atom[])[];
  /** Whether it is the number of a step: at the start of a line or after a word such as `Step`, with a mark after it. */
  readonly ordinal: boolean;
  /** Index of its line. */
  readonly line: number;
}

/** Whether one of the meanings of a word is of a kind. */
export const says = ({ meanings }: Chunk, kind: Atom['kind']): boolean =>
  meanings.flat().some((atom) => atom.kind === kind);
