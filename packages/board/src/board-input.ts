import type { Board, Slide, State } from '@unjam/core';
import { at } from '@unjam/core/basics';
import { DragGesture } from './drag-gesture.ts';
import type { DrawnBoard } from './drawn-board.ts';
import { type Movable, slidesOf } from './movable.ts';
import { neighbourOf } from './neighbours.ts';
import { slideOfKey } from './slide-keys.ts';

/** What the pointer and the keys work on. */
export interface Game {
  /** The board that is shown; undefined while there is none, or while nobody may move anything. */
  readonly board: Board | undefined;
  readonly state: State;
  readonly movable: Movable;
  /** Makes a slide of a person; speeds are in cells a second. */
  readonly make: (slide: Slide, speeds?: ReadonlyMap<number, number>) => void;
  /** Says that a vehicle cannot slide in a direction. */
  readonly refuse: (vehicle: number, direction: 1 | -1) => void;
}

/**
 * What a person does on a board with a pointer and with keys: drags a vehicle; clicks one, and then one of the squares that
 * are shown; slides the vehicle with the focus by arrows along its lane; goes to another one by arrows across it.
 */
export class BoardInput {
  readonly #drawn: DrawnBoard;
  readonly #game: Game;
  /** The vehicle that is being dragged, and by which pointer. */
  #held: { readonly gesture: DragGesture; readonly pointer: number } | undefined;
  /** The vehicle that was clicked, whose targets are shown. */
  #chosen: number | undefined;

  constructor(stage: HTMLElement, drawn: DrawnBoard, game: Game) {
    this.#drawn = drawn;
    this.#game = game;
    stage.addEventListener('pointerdown', (event) => this.#grab(event));
    stage.addEventListener('pointermove', (event) => this.#pull(event));
    // a menu of the browser takes the pointer away without an end of the drag
    for (const end of ['pointerup', 'pointercancel', 'lostpointercapture'] as const)
      stage.addEventListener(end, (event) => this.#release(event));
    // `touch-action` has no effect on shapes in an SVG: without this the page would scroll under the finger, and a selection that
    // covers the board would be dragged in place of the vehicle
    for (const type of ['touchstart', 'dragstart'])
      stage.addEventListener(type, (event) => this.#holdPage(event), { passive: false });
    stage.addEventListener('keydown', (event) => this.#key(event));
    stage.addEventListener('focusin', (event) => this.#drawn.stopAt(this.#drawn.vehicleUnder(event)));
  }

  /** Lets go of what is held or chosen, since something else moved a vehicle. */
  letGo(): void {
    if (this.#held) this.#drawn.hold(this.#held.gesture.vehicle);
    this.#held = undefined;
    this.#choose();
  }

  /** Shows where the chosen vehicle can go, again where what a person may move has changed. */
  show(): void {
    this.#choose(this.#chosen);
  }

  #choose(vehicle?: number): void {
    this.#chosen = vehicle;
    this.#drawn.choose(this.#game.state, vehicle, vehicle === undefined ? [] : this.#slides(vehicle));
  }

  #slides(vehicle: number): readonly number[] {
    const { board, state, movable } = this.#game;
    return board ? slidesOf(board, state, vehicle, movable) : [];
  }

  #grab(event: PointerEvent): void {
    const vehicle = this.#drawn.vehicleUnder(event);
    const { board, state, movable, make } = this.#game;
    if (!board || this.#held || event.button) return;
    const by = this.#drawn.targetUnder(event);
    if (by !== undefined && this.#chosen !== undefined) {
      make({ vehicle: this.#chosen, by });
      return;
    }
    if (vehicle !== this.#chosen) this.#choose();
    if (vehicle === undefined || (movable && !movable.has(vehicle))) return;
    this.#drawn.hold(vehicle, event.pointerId);
    const slides = this.#slides(vehicle);
    const offset = at(state, vehicle);
    const range = { from: offset + Math.min(0, ...slides), to: offset + Math.max(0, ...slides) };
    const gesture = new DragGesture(board, state, vehicle, range, event, this.#drawn.box(vehicle));
    this.#held = { gesture, pointer: event.pointerId };
    this.#drawn.put(vehicle, offset);
  }

  #holdPage(event: Event): void {
    if (this.#game.board && event.cancelable && this.#drawn.vehicleUnder(event) !== undefined)
      event.preventDefault();
  }

  #pull(event: PointerEvent): void {
    if (this.#held?.pointer !== event.pointerId) return;
    const { gesture } = this.#held;
    const before = gesture.pushed;
    this.#drawn.put(gesture.vehicle, gesture.pull(event));
    const { pushed } = gesture;
    if (pushed && pushed !== before) this.#drawn.nudge(this.#game.state, gesture.vehicle, pushed);
  }

  #release(event: PointerEvent): void {
    if (this.#held?.pointer !== event.pointerId) return;
    const { gesture } = this.#held;
    const { vehicle } = gesture;
    const { state, make } = this.#game;
    this.#held = undefined;
    this.#drawn.hold(vehicle);
    const { offset, speed } = gesture.letGo(event.timeStamp);
    const speeds = new Map([[vehicle, speed]]);
    // no slide is by 0
    const isUp = event.type === 'pointerup';
    const by = isUp ? offset - at(state, vehicle) : 0;
    if (this.#slides(vehicle).includes(by)) make({ vehicle, by }, speeds);
    else {
      this.#drawn.settle(state, 1, speeds);
      this.#choose(isUp && gesture.wasClick && this.#chosen !== vehicle ? vehicle : undefined);
    }
  }

  #key(event: KeyboardEvent): void {
    const vehicle = this.#drawn.vehicleUnder(event);
    const { board, state, make, refuse } = this.#game;
    if (event.key === 'Escape') this.#choose();
    if (!board || vehicle === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const slide = slideOfKey(event, board, vehicle, this.#slides(vehicle));
    if (slide) {
      event.preventDefault();
      if (slide.by !== 0) make({ vehicle, by: slide.by });
      else refuse(vehicle, slide.direction);
      return;
    }
    const next = neighbourOf(board, state, vehicle, event.key);
    if (next === undefined) return;
    event.preventDefault();
    this.#drawn.focus(next);
  }
}
