import { check, object } from '../../basics/arguments.ts';
import type { Problem } from '../../basics/errors.ts';
import type { TextPlace } from '../../basics/place.ts';
import {
  isBlank,
  isComment,
  LONGEST_BOARD_TEXT,
  nothingWritten,
  notText,
  tooLarge,
} from '../../text/lines.ts';
import { textGuard } from '../../text/text-guard.ts';
import { opensBrackets } from '../parts/brackets.ts';
import type {
  BoardFormat,
  BoardSplitter,
  BoardText,
  FormatSet,
  ParseOptions,
  ReadTextOptions,
} from '../parts/format.ts';
import { type BracketItem, type BracketSplitter, bracketSplitter } from './bracket-splitter.ts';
import { commonSet } from './common.ts';
import { formatOfBrackets } from './detect.ts';
import { LineSplitter } from './line-splitter.ts';

/*
 * Splits a text of any length, which may arrive in pieces, into one text for each board. It does not read the boards:
 * that takes most of the time, and can be left to other threads.
 */

/** What a splitter recognises, and what decides between readings of a text. */
export interface SplitterOptions extends ReadTextOptions {
  /** The format of every board; default: recognised for each board. */
  readonly format?: BoardFormat | undefined;
  /** What is recognised; default: the formats that every reader recognises. */
  readonly formats?: FormatSet;
}

/**
 * A splitter of a text into one text for each board; `readBoardText` reads each, and `proseFilter` leaves out what turns
 * out to be prose. Keeps at most one board's text in memory. With `allFormats()` a text in which no format finds a board is
 * read by its shape: it is kept, up to two million characters of it, until that is clear.
 *
 * @param options - `format`, `formats` and what decides between readings
 *
 * @example
 * createBoardSplitter().push('XX.A/...A/..../....\nXX../..../..../....\n').length // 2
 */
export function createBoardSplitter(options: SplitterOptions = {}): BoardSplitter {
  check(options, 'options', object);
  return splitterFor({ ...options, formats: options.formats ?? commonSet });
}

type KnownFormats = SplitterOptions & { readonly formats: FormatSet };

/** The splitter of a reader that says what it recognises. */
export function splitterFor(options: KnownFormats): BoardSplitter {
  const splitter = new Splitter(options);
  return (!options.format && options.formats.orByShape?.(splitter, options)) || splitter;
}

class Splitter implements BoardSplitter {
  readonly #format: BoardFormat | undefined;
  readonly #formats: FormatSet;
  readonly #options: ParseOptions;
  readonly #guard = textGuard();
  /** Takes the lines that are not in brackets. */
  readonly #lines: LineSplitter;
  /** Takes the text while brackets are open. */
  #brackets: BracketSplitter | undefined;
  /** What has arrived and has not been taken, and where it begins. */
  #pending = '';
  #line = 1;
  #column = 1;
  /** Whether the rest of a line that is too long is passed over. */
  #skipsLine = false;
  /** Whether the reader can only continue at the end of the line that has begun. */
  #waits = false;
  /** Whether the part of that line that has arrived is blank, so that the rest may open brackets. */
  #waitsBlank = false;
  #stopped = false;
  /** The boards that are complete and have not been returned. */
  #found: BoardText[] = [];
  /** The last board of all. */
  #last: BoardText | undefined;

  constructor({ format, formats, ...options }: KnownFormats) {
    this.#format = format;
    this.#formats = formats;
    this.#options = options;
    this.#lines = new LineSplitter(format, formats);
  }

  get fenced(): boolean {
    return this.#lines.fenced;
  }

