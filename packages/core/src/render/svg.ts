import { type Board, primaryOf } from '../board/board.ts';
import { type Cell, squareOf } from '../board/cell.ts';
import type { Move } from '../board/moves.ts';
import { nameMove } from '../board/naming.ts';
import type { Edge } from '../board/setup.ts';
import type { Vehicle } from '../board/vehicle.ts';
import { describePieces, summarizeBoard } from './description.ts';
import { INK, inkOn, paintOf, primaryPaint } from './palette.ts';
import { CELL, coatOf, END_GAP, labelOffset, SIDE_GAP, vehicleShape } from './vehicle-shape.ts';

export interface SvgOptions {
  /** Width of the picture in pixels; default: what makes a cell 60 wide. */
  readonly width?: number;
  /** Whether vehicles wear their labels; default true. */
  readonly labels?: boolean;
  /** A legal move of the board to point out. */
  readonly move?: Move;
}

/**
 * The board from above as one SVG document that needs nothing else: no fonts, scripts or ids, so that any number
 * of pictures fit on one page. To a screen reader it is one image, named and described in words.
 */
export function renderSvg(board: Board, { width, labels = true, move }: SvgOptions = {}): string {
  const view = viewOf(board);
  const pixels = width ?? Math.round(view.width * 0.6);
  const height = Math.round((pixels * view.height) / view.width);
  const title = `${summarizeBoard(board)}${move ? `; next move: ${nameMove(board, move)}` : ''}`;
  const indexes = board.vehicles.map((_, index) => index);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view.x} ${view.y} ${view.width} ${view.height}" width="${pixels}" height="${height}" role="img">`,
    `<title>${escapeMarkup(title)}</title>`,
    `<desc>${escapeMarkup(describePieces(board))}</desc>`,
    ground(board),
    exitRoad(board),
    ...board.walls.map((wall) => wallBlock(wall, board)),
    move ? goalOutline(board, move) : '',
    `<g fill="#1b2a38" fill-opacity=".2">${board.vehicles.map(shadow).join('')}</g>`,
    ...indexes.map((index) => placed(board, index)),
    ...(labels ? indexes.map((index) => label(board, index)) : []),
    move ? moveArrow(board, move) : '',
    '</svg>',
  ].join('\n');
}

/** Width of the board's border, of the calm around it, and of the road outside the exit. */
const BORDER = 26;
const MARGIN = 16;
const ROAD = 66;

const GROUND = '#e7ebef';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What the picture shows, the board's top left corner at 0,0. */
function viewOf({ width, height, exit }: Board): Box {
  const beyond = (edge: Edge) => BORDER + (edge === exit ? ROAD : MARGIN);
  const [x, y] = [-beyond('left'), -beyond('top')];
  return { x, y, width: width * CELL + beyond('right') - x, height: height * CELL + beyond('bottom') - y };
}

const box = ({ x, y, width, height }: Box, radius: number, attributes = ''): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"${attributes && ` ${attributes}`}/>`;

function ground(board: Board): string {
  const [width, height] = [board.width * CELL, board.height * CELL];
  const columns = Array.from({ length: board.width - 1 }, (_, i) => `M${(i + 1) * CELL} 0v${height}`);
  const rows = Array.from({ length: board.height - 1 }, (_, i) => `M0 ${(i + 1) * CELL}h${width}`);
  const border = { x: -BORDER, y: -BORDER, width: width + 2 * BORDER, height: height + 2 * BORDER };
  return [
    box(viewOf(board), 30, 'fill="#f5f7f9"'),
    box(border, 24, 'fill="#bac6d0"'),
    box({ x: 0, y: 0, width, height }, 6, `fill="${GROUND}"`),
    `<path d="${[...columns, ...rows].join('')}" stroke="#fff" stroke-width="4"/>`,
  ].join('');
}

/** How far a picture that looks to the right is turned to look to another edge, in degrees. */
const turns = { right: 0, bottom: 90, left: 180, top: 270 } as const satisfies Record<Edge, number>;

