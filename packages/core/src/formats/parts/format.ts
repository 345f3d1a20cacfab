import type { Problem } from '../../basics/errors.ts';
import type { Result } from '../../basics/result.ts';
import type { Board } from '../../board/board.ts';
import type { BoardResult } from '../../board/board-result.ts';
import type { Edge, Setup } from '../../board/setup.ts';
import type { BoardReading, FailedBoard, ShapeOptions } from '../../shapes/parts/answer.ts';

/** What decides where a text leaves the primary or the exit open. */
export interface ParseOptions {
  /** The label of the primary; default: by the format's own rule. */
  readonly primary?: string | undefined;
  /** The exit; default: what the text says, otherwise right for a horizontal primary and bottom for a vertical one. */
  readonly exit?: Edge | undefined;
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

/** Boards written on one line. */
export interface LineShape {
  readonly kind: 'line';
  /**
   * Whether a line is a whole board, whatever the lines around it are.
   *
   * @param afterBoard - whether the line before it is one
   */
  isBoard(line: string, afterBoard: boolean): boolean;
  /** Whether such a line may begin with `#`, as comments do; default no. */
  readonly hash?: true;
}

/** Boards written as rows, separated by blank lines, comments or names. */
export interface RowsShape {
  readonly kind: 'rows';
  /** Whether a line is a row of a board, given the lines just above and below it; if not, it is the name of the board below. */
  isRow(line: string, around: readonly string[]): boolean;
}

/** Boards written in brackets. */
export interface BracketsShape {
  readonly kind: 'brackets';
  /** Matches the beginning of such a text, blanks in front of it left out. */
  readonly begins: RegExp;
}

/**
 * The shape of one board in a text, which says how to split a text with several boards: one `line`, several `rows`, or
 * an outermost pair of `brackets`.
 */
export type TextShape = LineShape | RowsShape | BracketsShape;

/** One way to write a board. */
export interface BoardWriter<Id extends string = string> {
  readonly id: Id;
  /** Fails with `not-expressible` if the format cannot write this board. The text does not end with a line break. */
  print(board: Board): Result<string, Problem>;
}

/** One way to write a board and to read it: a printed board is parsed back to the same board. */
export interface BoardFormat<Id extends string = string> extends BoardWriter<Id> {
  readonly shape: TextShape;
  /**
   * Whether lines are a board in this format. Formats are asked one after the other, so a format need not look for what
   * an earlier one recognises.
   *
   * @param block - one or more lines without a blank one or a comment among them; the first may be a name
   */
  recognises(block: readonly string[]): boolean;
  /** Whether a line is the last one of a board in this format, so that what follows is not part of it. */
  ends?(line: string): boolean;
  /** Reads one board; stops at the first error and gives its line and column, from 1. */
  parse(text: string, options?: ParseOptions): Result<ParsedBoard, Problem>;
}

/**
 * What people read about a format, and the labels that it can write. Kept out of the format, so that a program that only
 * parses does not carry it.
 */
export interface FormatDescription {
  readonly title: string;
  /** One small board as it is written. */
  readonly example: string;
  /** Texts that seem to be in this format and are refused; the format's own parser says why. */
  readonly mistakes: readonly string[];
  /** The labels that vehicles get where a board is relabelled for this format; default: `X`, then `A` `B` `C` ... */
  readonly labels?: LabelRule;
}

/** New labels for all vehicles of a board. */
export interface LabelRule {
  readonly primary: string;
  /** The labels of all other vehicles of a length, in the order in which they are given out. */
  others(length: number): readonly string[];
}

/** The text of one board for a format to parse, or the problem with it. */
export interface BoardText {
  readonly text: string;
  /** Where it begins, from 1. */
  readonly line: number;
  /** Default 1. */
  readonly column?: number | undefined;
  readonly name?: string | undefined;
  /** Undefined if no format fits. */
  readonly format?: BoardFormat | undefined;
  readonly problem?: Problem | undefined;
  /** Whether it stands outside of the blocks between ``` in a text that has some: then it is prose if it is not a board. */
  readonly outside?: boolean;
  /** Whether a line of ``` or ~~~ has come before the text was complete. */
  readonly fenced?: boolean;
  /** What the reader by shape found in a text that no format recognises; then `text` is empty. */
  readonly shape?: BoardReading | FailedBoard;
}

/** A piece of the input that is a board, or should be one. */
export interface ReadBoard {
  /** Where it begins, from 1. */
  readonly line: number;
  readonly name?: string;
  /** Published length of a shortest solution, in moves. */
  readonly optimalMoves?: number;
  /** Published number of states in its cluster. */
  readonly clusterStates?: number;
  readonly format?: BoardFormat;
  /** How a text that is in no format was read, or why not, with the other readings of it. */
  readonly shape?: BoardReading | FailedBoard;
  /** What was read, even if it is not a legal board. */
  readonly setup?: Setup;
  /** The board or its problems, whose places count from the start of the whole input. */
  readonly result: BoardResult;
}

/** A splitter of a text into one text for each board. */
export interface BoardSplitter {
  /** Takes the next piece of the text, cut anywhere, and returns a text for each board that is complete now. */
  push(text: string): BoardText[];
  /** Ends the text and returns the remaining texts. */
  end(): BoardText[];
  /** Whether a line of ``` or ~~~ has come: then what is not a board outside of such lines is prose. */
  readonly fenced: boolean;
}

/** How boards are read: `ParseOptions`, and what decides between the readings of a text that no format recognises. */
export interface ReadTextOptions extends ParseOptions, ShapeOptions {}

/** What a reader recognises. */
export interface FormatSet {
  /** The formats in the order in which they are asked: the first that recognises a text reads it. */
  readonly recognised: readonly BoardFormat[];
  /** The board in a row of the table that `unjam puzzles` prints, or one that no format reads; undefined for every other line. */
  inTable?(line: string, number: number): BoardText | undefined;
  /** Whether a line divides boards and belongs to none: a rule below rows, or a part of that table that holds no puzzle. */
  divides?(line: string, above: readonly { readonly text: string }[]): boolean;
  /** What a text that is not a board looks like, if that says more than a problem with it. */
  explain?(text: string, problem: Problem): Problem;
  /** The problem with a text that is something else than boards from its beginning to its end, such as a picture in SVG. */
  otherKind?(beginning: string): Problem | undefined;
  /** Whether a board is the one that a drawing directly above it shows, so that the two are one board. */
  isShownAbove?(board: BoardText, above: BoardText, options: ParseOptions): boolean;
  /** A splitter that reads a text by its shape where that splitter finds no board in a format. */
  orByShape?(splitter: BoardSplitter, options: ReadTextOptions): BoardSplitter;
  /** What became of a board that the reader by shape found. */
  ofShape?(found: BoardReading | FailedBoard): ReadBoard;
}
