import { checkBoard, checkOptions, flag, object, positive, type Table } from '../basics/arguments.ts';
import { type Board, vehicleAt } from '../board/board.ts';
import type { Slide } from '../board/moves.ts';
import { describeMove } from '../board/naming.ts';
import type { Edge } from '../board/setup.ts';
import type { Vehicle } from '../board/vehicle.ts';
import { backgroundOf } from './background-of.ts';
import {
  type BackgroundTheme,
  backgroundPicture,
  darkBackground,
  lightBackground,
  pictureSide,
  viewBox,
} from './board-background.ts';
import { checkMove } from './check-move.ts';
import { describePieces, summarizeBoard } from './description.ts';
import { escapeMarkup } from './escape-markup.ts';
import { INK } from './palette.ts';
import { lookOf, vehiclePicture } from './vehicle-picture.ts';
import { CELL, END_GAP, SIDE_GAP } from './vehicle-shape.ts';

/** How a board is drawn as SVG. */
export interface SvgOptions {
  /** Width of the picture in pixels; default: 60 for each cell, plus the frame. */
  readonly width?: number | undefined;
  /** Whether vehicles show their labels; default true. */
  readonly labels?: boolean | undefined;
  /** A move of a vehicle of the board to show with an arrow, legal or not. RangeError for a vehicle that the board does not have, and for a slide off the board. */
  readonly move?: Slide | undefined;
  /** Colours of the background: `light`, `dark`, or your own; default: `light`. */
  readonly theme?: 'light' | 'dark' | BackgroundTheme | undefined;
}

const themes = { light: lightBackground, dark: darkBackground };

const svgOptions: Table = {
  width: positive,
  labels: flag,
  move: object,
  theme: (value) =>
    value !== 'light' && value !== 'dark' && object(value) && 'light, dark or an object with colours',
};

/**
 * The board from above as an SVG document without scripts or ids, so a page can hold any number of them. Labels are text in a font of
 * the system, and vanish where a program draws it without one; `outlineText` of @unjam/core/render turns them into lines.
 * A screen reader sees one image with a name and a description.
 *
 * @param board - the board
 * @param options - `width`, `labels`, `move` and `theme`, each of which may be left out
 * @returns the document, starting with `<svg`
 * @throws RangeError or TypeError for an option that is not as `SvgOptions` says; whatever reaches the markup was checked
 *
 * @example
 * import { writeFileSync } from 'node:fs';
 * writeFileSync('board.svg', renderSvg(board, { width: 400, theme: 'dark' }));
 */
export function renderSvg(board: Board, options: SvgOptions = {}): string {
  checkBoard(board);
  checkOptions(options, 'options', svgOptions);
  const { width, labels = true, move, theme = 'light' } = options;
  if (move) checkMove(board, move);
  const pixels = width ?? Math.round(pictureSide(board.width) * 0.6);
  const height = Math.round((pixels * pictureSide(board.height)) / pictureSide(board.width));
  const title = `${summarizeBoard(board)}${move ? `; next move: ${describeMove(board, move)}` : ''}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox(board.width, board.height)}" width="${pixels}" height="${height}" role="img">`,
    `<title>${escapeMarkup(title)}</title>`,
    `<desc>${escapeMarkup(describePieces(board))}</desc>`,
    backgroundPicture(backgroundOf(board), typeof theme === 'string' ? themes[theme] : theme),
    move ? goalOutline(board, move) : '',
    ...board.vehicles.map((_, index) => placed(board, index, labels)),
    move ? moveArrow(board, move) : '',
    '</svg>',
  ].join('\n');
}

/** The cells of a vehicle as a box in the picture, without the gaps at its edges. */
function outline({ orientation, lane, offset, length }: Vehicle): Box {
  const [along, across] = [offset * CELL + END_GAP, lane * CELL + SIDE_GAP];
  const [long, wide] = [length * CELL - 2 * END_GAP, CELL - 2 * SIDE_GAP];
  return orientation === 'horizontal'
    ? { x: along, y: across, width: long, height: wide }
    : { x: across, y: along, width: wide, height: long };
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const centre = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

/** The angle, in degrees, that turns a picture facing right towards another edge. */
const turns = { right: 0, bottom: 90, left: 180, top: 270 } as const satisfies Record<Edge, number>;

export function placed(board: Board, index: number, labels: boolean): string {
  const { orientation, lane, offset } = vehicleAt(board, index);
  const [x, y] = orientation === 'horizontal' ? [offset, lane] : [lane, offset];
  return `<g transform="translate(${x * CELL} ${y * CELL})">${vehiclePicture(lookOf(board, index, labels))}</g>`;
}

/** The outline of the place that a move leads to; drawn below the vehicles. */
function goalOutline(board: Board, { vehicle: index, by }: Slide): string {
  const vehicle = vehicleAt(board, index);
  const goal = outline({ ...vehicle, offset: vehicle.offset + by });
  return `<rect x="${goal.x}" y="${goal.y}" width="${goal.width}" height="${goal.height}" rx="20" fill="#fff" stroke="${INK}" stroke-width="4" stroke-dasharray="14 10"/>`;
}

/** An arrow from the front of a vehicle to the place that its move leads to. */
function moveArrow(board: Board, { vehicle: index, by }: Slide): string {
  const vehicle = vehicleAt(board, index);
  const { x, y } = centre(outline(vehicle));
  const across = vehicle.orientation === 'horizontal';
  const turn = turns[across ? (by > 0 ? 'right' : 'left') : by > 0 ? 'bottom' : 'top'];
  const start = (vehicle.length * CELL) / 2 - CELL / 2 + 20;
  const tip = start + Math.abs(by) * CELL - 4;
  const d = `M${start} 0H${tip}M${tip - 24} -24L${tip} 0L${tip - 24} 24`;
  const line = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';
  return [
    `<g transform="translate(${x} ${y}) rotate(${turn})">`,
    `<path d="${d}" ${line} stroke="#fff" stroke-width="22"/><path d="${d}" ${line} stroke="${INK}" stroke-width="10"/>`,
    '</g>',
  ].join('');
}
