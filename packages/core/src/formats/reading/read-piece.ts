import type { Problem } from '../../basics/errors.ts';
import { type BoardResult, noBoard } from '../../board/board-result.ts';
import { validated } from '../../board/validate.ts';
import { unknownFormat } from '../../text/lines.ts';
import type { BoardText, FormatSet, ParseOptions, ReadBoard } from '../parts/format.ts';
import { formatIn } from './detect.ts';
import { type BoardRecord, recordIn } from './record.ts';

/** Reads one piece of a text that was split into boards; what its name says is not looked at. */
export function readPiece(piece: BoardText, options: ParseOptions, formats: FormatSet): ReadBoard {
  const { line, column = 1, format, text, name } = piece;
  const inInput = (problem: Problem) => shifted(problem, line, column);
  const known = (result: BoardResult): ReadBoard => {
    const read: { -readonly [Key in keyof ReadBoard]: ReadBoard[Key] } = { line, result };
    if (name !== undefined) read.name = name;
    if (format) read.format = format;
    return read;
  };
  if (piece.shape && formats.ofShape) return formats.ofShape(piece.shape);
  if (piece.problem) return known(noBoard([piece.problem]));
  const refused = (problem: Problem) =>
    known(noBoard([inInput(formats.explain?.(text, problem) ?? problem)]));
  if (!format) return refused(unknownFormat);
  const record = format.id === 'json' ? recordIn(text) : undefined;
  if (record) return readRecord(piece, record, inInput, options, formats);
  const parsed = format.parse(text, options);
  if (!parsed.ok) return refused(parsed.error);
  const result = validated(parsed.value.setup);
  // `Object.assign` because an object with several spreads takes as long as reading half a board
  return Object.assign(known(withProblems(result, inInput)), parsed.value);
}

/** Reads the text of a board within a record, whose name it takes. */
function readRecord(
  { line, name }: BoardText,
  { board, at, name: own = name }: BoardRecord,
  inInput: (problem: Problem) => Problem,
  options: ParseOptions,
  formats: FormatSet,
): ReadBoard {
  // places in a text of several lines are not those of the input, where it is one line
  const within = (problem: Problem): Problem => {
    const inside = problem.at?.text;
    const text = { line: at.line, column: at.column + (inside?.line === 1 ? inside.column - 1 : 0) };
    return inInput({ ...problem, at: { ...problem.at, text } });
  };
  const piece = { text: board, line: 1, format: formatIn(board, formats) };
  const read = readPiece(piece, options, formats);
  return {
    ...read,
    ...(own !== undefined && { name: own }),
    line,
    result: withProblems(read.result, within),
  };
}

/** A result whose problems are changed. */
const withProblems = (result: BoardResult, change: (problem: Problem) => Problem): BoardResult =>
  result.ok ? result : noBoard(result.problems.map(change));

/** The problem with its place counted from the start of the input, in which its text begins at `line` and `column`. */
export function shifted(problem: Problem, line: number, column: number): Problem {
  const place = problem.at?.text ?? { line: 1, column: 1 };
  const text = {
    line: place.line + line - 1,
    column: place.column + (place.line === 1 ? column - 1 : 0),
  };
  return { ...problem, at: { ...problem.at, text } };
}
