import { type Board, isSolved, type Slide, type State } from '@unjam/core';
import { at } from '@unjam/core/basics';
import { laneLength } from '@unjam/core/board';
import { CELL, viewBox } from '@unjam/core/render';
import { beamsMarkup, emptyMarkup, hintMarkup, targetsMarkup, vehicleMarkup } from './board-markup.ts';
import { words } from './board-words.ts';
import { blockerOf, rangeOf } from './drag.ts';
import type { BoardProblem } from './element-types.ts';
import { Motion } from './motion.ts';
import type { Movable } from './movable.ts';
import { svgElements } from './svg-elements.ts';

/** How a board is drawn. */
export interface Drawing {
  readonly interactive: boolean;
  readonly labels: boolean;
}

/** The stiffness with which the primary drives away, and how many cells beyond the exit it fades and has disappeared. */
const LEAVING = 0.2;
const FADING = 0.8;
const GONE = 2.2;

/** For how many milliseconds a vehicle that blocks another is marked. */
const MARKED = 600;

/** Also where nothing is shown, and so nothing can move: jsdom has no media. */
const isStill = (): boolean => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;

/** A board on the page: its picture, the places of its vehicles, and what a screen reader says about them. */
export class DrawnBoard {
  /** Whether a primary at the exit drives away. */
  leave = false;
  readonly #stage: HTMLElement;
  readonly #place: SVGSVGElement;
  readonly #motion = new Motion((vehicle, position) => this.#move(vehicle, position));
  #board: Board | undefined;
  #interactive = false;
  #vehicles: SVGGElement[] = [];

  /**
   * @param stage - what the board is drawn in
   * @param place - an empty picture that takes the same place, also while the board is out of sight
   */
  constructor(stage: HTMLElement, place: SVGSVGElement) {
    this.#stage = stage;
    this.#place = place;
    stage.className = 'stage';
    place.setAttribute('class', 'place');
  }

  /** Draws a board with its vehicles at rest. */
  draw(board: Board, state: State, drawing: Drawing): void {
    this.#motion.stop();
    const stop = board === this.#board ? this.#vehicles.findIndex(({ tabIndex }) => tabIndex === 0) : -1;
    this.#board = board;
    this.#interactive = drawing.interactive;
    const focused = this.#vehicles.findIndex((one) => one.matches(':focus'));
    const picture = svgElements(emptyMarkup(board));
    picture
      .querySelector('.vehicles')
      ?.append(...board.vehicles.map((_, vehicle) => svgElements(vehicleMarkup(board, vehicle, drawing))));
    this.#stage.replaceChildren(picture);
    this.#place.setAttribute('viewBox', viewBox(board.width, board.height));
    this.#vehicles = [...this.#stage.querySelectorAll<SVGGElement>('.vehicle')];
    state.forEach((_, vehicle) => {
      this.#motion.put(vehicle, this.#target(board, state, vehicle));
    });
    this.#light(board, state);
    this.describe(state);
    this.stopAt(stop >= 0 ? stop : board.primary);
    // a board that is drawn again, such as with labels, keeps the focus where it was
    this.#vehicles[focused]?.focus({ preventScroll: true });
  }

  /** Shows a problem instead of a board. */
  refuse({ message: found, expected }: BoardProblem): void {
    this.#motion.stop();
    this.#board = undefined;
    this.#vehicles = [];
    const message = document.createElement('p');
    message.className = 'problem';
    message.textContent = expected ? `${found}; expected ${expected}` : found;
    this.#place.removeAttribute('viewBox');
    this.#stage.replaceChildren(message);
  }

  /** Draws one vehicle at an offset in its lane, not rounded. */
  put(vehicle: number, position: number): void {
    this.#motion.put(vehicle, position);
  }

