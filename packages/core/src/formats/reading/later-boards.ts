/*
 * The boards behind the first one that is in a format without doubt. Each whose own heading contradicts it is read by its
 * shape, with that heading, and so is one that its format refuses:
 *
 *     AA...O / P..Q.O / ...      in a format: from here on the text is not kept
 *
 *     Level 2 (exit left)        the second board leaves at the left
 *     AA.B.. / ...B.. / ...
 *
 *     6 6                        the third is followed by the end of the text, as in contests
 *     AA.B.. / ...B.. / ... / 0 0
 */
import type { Problem } from '../../basics/errors.ts';
import { quote } from '../../basics/quote.ts';
import type { BoardReading, FailedBoard } from '../../shapes/parts/answer.ts';
import type { Work } from '../../shapes/parts/budget.ts';
import { LINE_BREAK, type TextLine } from '../../text/lines.ts';
import { vehicleList } from '../csv/vehicle-list.ts';
import type { BoardText, FormatSet, ReadTextOptions } from '../parts/format.ts';
import { compactText } from './compact.ts';
import { isHeading } from './doubt.ts';
import { isProseLine } from './prose.ts';
import { readPiece } from './read-piece.ts';
import type { ShapeReader } from './shape-reader.ts';
import { isSurelyMeant } from './surely-meant.ts';

/** Reads the boards of a text by their shape, with what is left of the work for several texts. */
export type ByShape = (text: string, work?: Work) => readonly (BoardReading | FailedBoard)[];

/** The most lines above a board that are kept, and the most characters of one. */
const MOST_LINES = 1000;
const LONGEST = 1 << 16;
/** How many texts may be read by their shape without finding a board: it takes a hundred times as long as reading a format. */
const MOST_IN_VAIN = 200;
/** The most units of work for all of these together. */
const MOST_WORK = 16_000;
/** The most texts at the end that are kept, of which one may be the last board. */
const MOST_LAST = 8;
/** The end of a text of a contest below its last board. */
const ENDS = /\n[^\S\n]*0(?:[^\S\n]+0)*\s*$/;

export interface LaterBoards {
  /**
   * Takes the next piece of the text and the boards that are complete with it; returns these, or what their headings make of them.
   *
   * @param areChecked - whether their headings are known to say nothing else
   */
  take(part: string, texts: readonly BoardText[], areChecked?: boolean): BoardText[];
  /** Ends the text; returns the problem with a line behind the last board that says something else about it. */
  end(): BoardText[];
}

const NO_LINES: readonly string[] = [];

/** Looks at the boards of a text from its beginning on. */
export function laterBoards(
  options: ReadTextOptions,
  formats: FormatSet,
  byShape: ByShape,
  reader: ShapeReader,
): LaterBoards {
  let start = 0;
  let lines: string[] = [''];
  let inVain = 0;
  const work = { left: MOST_WORK };
  /** The last texts, with the lines between each and the one before. */
  let last: { readonly one: BoardText; readonly above: readonly string[] }[] = [];
  /** A refused text as its shape is read, where that is one board without a question or a guess, and leaves out no row. */
  const otherwise = (one: BoardText, above: readonly string[]): BoardText | undefined => {
    if (inVain >= MOST_IN_VAIN) return undefined;
    inVain++;
    const [found, ...more] = shapesOf({ ...one, text: one.text.replace(ENDS, '') }, above, work);
    if (more.length > 0 || !found?.shape || !('board' in found.shape)) return undefined;
    const { board, primaryGuessed } = found.shape;
    const rows = one.text.split('\n').filter(isLikeRow).length;
    if (primaryGuessed !== undefined || board.height < rows) return undefined;
    inVain--;
    return found;
  };
  /** What the shape of a text says of it together with the lines above it. */
  const shapesOf = (one: BoardText, above: readonly string[], work?: Work): BoardText[] => {
    const shift = one.line - 1 - above.length;
    return byShape([...above, ...one.text.split('\n')].join('\n'), work).map((shape) => ({
      text: '',
      line: shape.line + shift,
      shape: shifted(shape, shift),
    }));
  };
  /** The board, or what the lines above it and its own say. */
  const checked = (one: BoardText, above: readonly string[]): BoardText[] => {
    // a board on one line has nothing beside it there; most texts of many boards are in that format
    const first = one.format?.id === 'line' ? [] : one.text.slice(0, LONGEST).split('\n', 1);
    if (!reader.saysAnything([...above, ...first].filter(isHeading))) return [one];
    const read = readPiece(one, options, formats).result;
    if (!read.ok) return [one];
    const all = [...above, ...one.text.split('\n')];
    const around = { all, near: all, refused: [], beside: [], isFirst: false };
    return reader.doubtOf(read.value, one, around, options) === 'said' ? shapesOf(one, above) : [one];
  };
  /** A text, as its shape is read where its format refuses it. */
  const orOther = (one: BoardText, above: readonly string[]): BoardText =>
    mayBeOther(one) && !readPiece(one, options, formats).result.ok ? (otherwise(one, above) ?? one) : one;
  return {
    take(part, texts, areChecked = false) {
      const [first = '', ...more] = part.split(LINE_BREAK);
      lines.push((lines.pop() ?? '').slice(0, LONGEST) + first);
      for (const text of more) lines.push(text);
      // the lines before this one belong to boards that were looked at
      let next = 0;
      const found: BoardText[] = [];
      for (const [i, one] of texts.entries()) {
        const first = one.line - 1 - start;
        const between = first > next ? lines.slice(next, first) : NO_LINES;
        if (texts.length - i <= MOST_LAST) last = [...last, { one, above: between }].slice(-MOST_LAST);
        next = Math.max(next, first + 1 + lineBreaksIn(one.text));
        // a board on one line right below another has no heading
        if (between.length === 0 && one.format?.id === 'line') found.push(one);
        else {
          const above = headingOf(between);
          const read = areChecked ? [one] : checked(one, above);
          for (const each of read) found.push(orOther(each, above));
        }
      }
      lines = lines.slice(next);
      start += next;
      if (lines.length === 0) lines.push('');
      if (texts.length === 0 && lines.length > 2 * MOST_LINES) {
        start += lines.length - MOST_LINES;
        lines = lines.slice(-MOST_LINES);
      }
      return found;
    },
    end() {
      // the last board was given out before the lines behind it came
      let behind = lines.map((text, i) => ({ text, number: start + 1 + i }));
      for (const { one, above } of last.reverse()) {
        const { result } = readPiece(one, options, formats);
        if (result.ok && !one.shape) {
          const says = (all: readonly string[]) => {
            const around = { all, near: all, refused: [], beside: [], isFirst: false };
            const doubt = reader.doubtOf(result.value, one, around, options);
            return doubt === 'said' || doubt === 'exit';
          };
          const line = behind.find(({ text }) => isHeading(text) && says([text]));
          if (!line) return [];
          // it may only seem to say something else
          const all = behind.map(({ text }) => text);
          const [again, ...more] = byShape([...one.text.split('\n'), '', ...all].join('\n'));
          const isSame =
            more.length === 0 &&
            again !== undefined &&
            'board' in again &&
            compactText(again.board) === compactText(result.value);
          return isSame ? [] : [saidTooLate(line)];
        }
        if (result.ok) return [];
        const own = [...above, ...one.text.split('\n')];
        behind = own
          .map((text, i): TextLine => ({ text, number: one.line - above.length + i }))
          .concat(behind);
      }
      return [];
    },
  };
}

