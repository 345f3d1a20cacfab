import type { Board } from '../board/board.ts';
import type { Edge, Setup } from '../board/setup.ts';
import type { Problem } from '../errors.ts';
import type { Result } from '../result.ts';

export interface ParseOptions {
  /** The label of the primary; default: by the format's own rule. */
  readonly primary?: string;
  /** The exit; default: what the text says, otherwise right for a horizontal primary and bottom for a vertical one. */
  readonly exit?: Edge;
}

/** What a parser read about one board; `name` and the counts are there only if the text gives them. */
export interface ParsedBoard {
  readonly setup: Setup;
  readonly name?: string;
  /** Published length of a shortest solution, in moves. */
  readonly optimalMoves?: number;
  /** Published number of states in its cluster. */
  readonly clusterStates?: number;
}

/** Boards written as rows, separated by blank lines, comments or names. */
export interface RowsShape {
  readonly kind: 'rows';
  /** Whether a line between these neighbours is a row of a board; if not, it is the name of the board below it. */
  isRow(line: string, neighbours: readonly string[]): boolean;
}

/**
 * The shape of one board in a text, which says how to split a text with several boards: one `line`, several `rows`, or
 * an outermost pair of `brackets`.
 */
export type TextShape = { readonly kind: 'line' } | RowsShape | { readonly kind: 'brackets' };

/** The formats that are read and written. */
export type FormatId = 'grid' | 'framed' | 'drawing' | 'line' | 'cells' | 'prolog' | 'json';

/** The formats that can be written: those of `FormatId`, and those that cannot be read. */
export type WriterId = FormatId | 'pddl';

/** One way to write a board. */
export interface BoardWriter {
  readonly id: WriterId;
  readonly title: string;
  /** One small board as it is written. */
  readonly example: string;
  /** Fails with `not-expressible` if the format cannot write this board. The text does not end with a line break. */
  print(board: Board): Result<string, Problem>;
}

/** One way to write a board and to read it: a printed board is parsed back to the same board. */
export interface BoardFormat extends BoardWriter {
  readonly id: FormatId;
  readonly shape: TextShape;
  /** Reads one board; stops at the first error and gives its line and column, from 1. */
  parse(text: string, options?: ParseOptions): Result<ParsedBoard, Problem>;
}