  /** Tells assistive technology which vehicles nobody may move. */
  able(movable: Movable): void {
    if (!this.#interactive) return;
    this.#vehicles.forEach((element, vehicle) => {
      element.ariaDisabled = movable && !movable.has(vehicle) ? 'true' : null;
    });
  }

  /** Makes a vehicle the one that the Tab key leads to; undefined changes nothing. */
  stopAt(vehicle: number | undefined): void {
    if (!this.#interactive || vehicle === undefined) return;
    this.#vehicles.forEach((element, index) => {
      element.tabIndex = index === vehicle ? 0 : -1;
    });
  }

  /** Gives the focus to a vehicle, or to the one that the Tab key leads to. */
  focus(vehicle?: number, options?: FocusOptions): void {
    const element =
      vehicle === undefined ? this.#vehicles.find(({ tabIndex }) => tabIndex === 0) : this.#vehicles[vehicle];
    element?.focus(options);
  }

  /** Lets all vehicles slide to their places; with stiffness 0 at once. Speeds are in cells a second. */
  settle(state: State, stiffness: number, speeds: ReadonlyMap<number, number> = new Map()): void {
    const board = this.#board;
    if (!board) return;
    const still = isStill() || !this.#stage.isConnected;
    this.#light(board, state, !still && stiffness > 0);
    state.forEach((offset, vehicle) => {
      const to = this.#target(board, state, vehicle);
      const pace = to === offset ? stiffness : LEAVING;
      this.#motion.send(vehicle, to, still ? 0 : pace, speeds.get(vehicle));
    });
  }

  /** Answers that a vehicle cannot slide one way: it starts and stops, and what blocks it is marked for a moment. */
  nudge(state: State, vehicle: number, direction: 1 | -1): void {
    const board = this.#board;
    const element = this.#vehicles[vehicle];
    if (!board || !element) return;
    const by = `${direction * 7}px`;
    const to = at(board.vehicles, vehicle).orientation === 'horizontal' ? by : `0 ${by}`;
    if (!isStill()) element.animate({ translate: ['0', to, '0'] }, 180);
    const blocker = this.#vehicles[blockerOf(board, state, vehicle, direction) ?? -1];
    blocker?.classList.add('blocking');
    setTimeout(() => blocker?.classList.remove('blocking'), MARKED);
  }

  /** Starts or ends the drag of a vehicle by a pointer; meanwhile the vehicle gets all events of that pointer. */
  hold(vehicle: number, pointer?: number): void {
    const element = this.#vehicles[vehicle];
    if (pointer !== undefined) element?.setPointerCapture(pointer);
    element?.classList.toggle('dragged', pointer !== undefined);
  }

  /** Sets what a screen reader says: the board, where every vehicle is and how far it can slide. */
  describe(state: State): void {
    const board = this.#board;
    if (!board) return;
    this.#stage.firstElementChild?.setAttribute('aria-label', words.board(board));
    this.#vehicles.forEach((element, vehicle) => {
      element.setAttribute('aria-label', words.vehicle(board, state, vehicle));
      if (!this.#interactive) return;
      const { from, to } = rangeOf(board, state, vehicle);
      element.setAttribute('aria-valuemin', String(from + 1));
      element.setAttribute('aria-valuemax', String(to + 1));
      element.setAttribute('aria-valuenow', String(at(state, vehicle) + 1));
      element.setAttribute('aria-valuetext', words.place(board, state, vehicle));
    });
  }

  /** Shows where a chosen vehicle can go by one of its slides; undefined shows nothing. */
  choose(state: State, vehicle: number | undefined, slides: readonly number[]): void {
    const layer = this.#stage.querySelector('.targets');
    if (!layer || !this.#board) return;
    this.#vehicles.forEach((element, index) => {
      element.classList.toggle('chosen', index === vehicle);
    });
    layer.replaceChildren(
      svgElements(vehicle === undefined ? '' : targetsMarkup(this.#board, state, vehicle, slides)),
    );
  }

  /** The slide whose target is under a pointer. */
  targetUnder({ target }: Event): number | undefined {
    const by = target instanceof Element && target.closest<SVGElement>('.target')?.dataset.by;
    return by ? Number(by) : undefined;
  }

  /** Draws rings around the vehicles that a hint speaks of, and an arrow to where one of them should go. */
  pointOut(state: State, hint: Slide | undefined, marked: readonly number[] = []): void {
    const layer = this.#stage.querySelector('.pointer');
    if (!layer || !this.#board) return;
    this.#vehicles.forEach((element, vehicle) => {
      element.classList.toggle('hinted', vehicle === hint?.vehicle || marked.includes(vehicle));
    });
    layer.replaceChildren(svgElements(hint ? hintMarkup(this.#board, state, hint) : ''));
  }

  /** The vehicle on which an event happened. */
  vehicleUnder({ target }: Event): number | undefined {
    const index = target instanceof Element && target.closest<SVGElement>('.vehicle')?.dataset.vehicle;
    return index ? Number(index) : undefined;
  }

  /** The place of a vehicle on the screen, in pixels. */
  box(vehicle: number): DOMRect {
    const element = at(this.#vehicles, vehicle);
    return (element.firstElementChild ?? element).getBoundingClientRect();
  }

  /** Where a vehicle is drawn at rest: at its offset, or beyond the exit when it has left. */
  #target(board: Board, state: State, vehicle: number): number {
    const offset = at(state, vehicle);
    // without motion it stays at the exit, with its lights on
    if (vehicle !== board.primary || !this.leave || isStill() || !isSolved(board, state)) return offset;
    return offset + (board.exit === 'left' || board.exit === 'top' ? -GONE : GONE);
  }

  /** Switches the headlights of a primary at the exit on; `follow` moves the picture with it for a moment. */
  #light(board: Board, state: State, follow = false): void {
    const primary = this.#vehicles[board.primary];
    const lit = this.leave && isSolved(board, state);
    const { out } = this.#stage.dataset;
    primary?.querySelector('.beams')?.remove();
    delete this.#stage.dataset.out;
    if (!lit) return;
    primary?.append(svgElements(beamsMarkup(board, isStill() ? 60 : 190)));
    if (follow || out) this.#stage.dataset.out = board.exit;
  }

  #move(index: number, position: number): void {
    const board = this.#board;
    const element = this.#vehicles[index];
    if (!board || !element) return;
    const vehicle = at(board.vehicles, index);
    const [x, y] = vehicle.orientation === 'horizontal' ? [position, vehicle.lane] : [vehicle.lane, position];
    element.style.transform = `translate(${x * CELL}px, ${y * CELL}px)`;
    if (index !== board.primary || !this.leave) return;
    const beyond = Math.max(0, -position, position - (laneLength(board, vehicle) - vehicle.length));
    // what is not between 0 and 1 counts as the nearer of them
    element.style.opacity = String((GONE - beyond) / (GONE - FADING));
    // outside the board it would lie over the buttons of the page
    element.style.pointerEvents = beyond > 0 ? 'none' : '';
  }
}
