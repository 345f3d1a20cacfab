import type { Board } from '../../board/board.ts';
import type { Edge, Setup } from '../../board/setup.ts';
import type { Problem } from '../../errors.ts';
import type { Result } from '../../result.ts';

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

/** The formats that every reader recognises. */
export type OwnFormatId = 'grid' | 'framed' | 'drawing' | 'line' | 'cells' | 'prolog' | 'json';

/** The formats of other programs, of links and of our own output, recognised by a reader that is given them. */
type NeighbourFormatId = 'rows' | 'bordered' | 'csv' | 'bandung' | 'printed' | 'link';

/** The formats that are read and written. */
export type FormatId = OwnFormatId | NeighbourFormatId;

/** The formats that can be written: those of `FormatId`, and those that cannot be read. */
export type WriterId = FormatId | 'pddl';

/** One way to write a board. */
export interface BoardWriter {
  readonly id: WriterId;
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

/** A format that recognises its own boards. */
export interface NeighbourFormat extends BoardFormat {
  readonly id: NeighbourFormatId;
  /** Whether lines without a blank one among them, which may begin with a name, are a board in this format. */
  recognises(block: readonly string[]): boolean;
  /** Whether a line is the last one of a board in this format, so that what follows is not part of it. */
  ends?(line: string): boolean;
}

/** A board in one line of a table. */
export interface TableRow {
  readonly name: string;
  readonly board: string;
  /** Where the board begins, from 1. */
  readonly column: number;
}

/**
 * What a reader recognises besides the formats of every reader: it is handed over, so that a program that does not need it
 * does not carry it.
 */
export interface Neighbours {
  readonly formats: readonly NeighbourFormat[];
  /** The puzzle in a row of the table that `unjam puzzles` prints; undefined for every other line. */
  tableRow(line: string): TableRow | undefined;
  /** Whether a line is a part of that table that holds no puzzle. */
  isTableFrame(line: string): boolean;
  /** What a text that is not a board looks like, if that says more than a problem with it. */
  explain(text: string, problem: Problem): Problem;
  /** The problem with a text that is something else than boards from its beginning to its end, such as a picture in SVG. */
  otherKind(beginning: string): Problem | undefined;
}
