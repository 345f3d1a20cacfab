import {
  check,
  checkList,
  checkParts,
  integer,
  list,
  object,
  oneOf,
  side,
  text,
} from '../basics/arguments.ts';
import { type Edge, edges } from '../board/setup.ts';
import { escapeMarkup } from './escape-markup.ts';
import { CELL } from './vehicle-shape.ts';

/** Width of the frame around the cells, in units of the picture. */
export const FRAME = 40;

/** Colours of the board without its vehicles; any paint that SVG allows. */
export interface BackgroundTheme {
  readonly frame: string;
  readonly frameEdge: string;
  readonly floor: string;
  readonly cell: string;
  readonly exit: string;
  readonly wall: string;
}

/** A light wooden background. */
export const lightBackground: BackgroundTheme = {
  frame: '#f4ead7',
  frameEdge: '#cdbd9f',
  floor: '#dccfb6',
  cell: '#e9dfca',
  exit: '#c8242a',
  wall: '#a3947d',
};

/** A dark background, for dark pages. */
export const darkBackground: BackgroundTheme = {
  frame: '#3a4350',
  frameEdge: '#0d1015',
  floor: '#242b35',
  cell: '#2d3541',
  exit: '#ff7a76',
  wall: '#6d7887',
};

/** What a background shows: its size, its exit if there is one, and its walls. */
export interface BoardBackground {
  readonly width: number;
  readonly height: number;
  readonly exit?: { readonly edge: Edge; readonly lane: number };
  readonly walls: readonly { readonly row: number; readonly column: number }[];
}

/**
 * Width and height of a picture of a board with this many columns or rows.
 *
 * @param cells - columns or rows
 *
 * @example
 * pictureSide(6) // 680
 */
export function pictureSide(cells: number): number {
  check(cells, 'cells', side);
  return cells * CELL + 2 * FRAME;
}

/**
 * The `viewBox` of a board's picture; the top left corner of the first cell is at 0,0.
 *
 * @param width - columns of the board
 * @param height - rows of the board
 *
 * @example
 * viewBox(6, 6) // '-40 -40 680 680'
 */
export function viewBox(width: number, height: number): string {
  check(width, 'width', side);
  check(height, 'height', side);
  return `${-FRAME} ${-FRAME} ${pictureSide(width)} ${pictureSide(height)}`;
}

const box = (x: number, y: number, width: number, height: number, radius: number, attributes = ''): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"${attributes && ` ${attributes}`}/>`;

/**
 * Frame, cells, walls and exit as SVG markup: everything on a board that never moves.
 *
 * @param background - what lies below the vehicles
 * @param colours - its colours
 * @throws RangeError for a colour of the theme that is not a text; markup in a colour is escaped
 *
 * @example
 * const drawn = backgroundPicture(backgroundOf(board), darkBackground); // the inside of an <svg>
 */
export function backgroundPicture(
  background: BoardBackground,
  colours: BackgroundTheme = lightBackground,
): string {
  const theme = escaped(colours);
  checkParts(background, 'background', { width: side, height: side, walls: list });
  checkList(background.walls, 'background.walls', { row: integer, column: integer });
  const { width, height, exit, walls } = background;
  if (exit !== undefined) checkParts(exit, 'background.exit', { edge: oneOf(edges), lane: integer });
  const [w, h] = [width * CELL, height * CELL];
  const cells = Array.from({ length: width * height }, (_, cell) =>
    box((cell % width) * CELL + 4, Math.floor(cell / width) * CELL + 4, CELL - 8, CELL - 8, 16),
  );
  return [
    box(-FRAME, -FRAME, w + 2 * FRAME, h + 2 * FRAME, 44, `fill="${theme.frameEdge}"`),
    box(-FRAME, -FRAME, w + 2 * FRAME, h + 2 * FRAME - 8, 42, `fill="${theme.frame}"`),
    box(-10, -10, w + 20, h + 20, 20, `fill="${theme.frameEdge}"`),
    box(-8, -6, w + 16, h + 14, 18, `fill="${theme.floor}"`),
    exit ? exitPicture(w, h, theme, exit.edge, exit.lane * CELL + CELL / 2) : '',
    `<g fill="${theme.cell}">${cells.join('')}</g>`,
    ...walls.map(
      ({ row, column }) => `<g transform="translate(${column * CELL} ${row * CELL})">${wallBox(theme)}</g>`,
    ),
  ].join('');
}

/** The gap in the frame at the exit, with two arrows that point out. */
function exitPicture(w: number, h: number, theme: BackgroundTheme, edge: Edge, middle: number): string {
  const places = {
    right: `translate(${w} ${middle}) rotate(0)`,
    left: `translate(0 ${middle}) rotate(180)`,
    bottom: `translate(${middle} ${h}) rotate(90)`,
    top: `translate(${middle} 0) rotate(270)`,
  } as const;
  const line = `fill="none" stroke="${theme.exit}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"`;
  return [
    `<g transform="${places[edge]}">`,
    box(-4, 2 - CELL / 2, FRAME + 4, CELL - 4, 0, `fill="${theme.floor}"`),
    `<path d="M4 -18l13 18l-13 18M21 -18l13 18l-13 18" ${line}/>`,
    '</g>',
  ].join('');
}

/** The colours as they may stand in an attribute. */
function escaped(theme: BackgroundTheme): BackgroundTheme {
  check(theme, 'theme', object);
  const colour = (name: keyof BackgroundTheme): string => {
    check(theme[name], `theme.${name}`, text);
    return escapeMarkup(theme[name]);
  };
  return {
    frame: colour('frame'),
    frameEdge: colour('frameEdge'),
    floor: colour('floor'),
    cell: colour('cell'),
    exit: colour('exit'),
    wall: colour('wall'),
  };
}

/**
 * A wall, with its top left corner at 0,0.
 *
 * @param theme - the colours of the background; that of walls is used
 * @throws RangeError for a colour of the theme that is not a text; markup in a colour is escaped
 *
 * @example
 * const wall = wallPicture(lightBackground); // at 0,0; a page moves it to its cell
 */
export const wallPicture = (theme: BackgroundTheme): string => wallBox(escaped(theme));

const wallBox = (theme: BackgroundTheme): string =>
  [
    box(12, 17, 82, 80, 14, 'fill="#1b2a38" fill-opacity=".2"'),
    box(8, 8, 84, 84, 14, `fill="${theme.wall}"`),
    box(8, 78, 84, 14, 12, 'fill="#000" fill-opacity=".2"'),
    box(14, 12, 72, 66, 10, 'fill="#fff" fill-opacity=".22"'),
    '<path d="M34 29L66 61M66 29L34 61" stroke="#000" stroke-opacity=".34" stroke-width="9" stroke-linecap="round"/>',
  ].join('');
