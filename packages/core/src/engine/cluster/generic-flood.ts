// All states of any board up to 16×16, as keys of several words.
//
// Source: breadth-first search from the board; StateSpace gives the steps of a state, StateTable knows the states
// that were seen. Guarantee: as Flood says.
//
//     XX..   keys 0x0, 0x1 and 0x2 in the order in which they were reached

import type { Board, State } from '../../board/board.ts';
import type { Metric } from '../../board/moves.ts';
import { NO_LANE, StateSpace } from '../generic/state-space.ts';
import { StateTable, TABLE_FULL } from '../generic/state-table.ts';
import { intAt, wordAt } from '../typed-arrays.ts';
import { CLUSTER_MEMORY, type Cluster, type Farthest, type Flood, UNREACHED } from './flood.ts';
import type { ClusterSlides } from './slides.ts';
import { NO_STEP, StepTable } from './step-table.ts';

export class GenericFlood implements Flood {
  expanded = 0;
  readonly #space: StateSpace;
  readonly #states: StateTable;
  readonly #steps: StepTable;

  /** Takes at most `memory` bytes. */
  constructor(board: Board, memory = CLUSTER_MEMORY) {
    this.#space = new StateSpace(board);
    // what a state takes in the table is more than its two distances and its place in the queue
    this.#states = new StateTable(this.#space.words, memory / 8);
    this.#states.add(this.#space.key, -1, NO_LANE);
    this.#steps = new StepTable(board.vehicles.length, (3 * memory) / 4);
  }

  get count(): number {
    return this.#states.count;
  }

  expand(states: number): 'memory' | undefined {
    const known = this.#states;
    const table = this.#steps;
    const space = this.#space;
    const end = this.expanded + states;
    while (this.expanded < end && this.expanded < known.count) {
      if (!table.reserve(known.count + table.slides)) return 'memory';
      space.open(known.keys, this.expanded * known.words);
      for (let slide = 0; slide < table.slides; slide++) {
        // a step back was noted with the step
        if (table.steps[this.expanded * table.slides + slide] !== NO_STEP) continue;
        const vehicle = slide >> 1;
        const sign = (slide & 1) === 0 ? -1 : 1;
        if (space.room(vehicle, sign) === 0) continue;
        space.slide(vehicle, sign);
        const state = known.add(space.key, this.expanded, NO_LANE);
        space.slide(vehicle, -sign);
        if (state === TABLE_FULL) return 'memory';
        table.join(this.expanded, slide, state);
      }
      this.expanded++;
    }
    return undefined;
  }

  cluster(): Cluster {
    const { count } = this.#states;
    return {
      count,
      distances: { moves: this.#distances('moves'), steps: this.#distances('steps') },
      state: (index) => this.#state(index),
    };
  }

  edges(): Uint32Array {
    return this.#steps.edges(this.expanded);
  }

  slides(metric: Metric): ClusterSlides {
    const { steps, slides } = this.#steps;
    return {
      count: this.count,
      distances: this.#distances(metric),
      state: (index) => this.#state(index),
      list: (state, list) => {
        list.count = 0;
        for (let slide = 0; slide < slides; slide++) {
          const sign = (slide & 1) === 0 ? -1 : 1;
          let by = sign;
          let reached = intAt(steps, state * slides + slide);
          for (; reached !== NO_STEP; by += sign) {
            list.add(slide >> 1, by, reached);
            reached = intAt(steps, reached * slides + slide);
          }
        }
      },
    };
  }

  farthest(metric: Metric): Farthest | undefined {
    const distances = this.#distances(metric);
    const distance = distances.reduce((most, each) => Math.max(most, each), UNREACHED);
    if (distance === UNREACHED) return undefined;
    const indexes: number[] = [];
    distances.forEach((each, index) => {
      if (each === distance) indexes.push(index);
    });
    return {
      distance,
      indexes,
      state: (index) => this.#state(index),
      nearer: (index) => this.#nearer(index, metric, distances),
    };
  }

  #nearer(index: number, metric: Metric, distances: Int32Array): number[] {
    const { steps, slides } = this.#steps;
    const wanted = intAt(distances, index) - 1;
    const nearer: number[] = [];
    for (let slide = 0; slide < slides; slide++) {
      let reached = intAt(steps, index * slides + slide);
      while (reached !== NO_STEP) {
        if (distances[reached] === wanted) nearer.push(reached);
        reached = metric === 'moves' ? intAt(steps, reached * slides + slide) : NO_STEP;
      }
    }
    return nearer;
  }

  #state(index: number): State {
    this.#space.open(this.#states.keys, index * this.#states.words);
    return [...this.#space.offsets];
  }

  #distances(metric: Metric): Int32Array {
    const { keys, words, count } = this.#states;
    const { primary, goal } = this.#space;
    const word = primary >>> 3;
    const shift = 4 * (primary & 7);
    return this.#steps.distances(
      { found: count, expanded: this.expanded },
      metric,
      (state) => ((wordAt(keys, state * words + word) >>> shift) & 15) === goal,
    );
  }

  release(): void {
    // nothing is shared
  }
}
