import { checkBoard, checkOptions, flag, object } from '../basics/arguments.ts';
import { at } from '../basics/at.ts';
import { columnsOf } from '../basics/columns.ts';
import { type Board, EMPTY, occupancy, primaryOf, vehicleAt, WALL } from '../board/board.ts';
import { cellAt } from '../board/cell.ts';
import type { Slide } from '../board/moves.ts';
import { cellAlong } from '../board/vehicle.ts';
import { FAINT, paint, vehicleStyle } from './ansi.ts';
import { checkMove } from './check-move.ts';
import { PRIMARY_COLOUR, terminalColour } from './terminal-colours.ts';

/** How a board is drawn in characters. */
export interface TextOptions {
  /** Whether to paint vehicles with ANSI escape codes of 256 colours; default false. */
  readonly colour?: boolean | undefined;
  /** A move of a vehicle of the board to show by arrows on the empty cells that it leads over, legal or not. RangeError for a vehicle that the board does not have, and for a slide off the board. */
  readonly move?: Slide | undefined;
}

/**
 * Draws the board for a terminal: a frame, labels on the cells, a line through the cells of a horizontal vehicle, `·`
 * for an empty cell and a block for a wall. The frame has a gap with an arrow at the exit.
 *
 * @param board - the board
 * @param options - each may be left out
 * @returns lines without trailing blanks, and no line break at the end
 *
 *     ╭──────────────────╮
 *     │ a──a  ·  ·  ·  g │
 *     │ X──X  ·  d  ·  g  →
 *     ╰──────────────────╯
 *
 * @example
 * renderText(board).split('\n')[1] // '│ X──X  ·  A  →'
 * renderText(board, { move: { vehicle: 1, by: 1 } }).split('\n')[1] // '│ X──X  →  A  →'
 */
export function renderText(board: Board, options: TextOptions = {}): string {
  checkBoard(board);
  checkOptions(options, 'options', { colour: flag, move: object });
  const { colour = false, move } = options;
  if (move) checkMove(board, move);
  const way = move && wayOf(board, move);
  const { width, height, exit, vehicles } = board;
  const grid = occupancy(board);
  const labelWidth = Math.max(...vehicles.map(({ label }) => columnsOf(label)));
  const arrow = paint(arrows[exit], colour && { ink: PRIMARY_COLOUR });
  const lane = primaryOf(board).lane;
  const margin = exit === 'left' ? '  ' : '';
  const edge = (side: 'top' | 'bottom', [left, right]: readonly [string, string]): string => {
    const cells = Array.from({ length: width }, (_, column) =>
      exit === side && column === lane ? middle(arrow, 1, labelWidth) : '─'.repeat(labelWidth + 2),
    );
    return `${margin}${left}${cells.join('')}${right}`;
  };
  const rows = Array.from({ length: height }, (_, row) => {
    const cells = Array.from({ length: width }, (_, column) => {
      const cell = cellAt(row, column, width);
      const piece = at(grid, cell);
      if (way?.cells.includes(cell) && piece === EMPTY)
        return paint(middle(way.arrow, 1, labelWidth), colour && { ink: way.ink });
      return drawCell(board, piece, column, labelWidth, colour);
    });
    const left = exit === 'left' && row === lane ? `${arrow}  ` : `${margin}│`;
    const right = exit === 'right' && row === lane ? ` ${arrow}` : '│';
    return left + cells.join('') + right;
  });
  return [edge('top', ['╭', '╮']), ...rows, edge('bottom', ['╰', '╯'])].join('\n');
}

const arrows = { right: '→', left: '←', top: '↑', bottom: '↓' } as const;

/** The cells that a move leads over, the arrow on them, and the colour of its vehicle. */
function wayOf(board: Board, { vehicle: index, by }: Slide) {
  const vehicle = vehicleAt(board, index);
  const front = by > 0 ? vehicle.offset + vehicle.length : vehicle.offset + by;
  const cells = Array.from({ length: Math.abs(by) }, (_, i) => cellAlong(vehicle, front + i, board.width));
  const edge = vehicle.orientation === 'horizontal' ? (by > 0 ? 'right' : 'left') : by > 0 ? 'bottom' : 'top';
  return { cells, arrow: arrows[edge], ink: terminalColour(board, index) };
}

/** Draws one cell, as wide as the widest label with a blank on either side. */
function drawCell(board: Board, piece: number, column: number, labelWidth: number, colour: boolean): string {
  if (piece === EMPTY) return paint(middle('·', 1, labelWidth), colour && { ink: FAINT });
  if (piece === WALL) return paint(`▐${'█'.repeat(labelWidth)}▌`, colour && { ink: FAINT });
  const { label, orientation, offset, length } = vehicleAt(board, piece);
  const across = orientation === 'horizontal';
  const text = middle(label, columnsOf(label), labelWidth, {
    before: across && column > offset ? '─' : ' ',
    after: across && column < offset + length - 1 ? '─' : ' ',
  });
  return paint(text, colour && vehicleStyle(board, piece));
}

/** A text in the middle of a cell, padded on both sides to a given width. */
function middle(
  text: string,
  width: number,
  labelWidth: number,
  { before, after } = { before: ' ', after: ' ' },
): string {
  const spare = labelWidth + 2 - width;
  return before.repeat(Math.floor(spare / 2)) + text + after.repeat(Math.ceil(spare / 2));
}
