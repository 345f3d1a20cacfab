/*
 * A board as a camera sees it that looks down on the toy at an angle, as SVG: boxes in perspective, whose sides are darker than their
 * tops, with a letter on each vehicle. For models that see: the same board as the flat picture, less easy to read.
 *
 * Source: the pinhole camera, and the painter's order: what is farther away is drawn first. Guarantee: the same board and seed give
 * the same picture.
 *
 *         ________                the tray, then the boxes from the back to the front:
 *        /  A  X /|               a box hides at most what was drawn before it
 *       /_______/ |
 */
import type { Board } from '@unjam/core';
import { cellsOf, squareOf } from '@unjam/core/board';
import { randomFrom } from '@unjam/core/generate';
import { paintAt, primaryPaint } from '@unjam/core/render';

interface Point {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Where the camera stands: how far it is turned, how far it leans from straight above, and how far away it is. */
interface Camera {
  readonly turn: number;
  readonly lean: number;
  readonly distance: number;
}

const SIDE = 640;
/** Heights, where a cell is 1. */
const TALL = 0.62;
const WALL = 0.45;
const RIM = 0.22;
const GAP = 0.07;

/** @param seed - decides where the camera stands, and the colour of tray and table */
export function sceneSvg(board: Board, seed: number): string {
  const random = randomFrom(seed);
  const between = (least: number, most: number) => least + random() * (most - least);
  const camera = {
    turn: (between(-22, 22) * Math.PI) / 180,
    lean: (between(28, 48) * Math.PI) / 180,
    distance: 2.4 * Math.max(board.width, board.height),
  };
  const looks = [
    { table: '#b08d62', tray: '#2b3138', floor: '#474f58' },
    { table: '#d8d2c4', tray: '#5b6b7a', floor: '#8796a3' },
    { table: '#6d7a6a', tray: '#e4dfd2', floor: '#c5beac' },
  ];
  const look = looks[Math.floor(random() * looks.length)] ?? looks[0]!;
  const boxes = [...trayOf(board, look), ...piecesOf(board)];
  const project = projection(board, camera);
  const drawn = fromTheBack(boxes, cameraOver(board, camera)).map((box) => boxMarkup(box, project));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}">` +
    `<rect width="${SIDE}" height="${SIDE}" fill="${look.table}"/>${drawn.join('')}</svg>`
  );
}

interface Box {
  readonly from: Point;
  readonly to: Point;
  readonly fill: string;
  readonly label?: string;
  /** Whether it lies below all others. */
  readonly first?: true;
}

/** The floor and the rim, which is open where the red car leaves. */
function trayOf(
  { width, height, vehicles, primary }: Board,
  { tray, floor }: { readonly tray: string; readonly floor: string },
): Box[] {
  const box = (x: number, y: number, right: number, bottom: number, top: number, fill: string): Box => ({
    from: { x, y, z: 0 },
    to: { x: right, y: bottom, z: top },
    fill,
  });
  const lane = vehicles[primary]?.lane ?? 0;
  return [
    { ...box(-RIM, -RIM, width + RIM, height + RIM, 0, floor), first: true },
    box(-RIM, -RIM, width + RIM, 0, RIM, tray),
    box(-RIM, 0, 0, height, RIM, tray),
    box(width, 0, width + RIM, lane, RIM, tray),
    box(width, lane + 1, width + RIM, height, RIM, tray),
    box(-RIM, height, width + RIM, height + RIM, RIM, tray),
  ];
}

function piecesOf(board: Board): Box[] {
  const { width, vehicles, walls } = board;
  return [
    ...walls.map((cell): Box => ({ ...over([cell], width, 0.02, WALL), fill: '#15181b' })),
    ...vehicles.map(
      (vehicle, index): Box => ({
        ...over(cellsOf(vehicle, width), width, GAP, TALL),
        fill:
          index === board.primary
            ? primaryPaint.fill
            : paintAt(index > board.primary ? index - 1 : index).fill,
        label: vehicle.label,
      }),
    ),
  ];
}

/** The box over some cells, a little smaller than they are. */
function over(cells: readonly number[], width: number, gap: number, top: number): Pick<Box, 'from' | 'to'> {
  const squares = cells.map((cell) => squareOf(cell, width));
  const [columns, rows] = [squares.map(({ column }) => column), squares.map(({ row }) => row)];
  return {
    from: { x: Math.min(...columns) + gap, y: Math.min(...rows) + gap, z: 0 },
    to: { x: Math.max(...columns) + 1 - gap, y: Math.max(...rows) + 1 - gap, z: top },
  };
}

/** The place on the table over which the camera is. */
const cameraOver = ({ width, height }: Board, { turn, lean, distance }: Camera): Omit<Point, 'z'> => ({
  x: width / 2 + distance * Math.sin(lean) * Math.sin(turn),
  y: height / 2 + distance * Math.sin(lean) * Math.cos(turn),
});

