import type { Board } from '../board/board.ts';
import type { Setup } from '../board/setup.ts';
import { validate } from '../board/validate.ts';
import type { Problem, TextPlace } from '../errors.ts';
import { err, type Result } from '../result.ts';
import {
  isBlank,
  isComment,
  LONGEST_BOARD_TEXT,
  nothingWritten,
  notText,
  tooLarge,
  unknownFormat,
} from '../text/lines.ts';
import { textGuard } from '../text/text-guard.ts';
import { type BracketItem, type BracketSplitter, bracketSplitter } from './bracket-splitter.ts';
import { compactText } from './compact.ts';
import { detectFormat, formatOfBrackets, opensBrackets } from './detect.ts';
import type { BoardFormat, Neighbours, OwnFormatId, ParseOptions } from './format.ts';
import { type BoardText, lineSplitter } from './line-splitter.ts';
import { type BoardRecord, recordIn } from './record.ts';
import { ownFormatById } from './registry.ts';

/*
 * Reads the boards of a text of any length, which may arrive in pieces:
 *
 *     # easy ones            a comment separates boards, like a blank line
 *     Card 1                 a name
 *     AA...O
 *     ...                    each board may be in another format
 *
 *     60 IBBxoo... 2332      one board on a line
 *     [{"width": 6, ...}]    one board in each object
 *     {"board": "60 IBB..."} the board of a record (record.ts)
 */

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

export interface BoardReader {
  /** Takes the next piece of the text, cut anywhere, and returns the boards that are complete now. */
  push(text: string): ReadBoard[];
  /** Ends the text and returns the remaining boards. */
  end(): ReadBoard[];
}

export interface ReaderOptions extends ParseOptions {
  /** The format of every board, or the id of one that every reader recognises; default: recognised for each board. */
  readonly format?: BoardFormat | OwnFormatId;
  /** What to recognise besides: `neighbours()` of @unjam/core/formats; default nothing. */
  readonly neighbours?: Neighbours;
}

/**
 * A reader for texts with many boards that may arrive in pieces. It keeps at most one board's text in memory. A board
 * with problems is returned with them, and reading goes on after it. Binary input is one problem and ends the reading;
 * an input without any board is one problem, `empty-input`.
 *
 * @example
 * const reader = createBoardReader();
 * for (const { name, result } of [...reader.push(text), ...reader.end()]) {
 *   if (result.ok) console.log(name, result.value.vehicles.length);
 *   else console.error(name, result.error[0]?.message);
 * }
 */
