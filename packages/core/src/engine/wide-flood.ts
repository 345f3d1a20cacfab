// All states of any board up to 16×16, as keys of several words.
//
// Source: breadth-first search from the board; WideSpace gives the steps of a state, StateTable knows the states
// that were seen. Guarantee: as Flood says.

import type { Board } from '../board/board.ts';
import { CLUSTER_MEMORY, type Cluster, type Flood } from './flood.ts';
import { StateTable, TABLE_FULL } from './state-table.ts';
import { NO_STEP, StepTable } from './step-table.ts';
import { NO_LANE, WideSpace } from './wide-space.ts';

export class WideFlood implements Flood {
  expanded = 0;
  readonly #space: WideSpace;
  readonly #states: StateTable;
  readonly #steps: StepTable;

  /** Takes at most `memory` bytes. */
  constructor(board: Board, memory = CLUSTER_MEMORY) {
    this.#space = new WideSpace(board);
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
    const space = this.#space;
    const { keys, words, count } = this.#states;
    const word = space.primary >>> 3;
    const shift = 4 * (space.primary & 7);
    const isSolved = (state: number) =>
      (((keys[state * words + word] as number) >>> shift) & 15) === space.goal;
    return {
      count,
      distances: {
        moves: this.#steps.distances(count, 'moves', isSolved),
        steps: this.#steps.distances(count, 'steps', isSolved),
      },
      state(index) {
        space.open(keys, index * words);
        return [...space.offsets];
      },
    };
  }

  release(): void {
    // nothing is shared
  }
}
