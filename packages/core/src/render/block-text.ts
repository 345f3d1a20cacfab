import { check, checkBoard, checkOptions, flag, list, number, object, whole } from '../basics/arguments.ts';
import { at } from '../basics/at.ts';
import { columnsOf, cutTo } from '../basics/columns.ts';
import {
  type Board,
  checkState,
  occupancy,
  primaryOf,
  type State,
  startOf,
  vehicleAt,
  WALL,
} from '../board/board.ts';
import { type Cell, cellAt, squareOf } from '../board/cell.ts';
import { roomOf } from '../board/moves.ts';
import { type AnsiStyle, FAINT, paint, vehicleStyle } from './ansi.ts';
import { PRIMARY_COLOUR } from './terminal-colours.ts';

/*
 * Draws a board in characters, as large as the terminal allows, each vehicle as a box.
 *
 *     ┌────────────────────────┐
 *     │ ╭──────────╮  ·   ╭────╮│      unselected
 *     │ │    X     │  ·   │    │→      the exit
 *     │ ╰──────────╯  ·   │ A  ││
 *
 * The chosen vehicle has a double line, and arrows on the sides to which it can move.
 */

/** Columns and rows of one cell, the largest first; the last one fits boards of every size. */
const cellSizes = [
  { columns: 8, rows: 4 },
  { columns: 6, rows: 3 },
  { columns: 4, rows: 2 },
  { columns: 3, rows: 1 },
] as const;
type CellSize = (typeof cellSizes)[number];

/** The largest cells with which the board fits into these columns and rows; undefined if none do. */
function fitting({ width, height }: Board, columns: number, rows: number): CellSize | undefined {
  return cellSizes.find((cell) => width * cell.columns + 2 <= columns && height * cell.rows + 2 <= rows);
}

/** The room that a terminal has for a drawing, and how the board is drawn. */
export interface BlockOptions {
  /** Columns and rows of the terminal. */
  readonly columns: number;
  readonly rows: number;
  readonly state?: State;
  /** Index of the chosen vehicle. */
  readonly chosen?: number;
  /** Whether to paint with ANSI escape codes of 256 colours; default false. */
  readonly colour?: boolean;
}

/** A board drawn in characters, and which cell each character belongs to. */
export interface BlockText {
  /** The drawing, one string for each row. */
  readonly lines: readonly string[];
  /** Width of every line in columns. */
  readonly columns: number;
  /** The cell at a column and a row of the drawing, both from 0; undefined on the frame and outside it. */
  cellAt(column: number, row: number): Cell | undefined;
}

const blockOptions = { columns: number, rows: number, state: list, chosen: whole, colour: flag };

/**
 * The board as large as it fits; undefined if there is too little room.
 *
 * @param board - the board
 * @param options - `columns` and `rows` of the terminal; the others may be left out
 *
 * @example
 * renderBlocks(board, { columns: 40, rows: 20 })?.lines[0] // '┌────────────────────────────────┐'
 */
export function renderBlocks(board: Board, options: BlockOptions): BlockText | undefined {
  checkBoard(board);
  check(options, 'options', object);
  checkOptions(options, 'options', blockOptions);
  for (const name of ['columns', 'rows'] as const) check(options[name], `options.${name}`, number);
  const size = fitting(board, options.columns, options.rows);
  if (!size) return undefined;
  const { state = startOf(board), chosen, colour = false } = options;
  checkState(board, state);
  const canvas = canvasOf(board.width * size.columns + 2, board.height * size.rows + 2);
  drawFrame(canvas, board, size);
  drawGround(canvas, board, state, size);
  for (const index of board.vehicles.keys()) drawVehicle(canvas, board, state, size, index, index === chosen);
  return {
    lines: canvas.map((row) =>
      row.map(({ text, style }) => (style && colour ? paint(text, style) : text)).join(''),
    ),
    columns: board.width * size.columns + 2,
    cellAt(column, row) {
      const [x, y] = [Math.floor((column - 1) / size.columns), Math.floor((row - 1) / size.rows)];
      return x < 0 || y < 0 || x >= board.width || y >= board.height ? undefined : cellAt(y, x, board.width);
    },
  };
}

/** One character. A wide character takes two columns; the mark after it is empty. */
interface Mark {
  readonly text: string;
  readonly style?: AnsiStyle;
}

type Canvas = Mark[][];

const canvasOf = (columns: number, rows: number): Canvas =>
  Array.from({ length: rows }, () => Array.from({ length: columns }, () => ({ text: ' ' })));

