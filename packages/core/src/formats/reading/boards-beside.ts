/*
 * Boards that stand side by side are read as if they stood one below the other:
 *
 *     Card 1    Card 2            a column is blank in every line, so the text is cut there
 *     AA...O    ..ABBC
 *     P..Q.O    ..A..C
 *     PXXQ.O    XXA..C
 *     P..Q..    ..DD..
 *     B...CC    EE....
 *     B.RRR.    ......
 *
 * That is done only where the text as it stands is refused, and every part of it is a board whose red car is not guessed.
 */
import { isBlank, LINE_BREAK } from '../../text/lines.ts';
import type { BoardSplitter, BoardText, ReadBoard } from '../parts/format.ts';
import { isFence } from './line-splitter.ts';
import { LONGEST } from './shape-refusals.ts';

/**
 * A splitter that gives what `splitter` gives, or the boards of a text in which some stand side by side.
 *
 * @param again - another splitter like that one
 * @param read - reads a text that a splitter gives
 */
export function boardsBeside(
  splitter: BoardSplitter,
  again: () => BoardSplitter,
  read: (text: BoardText) => ReadBoard,
): BoardSplitter {
  /** The text so far, as long as boards in it may stand side by side. */
  let text: string | undefined = '';
  let held: BoardText[] = [];
  /** Whether some do stand so in the part of the text that was there when the first board was found. */
  let isBeside = false;
  return {
    push(part) {
      const found = splitter.push(part);
      if (text === undefined) return found;
      text += part;
      held.push(...found);
      isBeside ||= held.length > 0 && oneBelowTheOther(text) !== undefined;
      if (text.length <= LONGEST && (held.length === 0 || isBeside)) return [];
      const ready = held;
      held = [];
      text = undefined;
      return ready;
    },
    end() {
      const found = [...held, ...splitter.end()];
      const below = text === undefined ? undefined : oneBelowTheOther(text);
      if (!below) return found;
      const before = found.filter((one) => read(one).result.ok);
      if (before.length === found.length) return found;
      const other = again();
      const texts = [...other.push(below.text), ...other.end()];
      const boards = texts.filter((one) => isSurely(read(one)));
      const isWrong = texts.some((one) => below.isPart(one.line) && !boards.includes(one));
      if (isWrong || boards.length < before.length + below.parts) return found;
      return texts.map((one) => {
        const line = below.lines[one.line - 1] ?? one.line;
        return { ...one, line, ...(one.shape && { shape: { ...one.shape, line } }) };
      });
    },
    get fenced() {
      return splitter.fenced;
    },
  };
}

/** Whether a text is a board whose red car is not guessed. */
const isSurely = ({ result, shape }: ReadBoard): boolean =>
  result.ok && !(shape && 'primaryGuessed' in shape && shape.primaryGuessed !== undefined);

/** A text whose parts stand one below the other. */
interface Below {
  readonly text: string;
  /** The line of the text before of each of its lines, from 1. */
  readonly lines: readonly number[];
  /** How many parts stood side by side. */
  readonly parts: number;
  /** Whether one of its lines is of a part. */
  isPart(line: number): boolean;
}

/** A text in which the parts of lines that stand side by side stand one below the other; undefined if there are none. */
function oneBelowTheOther(text: string): Below | undefined {
  const written: string[] = [];
  const lines: number[] = [];
  const partLines = new Set<number>();
  let parts = 0;
  const write = (line: string, number: number) => {
    written.push(line);
    lines.push(number);
  };
  const writeAll = (rows: readonly string[], from: number) => {
    rows.forEach((row, i) => {
      write(row, from + i);
    });
  };
  for (const { above, block, number } of blocksOf(text.split(LINE_BREAK))) {
    writeAll(above, number - above.length);
    const beside = besideIn(block);
    writeAll(beside ? block.slice(0, beside.heading) : block, number);
    if (!beside) continue;
    parts += beside.parts.length;
    for (const { rows, from } of beside.parts) {
      const first = number + beside.heading + from;
      write('', first);
      writeAll(rows, first);
      for (let i = 0; i < rows.length; i++) partLines.add(written.length - i);
    }
  }
  return parts > 0
    ? { text: written.join('\n'), lines, parts, isPart: (line) => partLines.has(line) }
    : undefined;
}

/** Lines between those that are blank or open or close code, with these above, and the number of the first. */
interface Block {
  readonly above: readonly string[];
  readonly block: readonly string[];
  readonly number: number;
}