/** The boxes in an order in which none hides one that comes later. */
function fromTheBack(boxes: readonly Box[], camera: Omit<Point, 'z'>): Box[] {
  const left = boxes.filter(({ first }) => !first);
  const order = boxes.filter(({ first }) => first);
  while (left.length > 0) {
    const next = left.findIndex((box) =>
      left.every((other) => other === box || !mayHide(box, other, camera)),
    );
    order.push(...left.splice(Math.max(next, 0), 1));
  }
  return order;
}

/** Whether a box may hide a part of another: unless a line between them, along a row or a column, has the other one and the camera on one side. */
const mayHide = (box: Box, other: Box, camera: Omit<Point, 'z'>): boolean =>
  (['x', 'y'] as const).every(
    (axis) =>
      !(box.to[axis] <= other.from[axis] && camera[axis] >= box.to[axis]) &&
      !(box.from[axis] >= other.to[axis] && camera[axis] <= box.from[axis]),
  );

interface Seen {
  readonly x: number;
  readonly y: number;
}

/** Where a point of the board is in the picture; the board's middle is in the middle, and the whole board fits. */
function projection({ width, height }: Board, { turn, lean, distance }: Camera): (point: Point) => Seen {
  const rotated = ({ x, y, z }: Point) => {
    const [right, down] = [x - width / 2, y - height / 2];
    const across = right * Math.cos(turn) - down * Math.sin(turn);
    const along = right * Math.sin(turn) + down * Math.cos(turn);
    const depth = distance - along * Math.sin(lean) - z * Math.cos(lean);
    return { x: across / depth, y: (along * Math.cos(lean) - z * Math.sin(lean)) / depth };
  };
  const corners = [-RIM, width + RIM].flatMap((x) =>
    [-RIM, height + RIM].flatMap((y) => [0, TALL].map((z) => rotated({ x, y, z }))),
  );
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = (0.9 * SIDE) / Math.max(right - left, bottom - top);
  return (point) => {
    const { x, y } = rotated(point);
    return {
      x: SIDE / 2 + (x - (left + right) / 2) * scale,
      y: SIDE / 2 + (y - (top + bottom) / 2) * scale,
    };
  };
}

/** The sides that the camera sees, then the top and its letter. */
function boxMarkup({ from, to, fill, label }: Box, project: (point: Point) => Seen): string {
  const corner = (x: number, y: number, z: number) => project({ x, y, z });
  const [a, b, c, d] = [
    corner(from.x, from.y, to.z),
    corner(to.x, from.y, to.z),
    corner(to.x, to.y, to.z),
    corner(from.x, to.y, to.z),
  ];
  const [low, lower, lowest, lowEnd] = [
    corner(from.x, from.y, 0),
    corner(to.x, from.y, 0),
    corner(to.x, to.y, 0),
    corner(from.x, to.y, 0),
  ];
  const sides: readonly (readonly [readonly Seen[], number])[] = [
    [[b, a, low, lower], 0.5],
    [[c, b, lower, lowest], 0.6],
    [[d, c, lowest, lowEnd], 0.72],
    [[a, d, lowEnd, low], 0.6],
  ];
  const walls =
    to.z === 0
      ? []
      : sides.filter(([face]) => isSeen(face)).map(([face, light]) => polygon(face, shaded(fill, light)));
  const size = 0.5 * Math.min(Math.hypot(b.x - a.x, b.y - a.y), Math.hypot(d.x - a.x, d.y - a.y));
  const middle = { x: (a.x + c.x) / 2, y: (a.y + c.y) / 2 };
  const letter =
    label === undefined
      ? ''
      : `<text x="${round(middle.x)}" y="${round(middle.y + 0.36 * size)}" font-size="${round(size)}" font-weight="700" text-anchor="middle" fill="#ffffff">${label}</text>`;
  return `${walls.join('')}${polygon([a, b, c, d], fill)}${letter}`;
}

/** Whether the corners of a face run clockwise in the picture, which they do if its outer side faces the camera. */
function isSeen(face: readonly Seen[]): boolean {
  let area = 0;
  for (const [index, { x, y }] of face.entries()) {
    const next = face[(index + 1) % face.length] ?? { x, y };
    area += x * next.y - next.x * y;
  }
  return area > 0;
}

const polygon = (corners: readonly Seen[], fill: string): string =>
  `<path d="M${corners.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}Z" fill="${fill}" stroke="#00000055" stroke-width="1"/>`;

/** A colour with less light. */
function shaded(fill: string, light: number): string {
  const channels = /^#(..)(..)(..)$/.exec(fill)?.slice(1) ?? ['80', '80', '80'];
  return `#${channels
    .map((channel) =>
      Math.round(Number.parseInt(channel, 16) * light)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

const round = (value: number): number => Math.round(value * 10) / 10;