function write(canvas: Canvas, column: number, row: number, text: string, style?: AnsiStyle): void {
  const line = at(canvas, row);
  let next = column;
  for (const character of text) {
    line[next] = { text: character, ...(style && { style }) };
    next++;
    if (columnsOf(character) === 2) line[next++] = { text: '' };
  }
}

const arrows = { right: '→', left: '←', bottom: '↓', top: '↑' } as const;

/** The frame, with a gap at the exit. */
function drawFrame(canvas: Canvas, board: Board, size: CellSize): void {
  const [columns, rows] = [board.width * size.columns, board.height * size.rows];
  const style = { ink: FAINT };
  write(canvas, 0, 0, `┌${'─'.repeat(columns)}┐`, style);
  write(canvas, 0, rows + 1, `└${'─'.repeat(columns)}┘`, style);
  for (let row = 1; row <= rows; row++) {
    write(canvas, 0, row, '│', style);
    write(canvas, columns + 1, row, '│', style);
  }
  const { lane, orientation } = primaryOf(board);
  const out = { ink: PRIMARY_COLOUR };
  const arrow = arrows[board.exit];
  if (orientation === 'horizontal') {
    const column = board.exit === 'left' ? 0 : columns + 1;
    for (let i = 0; i < size.rows; i++) write(canvas, column, 1 + lane * size.rows + i, ' ');
    write(canvas, column, 1 + lane * size.rows + Math.floor((size.rows - 1) / 2), arrow, out);
  } else {
    const row = board.exit === 'top' ? 0 : rows + 1;
    write(canvas, 1 + lane * size.columns, row, ' '.repeat(size.columns));
    write(canvas, 1 + lane * size.columns + Math.floor((size.columns - 1) / 2), row, arrow, out);
  }
}

/** Empty cells and walls. */
function drawGround(canvas: Canvas, board: Board, state: State, size: CellSize): void {
  const style = { ink: FAINT };
  for (const [cell, piece] of occupancy(board, state).entries()) {
    if (piece >= 0) continue;
    const { row, column } = squareOf(cell, board.width);
    const [left, top] = [1 + column * size.columns, 1 + row * size.rows];
    if (piece === WALL) {
      for (let i = 0; i < size.rows; i++) write(canvas, left, top + i, '▒'.repeat(size.columns), style);
    } else {
      const middle = top + Math.floor((size.rows - 1) / 2);
      write(canvas, left + Math.floor((size.columns - 1) / 2), middle, '·', style);
    }
  }
}

const thin = { line: '─', side: '│', corners: '╭╮╰╯', ends: '[]' };
const double = { line: '═', side: '║', corners: '╔╗╚╝', ends: '[]' };

function drawVehicle(
  canvas: Canvas,
  board: Board,
  state: State,
  size: CellSize,
  index: number,
  chosen: boolean,
): void {
  const { orientation, lane, length, label } = vehicleAt(board, index);
  const offset = at(state, index);
  const across = orientation === 'horizontal';
  const columns = size.columns * (across ? length : 1);
  const rows = size.rows * (across ? 1 : length);
  const left = 1 + size.columns * (across ? offset : lane);
  const top = 1 + size.rows * (across ? lane : offset);
  const style = vehicleStyle(board, index);
  const { line, side, corners, ends } = chosen ? double : thin;
  const put = (column: number, row: number, text: string) =>
    write(canvas, left + column, top + row, text, style);
  for (let row = 0; row < rows; row++) {
    const [first, fill, last] =
      rows === 1
        ? [ends[0], line, ends[1]]
        : row === 0
          ? [corners[0], line, corners[1]]
          : row === rows - 1
            ? [corners[2], line, corners[3]]
            : [side, ' ', side];
    put(0, row, `${first}${`${fill}`.repeat(columns - 2)}${last}`);
  }
  const middle = Math.floor((rows - 1) / 2);
  const shown = cutTo(label, columns - 2);
  put(Math.floor((columns - columnsOf(shown)) / 2), middle, shown);
  if (!chosen) return;
  const can = (sign: number) => roomOf(board, state, index, sign) > 0;
  if (across) {
    if (can(-1)) put(0, middle, '◄');
    if (can(1)) put(columns - 1, middle, '►');
  } else {
    const centre = Math.floor((columns - 1) / 2);
    if (can(-1)) put(centre, 0, '▲');
    if (can(1)) put(centre, rows - 1, '▼');
  }
}