function* blocksOf(lines: readonly string[]): Generator<Block> {
  let start = 0;
  while (start < lines.length) {
    let from = start;
    while (from < lines.length && divides(lines[from] ?? '')) from++;
    let to = from;
    while (to < lines.length && !divides(lines[to] ?? '')) to++;
    yield { above: lines.slice(start, from), block: lines.slice(from, to), number: from + 1 };
    start = to;
  }
}

const divides = (line: string): boolean => isBlank(line) || isFence(line);

/** A part of a block that stands beside others: its rows, below one line with all that stands above them. */
interface Part {
  readonly rows: readonly string[];
  /** How many lines of the block stand above its first one. */
  readonly from: number;
}

/** The fewest rows and columns of a board that stands beside another one. */
const LEAST = 3;
/** The most lines above one of the boards, and above all of them. */
const MOST_ABOVE = 2;
/** A board with its border and what stands above it. */
const MOST_LINES = 30;

interface Beside {
  readonly parts: readonly Part[];
  /** How many lines stand above all parts. */
  readonly heading: number;
  /** The columns of the smallest gap between two parts. */
  readonly gap: number;
}

/**
 * The parts of a block that stand side by side, below as few lines above all of them as leave gaps of two columns: the words of a
 * sentence may have a blank in the same place.
 */
function besideIn(block: readonly string[]): Beside | undefined {
  let best: Beside | undefined;
  for (let heading = 0; heading <= MOST_ABOVE; heading++) {
    const found = besideUnder(block, heading);
    if (found && Math.min(found.gap, 2) > Math.min(best?.gap ?? 0, 2)) best = found;
  }
  return best;
}

/** The parts of a block below so many lines, if all of them may be boards. */
function besideUnder(block: readonly string[], heading: number): Beside | undefined {
  if (block.length < heading + LEAST || block.length > MOST_LINES) return undefined;
  const lines = block.slice(heading).map((line) => [...line.replaceAll('\t', '    ')]);
  const gaps = gapsOf(lines);
  for (const gap of new Set(gaps.map(({ from, to }) => to - from).sort((a, b) => a - b))) {
    const wide = gaps.filter(({ from, to }) => to - from >= gap);
    const starts = [0, ...wide.map(({ to }) => to)];
    const slices = starts.map((start, i) =>
      lines.map((line) => line.slice(start, wide[i]?.from).join('').trimEnd()),
    );
    const parts = slices.filter((slice) => !slice.every((line) => BAR.test(line))).map(partOf);
    if (parts.length > 1 && parts.every((part) => part !== undefined)) return { parts, heading, gap };
  }
  return undefined;
}

/** A bar that divides boards, or a line without one. */
const BAR = /^\s*[|│┃¦]?\s*$/;

/** Columns from `from` up to `to` that are blank in all lines, between others. */
interface Gap {
  readonly from: number;
  readonly to: number;
}

function gapsOf(lines: readonly (readonly string[])[]): readonly Gap[] {
  const width = Math.max(...lines.map(({ length }) => length));
  const gaps: Gap[] = [];
  let from: number | undefined;
  let isInside = false;
  for (let column = 0; column < width; column++) {
    const isGap = lines.every((line) => isBlank(line[column] ?? ' '));
    if (isGap) {
      from ??= column;
      continue;
    }
    if (from !== undefined && isInside) gaps.push({ from, to: column });
    from = undefined;
    isInside = true;
  }
  return gaps;
}

/** A row of a box, or its top or bottom. */
const IN_BOX = /^[|│┃║+╭╰┌└┏┗╔╚]/;
/** Cells without a blank between them. */
const CELLS = /^\S{3,}$/;
/** Cells with blanks between them. */
const APART = /^\S(?:\s+\S){2,}$/;

/** A part of a block as text for a reader, if it has rows that may be those of a board. */
function partOf(slice: readonly string[]): Part | undefined {
  const from = slice.findIndex((line) => line !== '');
  const lines = slice.slice(from, slice.findLastIndex((line) => line !== '') + 1);
  for (let above = 0; above <= MOST_ABOVE; above++) {
    const rows = lines.slice(above);
    if (rows.length < LEAST || !areRows(rows)) continue;
    const names = lines.slice(0, above).map((line) => line.trim());
    return above === 0 ? { rows, from } : { rows: [names.join(', '), ...rows], from: from + above - 1 };
  }
  return undefined;
}

/** Whether lines may be the rows of one board, without or with a border. */
function areRows(lines: readonly string[]): boolean {
  const trimmed = lines.map((line) => line.trim());
  if (trimmed.every((line) => IN_BOX.test(line))) return true;
  const width = [...(trimmed[0] ?? '')].length;
  return trimmed.every(
    (line) => (CELLS.test(line) && [...line].length === width) || (APART.test(line) && line.length > LEAST),
  );
}
