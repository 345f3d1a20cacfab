/*
 * What the reader by shape takes and gives. It reads a text that no format recognises, and never decides in silence:
 *
 *     1 h 2 2 3        { kind: 'read', boards: [{ board, read: 'a vehicle a line: label, direction, …; 1 is the red car',
 *     2 v 3 1 2            primaryGuessed: 'it is the first, and the only one across in row 3', … }], failed: [] }
 *
 * A text with two readings that are equally good is a question, and one without any is refused.
 */

import type { Problem } from '../../basics/errors.ts';
import type { Board } from '../../board/board.ts';
import type { Edge } from '../../board/setup.ts';
import type { SaidSize } from './matrix.ts';

/** The options that decide between readings. */
export type DecidingOption = 'empty' | 'wall' | 'border' | 'columns' | 'primary' | 'exit';

/** An option and the value that chooses a reading. */
export interface Choice {
  readonly option: DecidingOption;
  readonly value: string;
  /** Of `columns`: what stands in each column, its heading or its first values. */
  readonly columns?: readonly string[];
}

/** What a solver found out about a board, as far as a text can claim it. */
export type Length = { readonly moves: number; readonly steps?: number } | 'unsolvable';

/** What decides between readings of a text in no format. */
export interface ShapeOptions {
  /** The glyph of empty cells; `none` if no cell is empty. */
  readonly empty?: string | undefined;
  /** The glyph of walls; `none` if there are none. */
  readonly wall?: string | undefined;
  /** The glyph of the border around the board; `none` if there is none. */
  readonly border?: string | undefined;
  /** The meaning of the columns of a list, such as `label,direction,length,column1,row1`. */
  readonly columns?: string | undefined;
  /** The label of the primary. */
  readonly primary?: string | undefined;
  readonly exit?: Edge | undefined;
  /**
   * Solves a board, to choose between readings by the length that the text claims; default: lengths are not compared.
   * It may return undefined where that would take long.
   */
  readonly solve?: (board: Board) => Length | undefined;
}

/** The options of a search, and what the whole text says about the size of its boards and its numbers of rows and columns. */
export interface SearchOptions extends ShapeOptions {
  readonly sizes?: readonly SaidSize[];
  /** The number from which they count. */
  readonly base?: 0 | 1;
  /** Whether it says something of the top. */
  readonly isFromTop?: boolean;
  /** Whether the roles are those of other boards of the text, and nobody asked for them. */
  readonly areShared?: true;
}

/** One way to understand a text. */
export interface Reading {
  readonly board: Board;
  /** How the text was read, in one line without a full stop. */
  readonly read: string;
  /** Why this vehicle is taken for the primary, where the text does not mark it. */
  readonly primaryGuessed?: string;
  /** The options that choose this reading, all together. */
  readonly choices: readonly Choice[];
}

/** A board of a text. */
export interface BoardReading extends Reading {
  /** Where it begins, from 1. */
  readonly line: number;
  readonly name?: string;
  /** The length of a shortest solution in moves that the text states. */
  readonly optimalMoves?: number;
  /** The readings that are legal too, but less likely, at most five, the likeliest first. */
  readonly others: readonly Reading[];
}

/** Several readings that are equally good; all choices of one together decide, and often its first alone: `decidingChoices`. */
export interface Question {
  readonly kind: 'question';
  readonly readings: readonly Reading[];
}

/** Why a text was not read: the shape that it seems to have, and what is wrong with it. */
export interface Refusal {
  readonly kind: 'refused';
  /** The shape that the text seems to have: `rows of cells`. */
  readonly looksLike: string;
  /** The reading that almost worked, in the words of `Reading.read`. */
  readonly bestAlmost?: string;
  /** The first thing that is wrong with that reading, with its place. */
  readonly problem: Problem;
  /** Whether the text can be nothing else, so that no format has more to say. */
  readonly certain?: true;
}

/** A board of a text with several that could not be read. */
export interface FailedBoard {
  readonly line: number;
  readonly name?: string;
  readonly answer: Question | Refusal;
}

/** What became of a text in no format: the boards that were read, a question, or a refusal. */
export type ShapeAnswer =
  | {
      readonly kind: 'read';
      readonly boards: readonly BoardReading[];
      readonly failed: readonly FailedBoard[];
    }
  | Question
  | Refusal;
