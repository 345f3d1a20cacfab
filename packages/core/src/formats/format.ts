import type { Board } from '../board/board.ts';
import type { Edge, Setup } from '../board/setup.ts';
import type { Problem } from '../errors.ts';
import type { Result } from '../result.ts';

export interface ParseOptions {
  /** The label of the primary, where the format's own rule is not wanted. */
  readonly primary?: string;
  /** The exit, where it is not the default or the format's own. */
  readonly exit?: Edge;
}

/** What one written board says; `name` and the counts only where the text holds them. */
export interface ParsedBoard {
  readonly setup: Setup;
  readonly name?: string;
  /** Published length of a shortest solution, in moves. */
  readonly optimalMoves?: number;
  /** Published number of states in its cluster. */
  readonly clusterStates?: number;
}

/**
 * How the boards of a text that holds several are told apart: one on each `line`; as `rows`, parted by blank
 * lines, comments or name lines; or one for each outermost pair of `brackets`.
 */
export type Layout =
  | { readonly kind: 'line' }
  | {
      readonly kind: 'rows';
      /** Whether a line between these neighbours is part of a board; if not, it is the name of the board below. */
      isRow(line: string, neighbours: readonly string[]): boolean;
    }
  | { readonly kind: 'brackets' };

/** The formats that are read and written. */
export type FormatId = 'grid' | 'framed' | 'drawing' | 'line' | 'cells' | 'prolog' | 'json';

/** Everything that a board can be written as: the formats, and those that are only written. */
export type WriterId = FormatId | 'pddl';

/** One way to write a board. */
export interface BoardWriter {
  readonly id: WriterId;
  readonly title: string;
  /** One small board as it is written. */
  readonly example: string;
  /** Fails with `not-expressible` where there are no words for the board. Ends without a line break. */
  print(board: Board): Result<string, Problem>;
}

/** One way to write a board and to read it: whatever is printed is parsed back to the same board. */
export interface BoardFormat extends BoardWriter {
  readonly id: FormatId;
  readonly layout: Layout;
  /** Reads one board; stops at the first error and gives its line and column, from 1. */
  parse(text: string, options?: ParseOptions): Result<ParsedBoard, Problem>;
}
