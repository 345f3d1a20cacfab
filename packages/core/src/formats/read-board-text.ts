import type { Board } from '../board/board.ts';
import type { Setup } from '../board/setup.ts';
import { validate } from '../board/validate.ts';
import type { Problem } from '../errors.ts';
import { err, type Result } from '../result.ts';
import { splitLines, unknownFormat } from '../text/lines.ts';
import { detectFormat } from './detect.ts';
import type { BoardFormat, Neighbours, ParseOptions } from './format.ts';
import type { BoardText } from './line-splitter.ts';
import { type BoardRecord, recordIn } from './record.ts';

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
  /** What was read, even if it is not a legal board. */
  readonly setup?: Setup;
  /** The board or its problems, whose places count from the start of the whole input. */
  readonly result: Result<Board, readonly Problem[]>;
}

/**
 * Reads one piece of a text that was split into boards.
 *
 * @param neighbours - what the splitter recognised besides the formats of every reader
 * @returns the board or its problems; never fails
 */
export function readBoardText(
  piece: BoardText,
  options: ParseOptions = {},
  neighbours?: Neighbours,
): ReadBoard {
  const { line, column = 1, format, text, name } = piece;
  const inInput = (problem: Problem) => shifted(problem, line, column);
  const known = (result: ReadBoard['result']): ReadBoard => {
    const read: { -readonly [Key in keyof ReadBoard]: ReadBoard[Key] } = { line, result };
    if (name !== undefined) read.name = name;
    if (format) read.format = format;
    return read;
  };
  if (piece.problem) return known(err([piece.problem]));
  if (!format) return known(err([inInput(neighbours?.explain(text) ?? unknownFormat)]));
  const record = format.id === 'json' ? recordIn(text) : undefined;
  if (record) return readRecord(piece, record, options, neighbours);
  const parsed = format.parse(text, options);
  if (!parsed.ok) {
    const list = neighbours?.vehicleListProblem(splitLines(text));
    return known(err([inInput(list ?? parsed.error)]));
  }
  const result = validate(parsed.value.setup);
  // `Object.assign` because an object with several spreads takes as long as reading half a board
  return Object.assign(known(result.ok ? result : err(result.error.map(inInput))), parsed.value);
}

/** Reads the text of a board within a record, whose name it takes. */
function readRecord(
  { line, column = 1, name }: BoardText,
  { board, at, name: own = name }: BoardRecord,
  options: ParseOptions,
  neighbours?: Neighbours,
): ReadBoard {
  const format = detectFormat(board, neighbours?.formats);
  const known = { line, ...(own !== undefined && { name: own }), ...(format && { format }) };
  // places in a text of several lines are not those of the input, where it is one line
  const within = (problem: Problem): Problem => {
    const inside = problem.at?.text ?? { line: 1, column: 1 };
    const text = { line: at.line, column: at.column + (inside.line === 1 ? inside.column - 1 : 0) };
    return shifted({ ...problem, at: { ...problem.at, text } }, line, column);
  };
  if (!format) return { ...known, result: err([within(neighbours?.explain(board) ?? unknownFormat)]) };
  const parsed = format.parse(board, options);
  if (!parsed.ok) return { ...known, result: err([within(parsed.error)]) };
  const result = validate(parsed.value.setup);
  return { ...parsed.value, ...known, result: result.ok ? result : err(result.error.map(within)) };
}

/** The problem with its place counted from the start of the input, in which its text begins at `line` and `column`. */
function shifted(problem: Problem, line: number, column: number): Problem {
  const place = problem.at?.text ?? { line: 1, column: 1 };
  const first = place.line === 1;
  const text = { line: place.line + line - 1, column: first ? place.column + column - 1 : place.column };
  return { ...problem, at: { ...problem.at, text } };
}
