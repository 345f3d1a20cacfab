import type { Board, State } from '@unjam/core';
import { at } from '@unjam/core/basics';
import { dragged, type OffsetRange, settled } from './drag.ts';

/** Where and when a pointer event happened. */
type PointerPlace = Pick<PointerEvent, 'clientX' | 'clientY' | 'timeStamp'>;

/** A pointer that moved less than so many pixels was a click. */
const CLICK = 5;

/** A pointer that is so many cells beyond the end of a vehicle's way pushes against what is there. */
const PUSH = 0.35;

/** A pointer that rested this many milliseconds has no speed when it lets go. */
const REST = 80;

/** One vehicle dragged by one pointer. Positions are offsets in the vehicle's lane, in cells, not rounded. */
export class DragGesture {
  readonly vehicle: number;
  readonly #horizontal: boolean;
  readonly #range: OffsetRange;
  readonly #offset: number;
  readonly #startedAt: number;
  readonly #cellsPerPixel: number;
  #position: number;
  /** How far the pointer was from where it started at most, in pixels. */
  #moved = 0;
  #speed = 0;
  #time: number;
  #pushed: 1 | -1 | undefined;

  /**
   * @param range - the offsets to which the vehicle may be dragged
   * @param box - the vehicle's place on the screen, in pixels: its size says how large a cell is, however the page stretches the board
   */
  constructor(
    board: Board,
    state: State,
    vehicle: number,
    range: OffsetRange,
    place: PointerPlace,
    box: DOMRect,
  ) {
    this.vehicle = vehicle;
    this.#horizontal = at(board.vehicles, vehicle).orientation === 'horizontal';
    this.#range = range;
    this.#offset = at(state, vehicle);
    this.#position = this.#offset;
    this.#startedAt = this.#along(place);
    this.#time = place.timeStamp;
    this.#cellsPerPixel = at(board.vehicles, vehicle).length / (this.#horizontal ? box.width : box.height);
  }

  /** The vehicle's position once the pointer is at a place. */
  pull(place: PointerPlace): number {
    const pixels = this.#along(place) - this.#startedAt;
    this.#moved = Math.max(this.#moved, Math.abs(pixels));
    const by = pixels * this.#cellsPerPixel;
    const position = dragged(this.#range, this.#offset, by);
    const beyond = this.#offset + by - position;
    this.#pushed = Math.abs(beyond) < PUSH ? undefined : beyond > 0 ? 1 : -1;
    const passed = place.timeStamp - this.#time;
    if (passed > 0) {
      this.#speed = (position - this.#position) / passed;
      this.#time = place.timeStamp;
    }
    this.#position = position;
    return position;
  }

  /** The offset at which the vehicle comes to rest, and its speed at that moment in cells a second. */
  letGo(time: number): { readonly offset: number; readonly speed: number } {
    const speed = time - this.#time > REST ? 0 : this.#speed;
    return { offset: settled(this.#range, this.#position, speed), speed: speed * 1000 };
  }

  /** The direction in which the pointer is beyond the end of the vehicle's way. */
  get pushed(): 1 | -1 | undefined {
    return this.#pushed;
  }

  /** Whether the pointer hardly moved, so that this was a click and no drag. */
  get wasClick(): boolean {
    return this.#moved < CLICK;
  }

  #along({ clientX, clientY }: PointerPlace): number {
    return this.#horizontal ? clientX : clientY;
  }
}
