// How the attributes of <unjam-board> are read: set once, by the module that every page loads. In a file of its own, so
// that the types of the element alone need no other package.

import type { Board, Problem, Result, State } from '@unjam/core';

/** Reads the attributes `board` and `moves`: the board, and the state after the moves. */
type AttributeReader = (
  board: string,
  moves: string,
) => Result<{ readonly board: Board; readonly state: State }, Problem>;

/** Undefined where nobody set one. */
export let readAttributes: AttributeReader | undefined;

/**
 * Sets how the attributes are read. Without it the element shows only what `show` is given: the app gives it boards, and
 * need not load the formats and notations that attributes may be written in.
 */
export function readAttributesWith(reader: AttributeReader): void {
  readAttributes = reader;
}