export function createBoardReader({
  format: wanted,
  neighbours,
  ...options
}: ReaderOptions = {}): BoardReader {
  const format = typeof wanted === 'string' ? ownFormatById(wanted) : wanted;
  const guard = textGuard();
  const blocks = lineSplitter(format, neighbours);
  const mayOpen = format === undefined || format.shape.kind === 'brackets';
  let brackets: BracketSplitter | undefined;
  let pending = '';
  let line = 1;
  let column = 1;
  let skipsLine = false;
  /** Whether the reader can only continue at the end of the line that has begun. */
  let waits = false;
  /** Whether the part of that line that has arrived is blank, so that the rest may open brackets. */
  let waitsBlank = false;
  let stopped = false;
  let found: ReadBoard[] = [];
  let any = false;

  /** What is not a legal board so far: prose, if a block between ``` follows. */
  let prose: ReadBoard[] = [];
  let before: ReadBoard | undefined;

  const release = () => {
    found.push(...prose);
    prose = [];
  };

  const emit = (piece: BoardText) => {
    any = true;
    const board = read(piece, options, neighbours);
    // `unjam daily` prints its puzzle as a drawing and in one line below it
    if (before && isSameBelow(before, board)) return;
    before = board;
    if (!board.result.ok && piece.outside) return;
    if (!board.result.ok && !blocks.fenced && prose.length < MOST_PROSE) {
      prose.push(board);
      return;
    }
    release();
    found.push(board);
  };

  const emitItem = (item: BracketItem) => {
    const { line, column, text } = item;
    const chosen = format ?? formatOfBrackets(text);
    const problem = item.tooLong ? tooLarge(line) : undefined;
    emit({ line, column, text, format: chosen, name: blocks.takeName(), ...(problem && { problem }) });
  };

  const openBrackets = () => {
    blocks.flush().forEach(emit);
    brackets = bracketSplitter(LONGEST_BOARD_TEXT + 1);
  };

  /** Gives one character or line break to the bracket splitter; returns how many characters of the input it took. */
  const takeBracket = (splitter: BracketSplitter, index: number, final: boolean): number => {
    const character = pending.charAt(index);
    const isBreak = character === '\r' || character === '\n';
    if (character === '\r' && index + 1 === pending.length && !final) return 0;
    const length = character === '\r' && pending[index + 1] === '\n' ? 2 : 1;
    const item = splitter.take(isBreak ? '\n' : character, line, column);
    if (item) emitItem(item);
    if (splitter.done) brackets = undefined;
    if (isBreak) line++;
    column = isBreak ? 1 : column + 1;
    return length;
  };

  /** Whether a line opens brackets; only the beginning of the line may have arrived. */
  const opens = (text: string, complete: boolean): boolean => {
    if (!mayOpen || isBlank(text) || isComment(text)) return false;
    return format !== undefined || (complete ? opensBrackets(text) : /^\s*[[{]/.test(text));
  };

  const consume = (final: boolean) => {
    let index = 0;
    waits = false;
    const breaks = /\r\n|\n|\r(?!$)/g;
    while (index < pending.length) {
      if (brackets) {
        const taken = takeBracket(brackets, index, final);
        if (taken === 0) break;
        index += taken;
        continue;
      }
      breaks.lastIndex = index;
      const ending = breaks.exec(pending);
      const text = pending.slice(
        index,
        ending?.index ?? (final ? pending.replace(/\r$/, '').length : undefined),
      );
      const complete = ending !== null || final;
      if (!skipsLine && opens(text, complete)) {
        openBrackets();
        continue;
      }
      if (text.length > LONGEST_BOARD_TEXT && !skipsLine) {
        blocks.flush().forEach(emit);
        emit({ line, text: '', problem: tooLarge(line) });
        skipsLine = true;
      }
      if (!complete && !skipsLine) {
        waits = !text.endsWith('\r');
        waitsBlank = isBlank(text);
        break;
      }
      if (!skipsLine) {
        const pieces = blocks.take(text, line);
        if (blocks.fenced) prose = [];
        pieces.forEach(emit);
      }
      index += text.length;
      column += text.length;
      if (!complete) break;
      index = ending ? ending.index + ending[0].length : pending.length;
      line++;
      column = 1;
      skipsLine = false;
    }
    pending = pending.slice(index);
  };

  const taken = (): ReadBoard[] => {
    const boards = found;
    found = [];
    return boards;
  };

  return {
    push(text) {
      if (stopped) return [];
      const { readable, binary } = guard(text);
      pending += readable;
      const changes = /[\r\n]/.test(readable) || (waitsBlank && !isBlank(readable));
      if (!waits || changes || pending.length > LONGEST_BOARD_TEXT) consume(false);
      if (binary) {
        stopped = true;
        emit({ line, text: '', problem: notText({ line, column: column + pending.length }) });
        release();
      }
      return taken();
    },
    end() {
      if (stopped) return [];
      stopped = true;
      consume(true);
      const rest = brackets?.end();
      if (rest) emitItem(rest);
      if (brackets?.inArray) emit({ line, text: '', problem: unclosedArray({ line, column }) });
      for (const piece of [...blocks.flush(), ...blocks.end()]) emit(piece);
      if (!any) emit({ line: 1, text: '', problem: nothingWritten });
      release();
      return taken();
    },
  };
}

/** The most wrong boards that are kept until it is clear whether a block between ``` follows and they are prose. */
const MOST_PROSE = 1000;

/** Whether a board is the one that a drawing directly above it shows. */
function isSameBelow(drawn: ReadBoard, { format, line, result }: ReadBoard): boolean {
  if (drawn.format?.id !== 'printed' || format === undefined || !drawn.result.ok || !result.ok) return false;
  const rows = drawn.result.value.height + 2 + (drawn.name === undefined ? 0 : 1);
  return line === drawn.line + rows && compactText(drawn.result.value) === compactText(result.value);
}

const unclosedArray = (text: TextPlace): Problem => ({
  code: 'unfinished',
  message: 'the array of boards ends too early',
  expected: ']',
  at: { text },
});

function read(piece: BoardText, options: ParseOptions, neighbours?: Neighbours): ReadBoard {
  const { line, column = 1, format, text, name } = piece;
  const known = { line, ...(name !== undefined && { name }), ...(format && { format }) };
  const inInput = (problem: Problem) => shifted(problem, line, column);
  if (piece.problem) return { ...known, result: err([piece.problem]) };
  const unknown = neighbours?.explain(text) ?? unknownFormat;
  if (!format) return { ...known, result: err([inInput(unknown)]) };
  const record = format.id === 'json' ? recordIn(text) : undefined;
  if (record) return readRecord(piece, record, options, neighbours);
  const parsed = format.parse(text, options);
  if (!parsed.ok) return { ...known, result: err([inInput(parsed.error)]) };
  const result = validate(parsed.value.setup);
  return { ...known, ...parsed.value, result: result.ok ? result : err(result.error.map(inInput)) };
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
