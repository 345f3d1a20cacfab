import type { BoardFormat } from '../parts/format.ts';

/**
 * `said` where the text contradicts the board in words, `torn` where rows as long as its own stand beside it, `glyphs` where its
 * glyphs are unusual, `blanks` where blanks are its empty cells and it is not clear where its rows begin and end, `pairs` where
 * each of its cells stands twice beside itself, `marks` where all its rows begin with what may be the mark of a comment, `exit` where a
 * line beside a list or an object that does not say its exit or its red car says another one.
 */
export type Doubt = 'said' | 'exit' | 'torn' | 'glyphs' | 'blanks' | 'pairs' | 'marks';

/** The lines around a board, with its own. */
export interface LinesAround {
  /** From the end of the board before to the beginning of the next, which may say where the exit is. */
  readonly all: readonly string[];
  /** Those of them up to a blank line behind the board, which may say its size. */
  readonly near: readonly string[];
  /** The lines of what stands next to it and is no board. */
  readonly refused: readonly string[];
  /** Of these the lines that speak of this board and of no other: those above it, and those right below it. */
  readonly beside: readonly string[];
  /** Whether nothing else stands before it. */
  readonly isFirst: boolean;
}

/** Longer lines are no headings. */
const LONGEST_HEADING = 200;

/** Whether a line is short enough to be a heading and has words or numbers. */
export const isHeading = (line: string): boolean => line.length <= LONGEST_HEADING && hasWords(line);

/** Whether a line has a word or a number of two characters, or two numbers. */
export const hasWords = (line: string): boolean => /[\p{L}\d]{2}|\d \d/u.test(line);

/** Whether a format says itself where the exit is or which car is red; words beside such a board add nothing. */
export const saysItself = ({ id, shape }: BoardFormat): boolean =>
  shape.kind === 'brackets' || ['cells', 'link', 'bandung', 'printed'].includes(id);
