import type { Problem, TextPlace } from '../../errors.ts';
import {
  isBlank,
  isComment,
  LONGEST_BOARD_TEXT,
  nothingWritten,
  notText,
  tooLarge,
} from '../../text/lines.ts';
import { textGuard } from '../../text/text-guard.ts';
import type { BoardFormat, Neighbours, ParseOptions } from '../parts/format.ts';
import { type BracketItem, type BracketSplitter, bracketSplitter } from './bracket-splitter.ts';
import { compactText } from './compact.ts';
import { formatOfBrackets, opensBrackets } from './detect.ts';
import { type BoardText, lineSplitter } from './line-splitter.ts';
import { readBoardText } from './read-board-text.ts';

/*
 * Splits a text of any length, which may arrive in pieces, into one text for each board. It does not read the boards:
 * that takes most of the time, and can be left to other threads.
 */

export interface BoardSplitter {
  /** Takes the next piece of the text, cut anywhere, and returns a text for each board that is complete now. */
  push(text: string): BoardText[];
  /** Ends the text and returns the remaining texts. */
  end(): BoardText[];
  /** Whether a line of ``` or ~~~ has come: then what is not a board outside of such lines is prose. */
  readonly fenced: boolean;
}

export interface SplitterOptions extends ParseOptions {
  /** The format of every board; default: recognised for each board. */
  readonly format?: BoardFormat;
  /** What to recognise besides; default nothing. */
  readonly neighbours?: Neighbours;
}

/**
 * A splitter of a text into one text for each board; `readBoardText` reads each, and `proseFilter` leaves out what turns
 * out to be prose. Keeps at most one board's text in memory.
 */
export function createBoardSplitter({ format, neighbours, ...options }: SplitterOptions = {}): BoardSplitter {
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
  let found: BoardText[] = [];
  let any = false;

  let before: BoardText | undefined;

  const emit = (piece: BoardText) => {
    any = true;
    // `unjam daily` prints its puzzle as a drawing and in one line below it
    if (before && isSameBelow(before, piece, options, neighbours)) return;
    before = piece;
    found.push(blocks.fenced ? { ...piece, fenced: true } : piece);
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
        blocks.take(text, line).forEach(emit);
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

  const taken = (): BoardText[] => {
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
      }
      return taken();
    },
    get fenced() {
      return blocks.fenced;
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
      return taken();
    },
  };
}

/** Whether a board is the one that a drawing directly above it shows. */
function isSameBelow(
  drawn: BoardText,
  below: BoardText,
  options: ParseOptions,
  neighbours: Neighbours | undefined,
): boolean {
  if (drawn.format?.id !== 'printed' || below.format === undefined) return false;
  const above = readBoardText(drawn, options, neighbours);
  if (!above.result.ok) return false;
  const rows = above.result.value.height + 2 + (above.name === undefined ? 0 : 1);
  if (below.line !== drawn.line + rows) return false;
  const { result } = readBoardText(below, options, neighbours);
  return result.ok && compactText(above.result.value) === compactText(result.value);
}

const unclosedArray = (text: TextPlace): Problem => ({
  code: 'unfinished',
  message: 'the array of boards ends too early',
  expected: ']',
  at: { text },
});
