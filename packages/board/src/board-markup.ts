import type { Board, Slide, State } from '@unjam/core';
import { at } from '@unjam/core/basics';
import {
  backgroundOf,
  backgroundPicture,
  CELL,
  lookOf,
  type VehicleLook,
  vehiclePicture,
  viewBox,
} from '@unjam/core/render';
import { words } from './board-words.ts';
import { pageTheme } from './page-theme.ts';

interface BoardMarkupOptions {
  /** Whether a person can move the vehicles. */
  readonly interactive: boolean;
  readonly labels: boolean;
}

/** The board as SVG without its vehicles: each comes by itself, drawn at 0,0, and the page moves it to its place. */
export const emptyMarkup = (board: Board): string => frameMarkup(board, []);

/**
 * The whole board as SVG with every vehicle in its place, for a page without script.
 *
 * @param labels - whether the vehicles have their labels
 * @param named - whether a screen reader is told of every vehicle, not only of the board
 */
export function stillMarkup(board: Board, state: State, { labels = true, named = false } = {}): string {
  const vehicles = board.vehicles.map(({ orientation, lane }, vehicle) => {
    const along = at(state, vehicle);
    const [x, y] = orientation === 'horizontal' ? [along, lane] : [lane, along];
    const drawn = vehicleMarkup(board, vehicle, { interactive: false, labels });
    const name = named ? ` aria-label="${escaped(words.vehicle(board, state, vehicle))}"` : '';
    return `<g transform="translate(${x * CELL} ${y * CELL})">${drawn.replace(' role="img"', ` role="img"${name}`)}</g>`;
  });
  return frameMarkup(board, vehicles);
}

/** A text in an attribute of HTML or SVG. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

function frameMarkup(board: Board, vehicles: readonly string[]): string {
  return [
    `<svg viewBox="${viewBox(board.width, board.height)}" role="group" aria-label="${words.board(board)}">`,
    `<g aria-hidden="true">${backgroundPicture(backgroundOf(board), pageTheme)}</g>`,
    `<g class="vehicles">${vehicles.join('')}</g><g class="targets" aria-hidden="true"></g><g class="pointer" aria-hidden="true"></g></svg>`,
  ].join('');
}

/** One vehicle as SVG, drawn at 0,0. */
export function vehicleMarkup(
  board: Board,
  index: number,
  { interactive, labels }: BoardMarkupOptions,
): string {
  const { orientation, length } = at(board.vehicles, index);
  const [w, h] = orientation === 'horizontal' ? [length * CELL, CELL] : [CELL, length * CELL];
  // the role of a slider: screen readers pass it the arrow keys, and say where it is and how far it can go
  const role = interactive ? `role="slider" tabindex="-1" aria-orientation="${orientation}"` : 'role="img"';
  const look = lookOf(board, index, labels);
  return [
    `<g class="vehicle ${orientation}" part="${partsOf(board, index)}" data-vehicle="${index}" ${role}>`,
    `<rect class="hit" width="${w}" height="${h}" fill="transparent"/>`,
    vehiclePicture(coated(look)).replace('<text ', '<text part="label" '),
    `<rect class="ring" x="3" y="3" width="${w - 6}" height="${h - 6}" rx="24" fill="none"/></g>`,
  ].join('');
}

/** The names by which a page's CSS finds a vehicle. A label that CSS cannot write in one word has none. */
function partsOf(board: Board, index: number): string {
  const { label, length } = at(board.vehicles, index);
  const kind = index === board.primary ? 'primary' : length === 2 ? 'car' : 'truck';
  return `vehicle ${kind}${/^[\w-]+$/.test(label) ? ` vehicle-${label}` : ''}`;
}

/** A vehicle's look in colours that follow the custom property `--unjam-coat`; where a page sets none, those of its paint. */
function coated(look: VehicleLook): VehicleLook {
  const fill = `var(--unjam-coat,${look.paint.fill})`;
  const mixed = (other: string, share: number) => `color-mix(in srgb,${fill},${other} ${share}%)`;
  return { ...look, coat: { fill, rim: mixed('#000', 24), roof: mixed('#fff', look.primary ? 5 : 16) } };
}

/** Where a vehicle can go, as SVG: of each of its slides the square that its front comes to. */
export function targetsMarkup(board: Board, state: State, index: number, slides: readonly number[]): string {
  const { orientation, lane, length } = at(board.vehicles, index);
  const offset = at(state, index);
  const target = (by: number): string => {
    const along = by > 0 ? offset + length - 1 + by : offset + by;
    const [x, y] = orientation === 'horizontal' ? [along, lane] : [lane, along];
    return [
      `<g class="target" data-by="${by}">`,
      `<rect x="${x * CELL}" y="${y * CELL}" width="${CELL}" height="${CELL}" fill="transparent"/>`,
      `<circle cx="${(x + 0.5) * CELL}" cy="${(y + 0.5) * CELL}" r="${CELL * 0.2}"/></g>`,
    ].join('');
  };
  return slides.map(target).join('');
}

/** An arrow as SVG, from the front of a vehicle to where a move takes it. */
export function hintMarkup(board: Board, state: State, { vehicle: index, by }: Slide): string {
  const { orientation, lane, length } = at(board.vehicles, index);
  const offset = at(state, index);
  const sign = Math.sign(by);
  const front = (by > 0 ? offset + length : offset) * CELL;
  const tip = front + by * CELL - sign * 22;
  const barb = tip - sign * 24;
  const middle = lane * CELL + CELL / 2;
  const point = (along: number, side: number) =>
    orientation === 'horizontal' ? `${along} ${middle + side}` : `${middle + side} ${along}`;
  const path = `M${point(front, 0)} L${point(tip, 0)} M${point(barb, -22)} L${point(tip, 0)} L${point(barb, 22)}`;
  return `<path class="halo" d="${path}"/><path class="arrow" d="${path}"/>`;
}

/** How far a picture that faces right is turned so that it faces an edge, in degrees. */
const TURNS = { right: 0, bottom: 90, left: 180, top: 270 } as const;

/** The beams of the headlights of a red car that drives out, as SVG in the coordinates of its picture. */
export function beamsMarkup(board: Board, reach: number): string {
  const { orientation, length } = at(board.vehicles, board.primary);
  const [x, y] = orientation === 'horizontal' ? [length, 1] : [1, length];
  const beams = (far: number) =>
    [-1, 1]
      .map(
        (side) => `M0 ${side * 30}L${far} ${side * (30 + far / 5)}V${side * (16 - far / 8)}L0 ${side * 16}Z`,
      )
      .join('');
  const front = `translate(${(x * CELL) / 2} ${(y * CELL) / 2}) rotate(${TURNS[board.exit]}) translate(${(length * CELL) / 2 - 14} 0)`;
  return `<g class="beams" transform="${front}" fill="#fff0b3" fill-opacity=".4"><path d="${beams(reach / 2)}"/><path d="${beams(reach)}"/></g>`;
}
