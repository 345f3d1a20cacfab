/*
 * Whether a board that a format of rows read lacks a row, which stands above it or apart:
 *
 *     . . BB.        taken for the name of the board, and may be a row of it with a mistake
 *     . A . . .
 *
 *     ########       a border that is not closed, because a blank line stands in it: these walls are none
 *     #XX___A#
 *     #_____A#
 */
import type { Problem } from '../../basics/errors.ts';
import { quote } from '../../basics/quote.ts';
import { type Board, primaryOf } from '../../board/board.ts';
import type { BoardSplitter, BoardText, FormatSet, ReadBoard } from '../parts/format.ts';
import { formatOfBlock } from './detect.ts';

/**
 * A splitter that gives what `splitter` gives, and refuses the boards that lack a row. What was read by its shape is no prose between
 * blocks of Markdown.
 *
 * @param read - reads a text that a splitter gives
 */
export function withoutLostRows(
  splitter: BoardSplitter,
  read: (text: BoardText) => ReadBoard,
  formats: FormatSet,
): BoardSplitter {
  const checked = (given: BoardText): BoardText => {
    if (given.shape) return splitter.fenced ? { ...given, fenced: true } : given;
    const one = withBorder(given, formats);
    const problem = mayLack(one) ? lostRow(read(one)) : undefined;
    return problem ? { ...one, problem } : one;
  };
  return {
    push: (part) => splitter.push(part).map(checked),
    end: () => splitter.end().map(checked),
    get fenced() {
      return splitter.fenced;
    },
  };
}

/** A board in one word in which there is a blank. */
const WORD = /^[A-Zox.]+\s+[A-Zox.]+$/;
const LEAST_CELLS = 16;

/** A line of a border. */
const BORDER = /#####/;

/** One of several boards without a blank line between them, in the format of its own border, which all of them together have not. */
function withBorder(one: BoardText, formats: FormatSet): BoardText {
  if (one.format?.id !== 'grid' || !BORDER.test(one.text)) return one;
  const format = formatOfBlock(one.text.split('\n'), formats);
  return format?.shape.kind === 'rows' ? { ...one, format } : one;
}

/** Whether a text may be such a board, so that it has to be read twice: its name or a line of another length above its rows may be a row. */
function mayLack({ name, text, format, problem }: BoardText): boolean {
  if (format?.id === 'line' && name !== undefined) return WORD.test(name);
  if (format?.shape.kind !== 'rows' || problem) return false;
  const [first = '', second = ''] = text.split('\n', 2).map((line) => line.trimEnd());
  return [name ?? '', first.length === second.length ? '' : first].some(hasCells) || BORDER.test(text);
}

/** Whether a line has nothing but cells, of which some are empty. */
const hasCells = (line: string): boolean => /^[A-Za-z@#.\-_*\s]*$/.test(line) && /[.\-_*]/.test(line);

/** The problem with a board that lacks a row. */
function lostRow({ result, name, format, line }: ReadBoard): Problem | undefined {
  if (!result.ok) return undefined;
  const { width, height } = result.value;
  if (format?.id === 'line' && name !== undefined) return mayBeBoard(name, width * height, line);
  if (format?.shape.kind !== 'rows') return undefined;
  if (name !== undefined && mayBeRow(name, result.value))
    return {
      code: 'ragged-rows',
      message: `${quote(name)} stands above the board and may be a row of it`,
      expected: `${width} cells, or a name in words`,
      at: { text: { line, column: 1 } },
    };
  const open = format.id === 'grid' ? openSide(result.value) : undefined;
  if (open === undefined) return undefined;
  return {
    code: 'ragged-rows',
    message: `the border of # is open ${open} these rows`,
    expected: 'all rows within the border, one below the other',
    at: { text: { line: open === 'below' ? line + height : line, column: 1 } },
  };
}

/** The problem with a line above a board in one word that has as many cells, or one more or less. */
function mayBeBoard(name: string, size: number, line: number): Problem | undefined {
  const cells = name.replace(/\s/g, '');
  const empty = cells.replace(/[^o.]/g, '').length;
  if (cells.length < LEAST_CELLS || Math.abs(cells.length - size) > 1 || empty * 6 <= cells.length)
    return undefined;
  return {
    code: 'not-square',
    message: `${quote(name)} stands above the board and may be another one`,
    expected: `${size} cells, or a name in words`,
    at: { text: { line: line - 1, column: 1 } },
  };
}

/** Whether a line has as many cells as the rows of a board, or one more or less, and is made of empty cells and vehicles in it. */
function mayBeRow(name: string, { width, height }: Board): boolean {
  const cells = name.replace(/\s/g, '');
  const words = name.trim().split(/\s+/);
  // each cell is written twice
  if (Math.abs(words.length - width) <= 1 && words.every((word) => /^(\S)\1+$/.test(word)))
    return width !== height;
  if (width === height || Math.abs(cells.length - width) > 1) return false;
  if (!hasCells(cells)) return false;
  // nothing but the glyphs of empty cells may be a rule, but for points and lines with blanks between them
  if (!/[A-Za-z@]/.test(cells)) return /^[._](?:\s+[._])+$/.test(name);
  return cells.replace(/[#.\-_*]|([A-Za-z@])\1+/g, '').length * 3 <= cells.length;
}

/** The fewest cells across and down of a board with a border: smaller ones may have such walls. */
const LEAST = { width: 5, height: 4 };

/** Where the border of a board is open that has walls along its other three sides, and in the way out of its red car. */
function openSide(board: Board): 'above' | 'below' | undefined {
  const { width, height, walls } = board;
  if (width < LEAST.width || height < LEAST.height) return undefined;
  const isWall = new Set(walls);
  const areWalls = (count: number, first: number, step: number): boolean =>
    Array.from({ length: count }, (_, i) => first + i * step).every((cell) => isWall.has(cell));
  const isBetween = areWalls(height, 0, width) && areWalls(height, width - 1, width);
  const [top, bottom] = [areWalls(width, 0, 1), areWalls(width, (height - 1) * width, 1)];
  if (!isBetween || top === bottom || primaryOf(board).orientation === 'vertical') return undefined;
  return top ? 'below' : 'above';
}