/** A line behind a board that was given out without it. */
const saidTooLate = ({ text, number }: TextLine): BoardText => ({
  text: '',
  line: number,
  problem: {
    code: 'unreachable-exit',
    message: `${quote(text.trim())} stands below a board that was read without it`,
    expected: 'this line above the board, or the whole text at once',
    at: { text: { line: number, column: 1 } },
  },
});

/**
 * Whether a text draws rows that are not surely cells alone, is JSON of another program or lists vehicles in no format, so that it may
 * be a board by its shape.
 */
function mayBeOther(one: BoardText): boolean {
  const { format, text } = one;
  if (format?.id === 'json') return !isSurelyMeant(one);
  if (format === undefined || lists.has(format.id))
    return text.length <= LONGEST && (vehicleList(text) !== undefined || QUOTED_ROWS.test(text));
  return format.shape.kind === 'rows' && !areCells(text);
}

/** Rows in quotes as values of a program: `["AAB.", "XXB.", ...]`. */
const QUOTED_ROWS = /[[({]\s{0,20}(["'])[^"'\s]{2,16}\1\s{0,20},\s{0,20}["']/;

/** Whether lines are as long as each other, and have nothing but letters, points and blanks. */
function areCells(text: string): boolean {
  const width = text.indexOf('\n');
  return CELLS.test(text) && text.split('\n').every((line) => line.length === width || line === '');
}

const CELLS = /^[A-Za-z.@#\s]+$/;

/** Whether a line may be a row, whole or with a mistake: capitals or points, and no sentence. */
const isLikeRow = (line: string): boolean =>
  !line.includes(':') &&
  !isProseLine(line) &&
  (/[.#]/.test(line) || /^[A-Z\s]*[A-Z]{2}[A-Z\d\s]*$/.test(line.trim()));

/** Formats of a vehicle a line. */
const lists = new Set(['bandung', 'csv']);

/** How many line breaks the text of a board has. */
export function lineBreaksIn(text: string): number {
  let count = 0;
  for (let i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1)) count++;
  return count;
}

/** The lines above a board without those that stand right below the board before, which belong to that one. */
function headingOf(above: readonly string[]): readonly string[] {
  const blank = above.findIndex((line) => line.trim() === '');
  return blank < 0 ? above : above.slice(blank);
}

/** What was read of a part of a text, with the lines of the whole. */
function shifted(shape: BoardReading | FailedBoard, by: number): BoardReading | FailedBoard {
  const line = shape.line + by;
  if (!('answer' in shape) || shape.answer.kind === 'question') return { ...shape, line };
  const { answer } = shape;
  return { ...shape, line, answer: { ...answer, problem: inWhole(answer.problem, by) } };
}

function inWhole(problem: Problem, by: number): Problem {
  const text = problem.at?.text;
  return text ? { ...problem, at: { ...problem.at, text: { ...text, line: text.line + by } } } : problem;
}
