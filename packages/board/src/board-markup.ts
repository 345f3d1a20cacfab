import type { Board, Slide, State } from '@unjam/core';
import { at } from '@unjam/core/basics';
import { backgroundOf, backgroundPicture, CELL, lookOf, vehiclePicture, viewBox } from '@unjam/core/render';
import { words } from './board-words.ts';
import { rangeOf } from './drag.ts';
import { pageTheme } from './page-theme.ts';

interface BoardMarkupOptions {
  /** Whether a person can move the vehicles. */
  readonly interactive: boolean;
  readonly labels: boolean;
}

/** The whole board as SVG. Every vehicle is drawn at 0,0; the page that shows the markup moves it to its place. */
export function boardMarkup(board: Board, options: BoardMarkupOptions): string {
  const vehicles = board.vehicles.map((_, vehicle) => vehicleMarkup(board, vehicle, options));
  return frameMarkup(board, vehicles);
}

/** The whole board as SVG with every vehicle in its place, for a page without script. */
export function stillMarkup(board: Board, state: State): string {
  const vehicles = board.vehicles.map(({ orientation, lane }, vehicle) => {
    const along = at(state, vehicle);
    const [x, y] = orientation === 'horizontal' ? [along, lane] : [lane, along];
    const drawn = vehicleMarkup(board, vehicle, { interactive: false, labels: true });
    return `<g transform="translate(${x * CELL} ${y * CELL})">${drawn}</g>`;
  });
  return frameMarkup(board, vehicles);
}

function frameMarkup(board: Board, vehicles: readonly string[]): string {
  return [
    `<svg viewBox="${viewBox(board.width, board.height)}" role="group" aria-label="${words.board(board)}">`,
    `<g aria-hidden="true">${backgroundPicture(backgroundOf(board), pageTheme)}</g>`,
    `<g class="vehicles">${vehicles.join('')}</g><g class="targets" aria-hidden="true"></g><g class="pointer" aria-hidden="true"></g></svg>`,
  ].join('');
}

function vehicleMarkup(board: Board, index: number, { interactive, labels }: BoardMarkupOptions): string {
  const { orientation, length } = at(board.vehicles, index);
  const [w, h] = orientation === 'horizontal' ? [length * CELL, CELL] : [CELL, length * CELL];
  // the role of a slider: screen readers pass it the arrow keys, and say where it is and how far it can go
  const role = interactive ? `role="slider" tabindex="0" aria-orientation="${orientation}"` : 'role="img"';
  return [
    `<g class="vehicle ${orientation}" data-vehicle="${index}" ${role}>`,
    `<rect class="hit" width="${w}" height="${h}" fill="transparent"/>`,
    vehiclePicture(lookOf(board, index, labels)),
    `<rect class="ring" x="3" y="3" width="${w - 6}" height="${h - 6}" rx="24" fill="none"/></g>`,
  ].join('');
}

/** The squares that a vehicle can reach, as SVG: of each slide the square that its front comes to. */
export function targetsMarkup(board: Board, state: State, index: number): string {
  const { orientation, lane, length } = at(board.vehicles, index);
  const offset = at(state, index);
  const { from, to } = rangeOf(board, state, index);
  const target = (by: number): string => {
    const along = by > 0 ? offset + length - 1 + by : offset + by;
    const [x, y] = orientation === 'horizontal' ? [along, lane] : [lane, along];
    return [
      `<g class="target" data-by="${by}">`,
      `<rect x="${x * CELL}" y="${y * CELL}" width="${CELL}" height="${CELL}" fill="transparent"/>`,
      `<circle cx="${(x + 0.5) * CELL}" cy="${(y + 0.5) * CELL}" r="${CELL * 0.2}"/></g>`,
    ].join('');
  };
  const slides = Array.from({ length: to - from + 1 }, (_, i) => from + i - offset).filter((by) => by !== 0);
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
