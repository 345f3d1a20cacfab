// A cluster with its states by number, and what the map shows about one of them.

import { applyMove, type Board, legalMoves, type Slide, type State, startOf } from '@unjam/core';
import { at } from '@unjam/core/basics';
import type { ClusterGraph } from '@unjam/core/engine';

export interface Summary {
  readonly solved: number;
  readonly hardest: number;
  readonly hardestState: number;
  /** States at each distance. */
  readonly bars: readonly number[];
}

export class StateGraph {
  readonly board: Board;
  readonly cluster: ClusterGraph;
  readonly summary: Summary;
  readonly #numbers = new Map<string, number>();

  constructor(board: Board, cluster: ClusterGraph) {
    this.board = board;
    this.cluster = cluster;
    this.summary = summarise(cluster);
    const size = board.vehicles.length;
    // the keys of all states at once: a browser makes 24,000 texts from numbers three times as slowly. A board is at most
    // SIDE cells long, so that an offset is a character of its own
    const keys = new TextDecoder('latin1').decode(cluster.offsets);
    for (let index = 0; index < cluster.count; index++)
      this.#numbers.set(keys.slice(index * size, (index + 1) * size), index);
  }

  stateAt(index: number): State {
    const size = this.board.vehicles.length;
    return [...this.cluster.offsets.subarray(index * size, (index + 1) * size)];
  }

  /** The number of a state; undefined for one that is not in the cluster, or beyond its limit. */
  numberOf(state: State): number | undefined {
    return this.#numbers.get(String.fromCharCode(...state));
  }

  /** Fewest moves from a state to the exit; -1 where none lead there. */
  distance(index: number): number {
    return at(this.cluster.distances, index);
  }

  /** A move that brings a state one move closer to the exit. */
  nearer(index: number): Slide | undefined {
    const distance = this.distance(index);
    if (distance <= 0) return undefined;
    const state = this.stateAt(index);
    return legalMoves(this.board, state).find((move) => {
      const next = this.numberOf(applyMove(state, move));
      return next !== undefined && this.distance(next) === distance - 1;
    });
  }

  /** The states of a shortest way from a state to the exit, the state included. */
  wayFrom(index: number): number[] {
    const way = [index];
    for (let move = this.nearer(index); move; move = this.nearer(way.at(-1) ?? index)) {
      const next = this.numberOf(applyMove(this.stateAt(way.at(-1) ?? index), move));
      if (next === undefined) break;
      way.push(next);
    }
    return way;
  }

  /** The states that moves lead to from the start of the board, the start included. */
  trailOf(made: readonly Slide[]): number[] {
    let state = startOf(this.board);
    const states = [state];
    for (const move of made) {
      state = applyMove(state, move);
      states.push(state);
    }
    return states.flatMap((one) => this.numberOf(one) ?? []);
  }

  /** The states one step away. */
  neighbours(index: number): number[] {
    const state = this.stateAt(index);
    return legalMoves(this.board, state)
      .filter(({ by }) => Math.abs(by) === 1)
      .flatMap((move) => this.numberOf(applyMove(state, move)) ?? []);
  }
}

function summarise({ distances }: ClusterGraph): Summary {
  let hardestState = -1;
  const bars: number[] = [];
  distances.forEach((distance, state) => {
    if (distance < 0) return;
    bars[distance] = (bars[distance] ?? 0) + 1;
    if (hardestState < 0 || distance > at(distances, hardestState)) hardestState = state;
  });
  return {
    solved: bars[0] ?? 0,
    hardest: Math.max(0, bars.length - 1),
    hardestState,
    bars: Array.from(bars, (n) => n ?? 0),
  };
}
