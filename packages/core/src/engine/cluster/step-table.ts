// The steps between the states of a cluster, and how far each state is from the exit.
//
//     XX..   three states, slides 0 (left) and 1 (right): steps [-1, 1,  0, 2,  1, -1]
//
// Source and guarantee of the distances: flood.ts.

import type { Metric } from '../../board/moves.ts';
import { intAt, wordAt } from '../typed-arrays.ts';
import { UNREACHED } from './flood.ts';

export const NO_STEP = -1;
const FIRST_STATES = 1 << 10;

/**
 * Entry `slides * state + slide` of `steps` is the state that one step leads to, or NO_STEP. The slide is twice the
 * vehicle's index, plus 1 to the right or down.
 */
export class StepTable {
  readonly slides: number;
  steps: Int32Array;
  readonly #bytes: number;

  /** Takes at most `bytes` bytes, also while it grows. */
  constructor(vehicles: number, bytes: number) {
    this.slides = 2 * vehicles;
    this.#bytes = bytes;
    this.steps = new Int32Array(this.slides * FIRST_STATES).fill(NO_STEP);
  }

  /** Room for so many states; tells whether there is memory for it. */
  reserve(states: number): boolean {
    const { length } = this.steps;
    if (this.slides * states <= length) return true;
    if (3 * this.steps.byteLength > this.#bytes) return false;
    const larger = new Int32Array(2 * length);
    larger.set(this.steps);
    this.steps = larger.fill(NO_STEP, length);
    return true;
  }

  /** Notes a step and the step back. */
  join(from: number, slide: number, to: number): void {
    this.steps[this.slides * from + slide] = to;
    this.steps[this.slides * to + (slide ^ 1)] = from;
  }

  /**
   * The distance of each state, as Cluster has it; flood.ts says how. No step leads on from a state that is not expanded.
   */
  distances(
    { found, expanded }: { readonly found: number; readonly expanded: number },
    metric: Metric,
    isSolved: (state: number) => boolean,
  ): Int32Array {
    const { steps, slides } = this;
    const chained = metric === 'moves';
    const distance = new Int32Array(found).fill(UNREACHED);
    const queue = new Uint32Array(found);
    let tail = 0;
    for (let state = 0; state < found; state++) {
      if (!isSolved(state)) continue;
      distance[state] = 0;
      queue[tail++] = state;
    }
    for (let head = 0; head < tail; head++) {
      const state = wordAt(queue, head);
      if (state >= expanded) continue;
      const here = intAt(distance, state);
      for (let slide = 0; slide < slides; slide++) {
        let reached = intAt(steps, state * slides + slide);
        while (reached !== NO_STEP) {
          const known = intAt(distance, reached);
          if (known === UNREACHED) {
            distance[reached] = here + 1;
            queue[tail++] = reached;
          } else if (known <= here) break;
          if (!chained || reached >= expanded) break;
          reached = intAt(steps, reached * slides + slide);
        }
      }
    }
    return distance;
  }

  /** Pairs of the first states one step apart, each pair once, the lower number first. */
  edges(states: number): Uint32Array {
    const edges: number[] = [];
    for (let from = 0; from < states; from++) {
      for (let slide = 0; slide < this.slides; slide++) {
        const to = intAt(this.steps, from * this.slides + slide);
        if (from < to && to < states) edges.push(from, to);
      }
    }
    return Uint32Array.from(edges);
  }
}
