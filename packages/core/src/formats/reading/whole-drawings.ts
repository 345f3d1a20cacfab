/*
 * A drawing in which blank lines stand is one board, not one for each part. In a box, and in quoted rows of which there are as many as
 * columns, blank lines are moved behind it:
 *
 *     +----+           "AA.B           "AA.B"
 *     |AA.B|                           "XX.B"
 *                       XX.B
 *     |XX.B|            ....           "...."
 *     |....|            CC.."          "CC.."
 *     +----+
 */
import type { BoardSplitter } from '../parts/format.ts';

/** What a line has that begins such a drawing; most texts have none of it. */
const MAY_BEGIN = /[+┌╔╭┏"'`]/;
/** The most characters of a line that begins one, and the most lines of one. */
const LONGEST = 80;
const MOST_LINES = 50;

/** The beginning of a line that may begin one. */
const BEGUN = /^\s*[+┌╔╭┏][^\p{L}\p{N}]*$|^[^"'`]{0,40}["'`]{1,3}[^\s"'`]{0,16}["'`]?,?\s*$/u;

const BLANK = /^\s*$/;
const TOP = /^\s*[┌╔╭┏][^\p{L}\p{N}]*[┐╗╮┓]\s*$/u;
const BOTTOM = /^\s*[└╚╰┗]/;
/** A line above, between or below the rows of a box of + and -. */
const EDGE = /^\s*\+(?=.*[-=])[-=+ ]*\+\s*$/;
const ROW = /^\s*(?:\d{1,2}\s*)?[|│║┃├╠┠┣╟┝]/;

/** The first line of a text in quotes that does not end on it, a line within, and its last one. */
const OPENS = /^[^"'`]{0,40}("""|'''|["'`])([^\s"'`]{3,16})?\s*$/;
const CELLS = /^\s*([^\s"'`]{3,16})\s*$/;
const CLOSES = /^\s*([^\s"'`]{3,16})?("""|'''|["'`])[;,)\s]*$/;
/** A row in quotes of its own. */
const QUOTED = /^\s*(["'`])([^\s"'`]{3,16})\1,?\s*$/;

/** What a line is to an open drawing: its last one, one of it, one behind its last one; or the lines so far are none. */
type Place = 'last' | 'within' | 'behind' | 'none';

/** A drawing whose last line has not come yet. */
interface Open {
  /** What the next line is, undefined at the end of the text. */
  place(line: string | undefined): Place;
  /** Its lines in the order in which they are read. */
  whole(lines: readonly string[]): readonly string[];
}

/** A splitter that is given a text whose drawings have no blank lines in them. */
export function wholeDrawings(splitter: BoardSplitter): BoardSplitter {
  let held: string[] = [];
  let open: Open | undefined;
  /** The beginning of a line. */
  let rest = '';
  /** What stands before it: a board there is not read before the line is whole, which may say where its exit is. */
  let before = '';
  /** Whether the beginning of the present line was given out. */
  let isInLine = false;
  /** The line that was given out last. */
  let above = '';
  /** Whether more rows in quotes follow those of which no board was made. */
  let isRunOn = false;
  /** Takes a line with its end, or the end of the text; returns what can be read now. */
  const take = (line: string | undefined): string => {
    const place = open ? (held.length < MOST_LINES ? open.place(line) : 'none') : 'behind';
    if (line !== undefined && (place === 'within' || place === 'last')) held.push(line);
    if (place === 'within') return '';
    const ready = (open && place !== 'none' ? open.whole(held) : held).join('');
    isRunOn = isMore(line) && (isRunOn || place === 'none');
    open = place === 'last' || isRunOn || line === undefined ? undefined : opened(line, held.at(-1) ?? above);
    above = (place === 'last' ? held.at(-1) : line) ?? '';
    held = open && line !== undefined ? [line] : [];
    return place === 'last' || open ? ready : ready + (line ?? '');
  };
  return {
    push(part) {
      if (!open && rest === '' && !MAY_BEGIN.test(part)) {
        if (part !== '') isInLine = !part.endsWith('\n');
        above = part.slice(part.lastIndexOf('\n', part.length - 2) + 1);
        return splitter.push(part);
      }
      let ready = before;
      let start = 0;
      const text = rest + part;
      rest = '';
      before = '';
      while (start < text.length) {
        const end = text.indexOf('\n', start) + 1;
        const line = text.slice(start, end === 0 ? undefined : end);
        const mayWait = !isInLine && line.length <= LONGEST && (open || BEGUN.test(line));
        if (end === 0 && mayWait) rest = line;
        else ready += isInLine ? line : end === 0 ? take(undefined) + line : take(line);
        isInLine = end === 0 && rest === '';
        start += line.length;
      }
      if (rest !== '') before = ready;
      return ready === '' || rest !== '' ? [] : splitter.push(ready);
    },
    end() {
      const ready = before + (rest === '' ? '' : take(rest)) + take(undefined);
      rest = '';
      before = '';
      const found = ready === '' ? [] : splitter.push(ready);
      return [...found, ...splitter.end()];
    },
    get fenced() {
      return splitter.fenced;
    },
  };
}

const isMore = (line: string | undefined): boolean =>
  line !== undefined && (BLANK.test(line) || QUOTED.test(line));

/** The drawing that a line begins, with the line above it. */
function opened(line: string, above: string): Open | undefined {
  if (line.length > LONGEST || !MAY_BEGIN.test(line)) return undefined;
  if (TOP.test(line)) return box;
  // below a row it ends a box that has no line above
  if (EDGE.test(line)) return ROW.test(above) ? undefined : boxOfEdges(line.trim().length);
  const [, mark, row] = QUOTED.exec(line) ?? [];
  if (mark !== undefined && row !== undefined) return rowsInQuotes(mark, row.length);
  const [, quote, first] = OPENS.exec(line) ?? [];
  return quote === undefined ? undefined : quotation(quote, first);
}

/** Lines of which the blank ones stand behind the others, but for those above a first line that is none of the drawing. */
function withBlanksBehind(lines: readonly string[], from = 0): readonly string[] {
  const inside = lines.slice(from);
  const isWritten = (line: string) => !BLANK.test(line);
  const last = inside.findLast(isWritten) ?? '';
  // the last line of a text may have no end
  const ended = inside
    .filter(isWritten)
    .map((line) => (line === last && !/\n$/.test(line) ? `${line}\n` : line));
  return [...lines.slice(0, from), ...ended, ...inside.filter((line) => !isWritten(line))];
}

/** A box of lines, whose last one has other corners than the first. */
const box: Open = {
  place: (line) =>
    line === undefined
      ? 'none'
      : BOTTOM.test(line)
        ? 'last'
        : ROW.test(line) || BLANK.test(line)
          ? 'within'
          : 'none',
  whole: (lines) => withBlanksBehind(lines),
};

/** A box whose lines are all alike: one between two rows is followed by a row. */
function boxOfEdges(width: number): Open {
  let rows = 0;
  let inGroup = 0;
  let isEdge = true;
  let isOneEach = true;
  return {
    place(line) {
      const mayEnd = isEdge && rows > 0;
      if (line === undefined) return mayEnd ? 'behind' : 'none';
      if (BLANK.test(line)) return mayEnd && !isOneEach ? 'behind' : 'within';
      if (EDGE.test(line)) {
        if (isEdge) return mayEnd ? 'behind' : 'none';
        if (line.trim().length !== width) return 'none';
        isOneEach &&= inGroup === 1;
        [isEdge, inGroup] = [true, 0];
        return 'within';
      }
      if (!ROW.test(line) || (mayEnd && !isOneEach)) return mayEnd ? 'behind' : 'none';
      rows++;
      inGroup++;
      isEdge = false;
      return 'within';
    },
    whole: (lines) => withBlanksBehind(lines),
  };
}

/** Rows between two quotes, as many as columns. */
function quotation(quote: string, first: string | undefined): Open {
  let width = first?.length;
  let rows = first === undefined ? 0 : 1;
  const isRow = (row: string | undefined): boolean => {
    if (row === undefined) return true;
    width ??= row.length;
    return row.length === width && ++rows <= width;
  };
  return {
    place(line) {
      if (line === undefined) return 'none';
      if (BLANK.test(line)) return 'within';
      const [, last, end] = CLOSES.exec(line) ?? [];
      if (end !== undefined) return end === quote && isRow(last) && rows === width ? 'last' : 'none';
      const row = CELLS.exec(line)?.[1];
      return row !== undefined && isRow(row) ? 'within' : 'none';
    },
    whole: (lines) =>
      withBlanksBehind(
        lines,
        first === undefined ? lines.findIndex((line, i) => i > 0 && !BLANK.test(line)) : 0,
      ),
  };
}

/** Rows each of which is in quotes: in parts of different heights, which together have as many rows as columns. */
function rowsInQuotes(mark: string, width: number): Open {
  const parts = [1];
  let isBlank = false;
  const rows = () => parts.reduce((sum, part) => sum + part, 0);
  return {
    place(line) {
      if (line !== undefined && BLANK.test(line)) {
        if (rows() === width) return 'behind';
        isBlank = true;
        return 'within';
      }
      const [, own, row] = (line !== undefined && QUOTED.exec(line)) || [];
      if (own !== mark || row?.length !== width) return 'behind';
      if (isBlank) parts.push(0);
      isBlank = false;
      parts.push((parts.pop() ?? 0) + 1);
      return rows() > width ? 'none' : 'within';
    },
    whole: (lines) => (rows() === width && new Set(parts).size > 1 ? withBlanksBehind(lines) : lines),
  };
}
