// The slides from one state of a cluster to others.
//
// Source: the steps that a flood has found (flood.ts); a slide of several cells is a chain of steps of one vehicle in
// one direction. Guarantee: every slide of a state once, those of one vehicle in one direction together, the shortest
// first; exact distances in the metric asked for.
//
//     XX..    three states in a row; from state 0 X slides right by 1 to state 1, or by 2 to state 2

import type { State } from '../../board/board.ts';

/** All states of a cluster with their slides; state 0 is where the board stands. It needs no flood any more. */
export interface ClusterSlides {
  readonly count: number;
  /** How far each state is from the nearest solved one, in the metric asked for; UNREACHED for all where none is. */
  readonly distances: Int32Array;
  /** The offsets of all vehicles, in the board's order. */
  state(index: number): State;
  /** Puts the slides of a state into `list`, in place of what it held. */
  list(state: number, list: SlideList): void;
}

/** No state has more slides: each ends with a vehicle beside an empty cell, on one of the four sides of that cell. */
const MOST_SLIDES = 4 * 16 * 16;

/** The slides of one state; reused for one state after the other. */
export class SlideList {
  count = 0;
  /** The vehicle that each slide moves. */
  readonly vehicles = new Uint8Array(MOST_SLIDES);
  /** The cells that it slides, right and down positive. */
  readonly by = new Int8Array(MOST_SLIDES);
  /** The state that it leads to. */
  readonly to = new Uint32Array(MOST_SLIDES);

  add(vehicle: number, by: number, to: number): void {
    this.vehicles[this.count] = vehicle;
    this.by[this.count] = by;
    this.to[this.count] = to;
    this.count++;
  }

  /** Whether a slide goes as far as its vehicle can in its direction. */
  isFarthest(slide: number): boolean {
    const next = slide + 1;
    return (
      next === this.count ||
      this.vehicles[next] !== this.vehicles[slide] ||
      this.by[next]! > 0 !== this.by[slide]! > 0
    );
  }
}
