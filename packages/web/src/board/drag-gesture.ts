import type { Board, State, Vehicle } from '@unjam/core';
import { CELL, pictureSide } from '@unjam/core/render';
import { dragged, type Range, rangeOf, settled } from './drag.ts';

/** The place and time of a pointer, as its events tell them. */
type PointerPlace = Pick<PointerEvent, 'clientX' | 'clientY' | 'timeStamp'>;

/** Milliseconds of rest after which letting go no longer flicks. */
const REST = 80;

/** A vehicle in the hand of one pointer. Positions are offsets in its lane, in cells, not rounded. */
export class DragGesture {
  readonly vehicle: number;
  readonly #horizontal: boolean;
  readonly #range: Range;
  readonly #offset: number;
  readonly #startedAt: number;
  readonly #cellsPerPixel: number;
  #position: number;
  #speed = 0;
  #time: number;

  /** `picture`: how large the whole board is drawn on the screen. */
  constructor(board: Board, state: State, vehicle: number, place: PointerPlace, picture: DOMRect) {
    this.vehicle = vehicle;
    this.#horizontal = (board.vehicles[vehicle] as Vehicle).orientation === 'horizontal';
    this.#range = rangeOf(board, state, vehicle);
    this.#offset = state[vehicle] as number;
    this.#position = this.#offset;
    this.#startedAt = this.#along(place);
    this.#time = place.timeStamp;
    this.#cellsPerPixel = this.#horizontal
      ? pictureSide(board.width) / CELL / picture.width
      : pictureSide(board.height) / CELL / picture.height;
  }

  /** Where the vehicle now is. */
  pull(place: PointerPlace): number {
    const by = (this.#along(place) - this.#startedAt) * this.#cellsPerPixel;
    const position = dragged(this.#range, this.#offset, by);
    const passed = place.timeStamp - this.#time;
    if (passed > 0) {
      this.#speed = (position - this.#position) / passed;
      this.#time = place.timeStamp;
    }
    this.#position = position;
    return position;
  }

  /** The offset at which it comes to rest, and its speed when let go in cells a second. */
  letGo(time: number): { readonly offset: number; readonly speed: number } {
    const speed = time - this.#time > REST ? 0 : this.#speed;
    return { offset: settled(this.#range, this.#position, speed), speed: speed * 1000 };
  }

  #along({ clientX, clientY }: PointerPlace): number {
    return this.#horizontal ? clientX : clientY;
  }
}