/** The gap in the border, and the way out of it. */
function exitRoad(board: Board): string {
  const { orientation, lane } = primaryOf(board);
  const middle = lane * CELL + CELL / 2;
  const end = { right: board.width * CELL, bottom: board.height * CELL, left: 0, top: 0 }[board.exit];
  const mouth = orientation === 'horizontal' ? `${end} ${middle}` : `${middle} ${end}`;
  return [
    `<g transform="translate(${mouth}) rotate(${turns[board.exit]})">`,
    box({ x: -1, y: 4 - CELL / 2, width: BORDER + 2, height: CELL - 8 }, 0, `fill="${GROUND}"`),
    `<path d="M${BORDER + 10} -20l18 20l-18 20m22 -40l18 20l-18 20" fill="none" stroke="${primaryPaint.fill}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>`,
    '</g>',
  ].join('');
}

function wallBlock(cell: Cell, { width }: Board): string {
  const { row, column } = squareOf(cell, width);
  return [
    `<g transform="translate(${column * CELL + CELL / 2} ${row * CELL + CELL / 2})">`,
    box({ x: -35, y: -31, width: 80, height: 80 }, 16, 'fill="#1b2a38" fill-opacity=".2"'),
    box({ x: -40, y: -40, width: 80, height: 80 }, 16, 'fill="#76848f"'),
    box({ x: -35, y: -37, width: 70, height: 68 }, 12, 'fill="#a4b0ba"'),
    '<path d="M-35 9L11 -37H35L-35 33ZM-35 -25V-37H-23ZM-7 31L35 -11V19L23 31Z" fill="#f2c14b"/>',
    '</g>',
  ].join('');
}

/** The cells of a vehicle as a box in the picture, with its gaps taken off. */
function outline({ orientation, lane, offset, length }: Vehicle): Box {
  const [along, across] = [offset * CELL + END_GAP, lane * CELL + SIDE_GAP];
  const [long, wide] = [length * CELL - 2 * END_GAP, CELL - 2 * SIDE_GAP];
  return orientation === 'horizontal'
    ? { x: along, y: across, width: long, height: wide }
    : { x: across, y: along, width: wide, height: long };
}

const centre = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

function shadow(vehicle: Vehicle): string {
  const { x, y, width, height } = outline(vehicle);
  return box({ x: x + 4, y: y + 9, width, height }, 22);
}

/** The edge a vehicle's front looks to: the primary to the exit, the others either way, wherever they stand. */
function facing(board: Board, index: number): Edge {
  const { orientation, lane } = board.vehicles[index] as Vehicle;
  if (index === board.primary) return board.exit;
  const back = (lane + index) % 2 === 0;
  return orientation === 'horizontal' ? (back ? 'left' : 'right') : back ? 'top' : 'bottom';
}

function placed(board: Board, index: number): string {
  const vehicle = board.vehicles[index] as Vehicle;
  const { x, y } = centre(outline(vehicle));
  const turn = turns[facing(board, index)];
  const shape = vehicleShape(vehicle.length, paintOf(board, index), index === board.primary);
  return `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}">${shape}</g>`;
}

function label(board: Board, index: number): string {
  const vehicle = board.vehicles[index] as Vehicle;
  const { x, y } = centre(outline(vehicle));
  const edge = facing(board, index);
  const shift = labelOffset(vehicle.length) * (edge === 'right' || edge === 'bottom' ? 1 : -1);
  const across = vehicle.orientation === 'horizontal';
  const size = Math.min(34, Math.floor(84 / [...vehicle.label].length));
  const [left, top] = [x + (across ? shift : 0), y + (across ? 0 : shift) + Math.round(size * 0.36)];
  const ink = inkOn(coatOf(paintOf(board, index), index === board.primary).roof);
  return `<text x="${left}" y="${top}" font-family="system-ui,sans-serif" font-size="${size}" font-weight="700" text-anchor="middle" fill="${ink}">${escapeMarkup(vehicle.label)}</text>`;
}

/** Where a moved vehicle comes to stand; drawn below the vehicles. */
function goalOutline(board: Board, { vehicle: index, by }: Move): string {
  const vehicle = board.vehicles[index] as Vehicle;
  const goal = outline({ ...vehicle, offset: vehicle.offset + by });
  return box(goal, 20, `fill="#fff" stroke="${INK}" stroke-width="4" stroke-dasharray="14 10"`);
}

/** An arrow from the front of a moved vehicle to where it comes to stand. */
function moveArrow(board: Board, { vehicle: index, by }: Move): string {
  const vehicle = board.vehicles[index] as Vehicle;
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

const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