  push(text: string): BoardText[] {
    if (this.#stopped) return [];
    const { readable, binary } = this.#guard(text);
    this.#pending += readable;
    const changes = /[\r\n]/.test(readable) || (this.#waitsBlank && !isBlank(readable));
    if (!this.#waits || changes || this.#pending.length > LONGEST_BOARD_TEXT) this.#consume(false);
    if (binary) {
      this.#stopped = true;
      const column = this.#column + this.#pending.length;
      this.#refuse(notText({ line: this.#line, column }));
    }
    return this.#taken();
  }

  end(): BoardText[] {
    if (this.#stopped) return [];
    this.#stopped = true;
    this.#consume(true);
    const rest = this.#brackets?.end();
    if (rest) this.#emitItem(rest);
    if (this.#brackets?.inArray) this.#refuse(unclosedArray({ line: this.#line, column: this.#column }));
    for (const piece of [...this.#lines.flush(), ...this.#lines.end()]) this.#emit(piece);
    if (!this.#last) this.#emit({ line: 1, text: '', problem: nothingWritten });
    return this.#taken();
  }

  #taken(): BoardText[] {
    const boards = this.#found;
    this.#found = [];
    return boards;
  }

  #emit(piece: BoardText): void {
    // `unjam daily` prints its puzzle as a drawing and in one line below it
    if (this.#last && this.#formats.isShownAbove?.(piece, this.#last, this.#options)) return;
    this.#last = piece;
    this.#found.push(this.fenced ? { ...piece, fenced: true } : piece);
  }

  #refuse(problem: Problem): void {
    this.#emit({ line: this.#line, text: '', problem });
  }

  #emitItem({ line, column, text, tooLong }: BracketItem): void {
    const format = this.#format ?? formatOfBrackets(text, this.#formats);
    const name = this.#lines.takeName();
    this.#emit({ line, column, text, format, name, ...(tooLong && { problem: tooLarge(line) }) });
  }

  #flush(): void {
    for (const piece of this.#lines.flush()) this.#emit(piece);
  }

  /** Takes as much of what has arrived as can be told from it; all of it if the text has ended. */
  #consume(final: boolean): void {
    const pending = this.#pending;
    const breaks = /\r\n|\n|\r(?!$)/g;
    let index = 0;
    this.#waits = false;
    while (index < pending.length) {
      if (this.#brackets) {
        const taken = this.#takeBracket(this.#brackets, index, final);
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
      if (!this.#skipsLine && this.#opens(text, complete)) {
        this.#flush();
        this.#brackets = bracketSplitter(LONGEST_BOARD_TEXT + 1);
        continue;
      }
      if (text.length > LONGEST_BOARD_TEXT && !this.#skipsLine) {
        this.#flush();
        this.#refuse(tooLarge(this.#line));
        this.#skipsLine = true;
      }
      if (!complete && !this.#skipsLine) {
        this.#waits = !text.endsWith('\r');
        this.#waitsBlank = isBlank(text);
        break;
      }
      if (!this.#skipsLine) for (const piece of this.#lines.take(text, this.#line)) this.#emit(piece);
      index += text.length;
      this.#column += text.length;
      if (!complete) break;
      index = ending ? ending.index + ending[0].length : pending.length;
      this.#line++;
      this.#column = 1;
      this.#skipsLine = false;
    }
    this.#pending = pending.slice(index);
  }

  /** Gives one character or line break to the bracket splitter; returns how many characters of the input it took. */
  #takeBracket(splitter: BracketSplitter, index: number, final: boolean): number {
    const pending = this.#pending;
    const character = pending.charAt(index);
    const isBreak = character === '\r' || character === '\n';
    if (character === '\r' && index + 1 === pending.length && !final) return 0;
    const length = character === '\r' && pending[index + 1] === '\n' ? 2 : 1;
    const item = splitter.take(isBreak ? '\n' : character, this.#line, this.#column);
    if (item) this.#emitItem(item);
    if (splitter.done) this.#brackets = undefined;
    if (isBreak) this.#line++;
    this.#column = isBreak ? 1 : this.#column + 1;
    return length;
  }

  /** Whether a line opens brackets; only the beginning of the line may have arrived. */
  #opens(text: string, complete: boolean): boolean {
    if ((this.#format?.shape.kind ?? 'brackets') !== 'brackets' || isBlank(text) || isComment(text))
      return false;
    return this.#format !== undefined || (complete ? opensBrackets(text) : /^\s*[[{]/.test(text));
  }
}

const unclosedArray = (text: TextPlace): Problem => ({
  code: 'unfinished',
  message: 'the array of boards ends too early',
  expected: ']',
  at: { text },
});
