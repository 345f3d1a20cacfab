// Every state of a cluster with every slide between two states: the graph that the simulated player walks on.
//
// Source: breadth-first search. Guarantee: the board's own state is 0; every slide is in the graph in both directions;
// exact distances in moves from each state to the nearest solved one. A cluster with more states than the limit gives
// no graph, because part of a cluster would have wrong distances.
//
//     XX..    0 ─ 1 ─ 2, and 0 ─ 2: three states, six slides, distances 1, 1, 0

import type { SearchProgress } from '../algorithm.ts';
import { at } from '../at.ts';
import { type Board, exitOffset, laneLength, startOf } from '../board/board.ts';
import { lanesOf } from './lane.ts';

/** The slides of state s have the numbers from `starts[s]` up to, not including, `starts[s + 1]`. */
export interface SlideGraph {
  readonly count: number;
  readonly vehicles: number;
  /** Offsets of every vehicle, one state after the other. */
  readonly offsets: Uint8Array;
  /** Fewest moves to a solved state; -1 if none can be reached. */
  readonly distances: Int16Array;
  readonly starts: Uint32Array;
  /** The state to which each slide leads. */
  readonly to: Uint32Array;
  /** The vehicle that each slide moves. */
  readonly moved: Uint8Array;
  /** 1 for a slide that goes as far as the vehicle can in its direction, otherwise 0. */
  readonly farthest: Uint8Array;
}

// The loops below use `array[i]!` where the loop keeps the index within the array, because `at` would double the time.

/** The number of states between two reports of progress. */
const SLICE = 2000;
const NONE = -1;

/**
 * Explores the whole cluster of a board.
 *
 * @param board - the board whose state becomes state 0
 * @param limit - the most states; a cluster with more gives `undefined`
 * @returns a task that yields its progress and returns the graph
 */
export function* slideGraphTask(
  board: Board,
  limit: number,
): Generator<SearchProgress, SlideGraph | undefined, void> {
  const found = yield* findStates(board, limit);
  return found && joinSteps(board, found);
}

interface Found {
  readonly states: readonly Uint8Array[];
  /**
   * The state one step away: for each vehicle of each state one entry for left or up, then one for right or down; NONE
   * if the step is blocked.
   */
  readonly steps: Int32Array;
}

function* findStates(board: Board, limit: number): Generator<SearchProgress, Found | undefined, void> {
  const lanes = lanesOf(board);
  const keyOf = keysOf(board);
  const start = Uint8Array.from(startOf(board));
  const walls = new Uint8Array(board.width * board.height);
  for (const wall of board.walls) walls[wall] = 1;
  const taken = new Uint8Array(walls.length);
  const states = [start];
  const numbers = new Map<number | string, number>([[keyOf(start), 0]]);
  const steps: number[] = [];
  for (let number = 0; number < states.length; number++) {
    if (number % SLICE === SLICE - 1) yield { expanded: number, frontier: states.length - number };
    const state = at(states, number);
    taken.set(walls);
    for (let index = 0; index < lanes.length; index++) {
      const { first, stride, length } = lanes[index]!;
      for (let i = 0; i < length; i++) taken[first + (state[index]! + i) * stride] = 1;
    }
    for (let index = 0; index < lanes.length; index++) {
      const { first, stride, length, cells } = lanes[index]!;
      const offset = state[index]!;
      for (let by = -1; by <= 1; by += 2) {
        const front = by < 0 ? offset - 1 : offset + length;
        if (front < 0 || front >= cells || taken[first + front * stride] === 1) {
          steps.push(NONE);
          continue;
        }
        state[index] = offset + by;
        const key = keyOf(state);
        let next = numbers.get(key);
        if (next === undefined) {
          if (states.length >= limit) return undefined;
          next = states.length;
          numbers.set(key, next);
          states.push(state.slice());
        }
        steps.push(next);
        state[index] = offset;
      }
    }
  }
  return { states, steps: Int32Array.from(steps) };
}

/** A function that gives each state a key: a number if the offsets of all vehicles fit into one, otherwise a text. */
function keysOf(board: Board): (state: Uint8Array) => number | string {
  let places = 1;
  const weights = board.vehicles.map((vehicle) => {
    const weight = places;
    places *= laneLength(board, vehicle) - vehicle.length + 1;
    return weight;
  });
  if (places > Number.MAX_SAFE_INTEGER) return (state) => String.fromCharCode(...state);
  return (state) => {
    let key = 0;
    for (let i = 0; i < state.length; i++) key += state[i]! * weights[i]!;
    return key;
  };
}

/** Makes the slides from the steps: a slide of several cells is a chain of steps of one vehicle in one direction. */
function joinSteps(board: Board, { states, steps }: Found): SlideGraph {
  const vehicles = board.vehicles.length;
  const count = states.length;
  const offsets = new Uint8Array(count * vehicles);
  states.forEach((state, number) => {
    offsets.set(state, number * vehicles);
  });
  const starts = new Uint32Array(count + 1);
  const to: number[] = [];
  const moved: number[] = [];
  const farthest: number[] = [];
  for (let state = 0; state < count; state++) {
    for (let way = 0; way < 2 * vehicles; way++) {
      const first = to.length;
      for (let next = steps[state * 2 * vehicles + way]!; next !== NONE; ) {
        to.push(next);
        moved.push(way >> 1);
        farthest.push(0);
        next = steps[next * 2 * vehicles + way]!;
      }
      if (to.length > first) farthest[to.length - 1] = 1;
    }
    starts[state + 1] = to.length;
  }
  const graph = {
    count,
    vehicles,
    offsets,
    starts,
    to: Uint32Array.from(to),
    moved: Uint8Array.from(moved),
    farthest: Uint8Array.from(farthest),
  };
  return { ...graph, distances: distancesOf(board, graph) };
}

/** Breadth-first search from all solved states at once; every slide can be taken back. */
function distancesOf(
  board: Board,
  { count, vehicles, offsets, starts, to }: Omit<SlideGraph, 'distances'>,
): Int16Array {
  const distances = new Int16Array(count).fill(NONE);
  const queue = new Uint32Array(count);
  const exit = exitOffset(board);
  let tail = 0;
  for (let state = 0; state < count; state++) {
    if (offsets[state * vehicles + board.primary] !== exit) continue;
    distances[state] = 0;
    queue[tail++] = state;
  }
  for (let head = 0; head < tail; head++) {
    const from = queue[head]!;
    const distance = distances[from]! + 1;
    const end = starts[from + 1]!;
    for (let slide = starts[from]!; slide < end; slide++) {
      const next = to[slide]!;
      if (distances[next] !== NONE) continue;
      distances[next] = distance;
      queue[tail++] = next;
    }
  }
  return distances;
}
