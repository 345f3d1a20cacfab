// A simulated player, which predicts the slides that people make: the share of players that solves a board, and how
// many moves they make.
//
// In each state the player chooses among all legal slides. The chance of a slide is proportional to exp(u), where
//
//     u = primary   × the slide moves the primary
//       + closer    × 1/d for a slide that leads from distance d to d - 1 (people see the end of a solution, not its start)
//       + clears    × the slide takes a vehicle of the chain of blockers (blockers.ts) out of the way
//       + farthest  × the slide goes as far as it can
//
// Source: ours; a conditional logit (McFadden, Conditional Logit Analysis of Qualitative Choice Behavior, 1974) fitted
// to recorded moves of people by `npm run fit`, see docs/difficulty.md. No random numbers are drawn: the share of
// players in each state is computed move by move. A state that fewer than one in 100,000 of the players are in is
// emptied, and the others count for them: so the work stays small in a cluster of any size.
//
//     XX.    two states, one slide: all players have solved it after one move
//
// Guarantee: deterministic; the same for a mirrored, turned or relabelled board, up to rounding of floating point.

import {
  amount,
  callback,
  check,
  checkBoard,
  checkParts,
  number,
  object,
  whole,
} from '../basics/arguments.ts';
import type { Board } from '../board/board.ts';
import { type ClusterSlides, SlideList } from '../engine/cluster/slides.ts';
import { Blockers } from './blockers.ts';

// The loops below use `array[i]!` where the loop keeps the index within the array, because `at` would double the time.

/** The traits that make a slide more or less likely, in the order of the coefficients. */
export const slideTraits = ['primary', 'closer', 'clears', 'farthest'] as const;
/** A trait that makes the simulated player choose a slide more or less often. */
export type SlideTrait = (typeof slideTraits)[number];

/** The weight of each trait. */
export type PlayerCoefficients = Readonly<Record<SlideTrait, number>>;

const slidesParts = { count: whole, distances: object, state: callback, list: callback };
const playerParts = Object.fromEntries(slideTraits.map((trait) => [trait, number]));

/** What became of the simulated players. */
export interface Walk {
  /** The share of them that has solved the board, from 0 to 1. */
  readonly solvedShare: number;
  /** The moves that they have made on average; who solves the board makes no more. */
  readonly meanMoves: number;
}

/** Reads the slides of a state with their traits; reused for one state after the other. */
export class TraitReader {
  readonly slides = new SlideList();
  /** The traits of the slides read last: one number for each of `slideTraits`, slide after slide. */
  traits: number[] = [];
  readonly #primary: number;
  readonly #blockers: Blockers;
  readonly #cluster: ClusterSlides;

  constructor(board: Board, cluster: ClusterSlides) {
    checkBoard(board);
    checkParts(cluster, 'cluster', slidesParts);
    this.#primary = board.primary;
    this.#blockers = new Blockers(board);
    this.#cluster = cluster;
  }

  read(state: number): void {
    const { slides, traits } = this;
    const { distances } = this.#cluster;
    const offsets = this.#cluster.state(state);
    const distance = distances[state]!;
    this.#blockers.read(offsets);
    this.#cluster.list(state, slides);
    traits.length = slideTraits.length * slides.count;
    let place = 0;
    for (let slide = 0; slide < slides.count; slide++) {
      const vehicle = slides.vehicles[slide]!;
      traits[place++] = vehicle === this.#primary ? 1 : 0;
      traits[place++] = distances[slides.to[slide]!]! < distance ? 1 / distance : 0;
      traits[place++] = this.#blockers.clears(vehicle, offsets[vehicle]! + slides.by[slide]!) ? 1 : 0;
      traits[place++] = slides.isFarthest(slide) ? 1 : 0;
    }
  }
}

/** A share of the players on their way that is left out. */
const FEW = 1e-5;
/** If no more players than this are on their way, the rest of their moves does not matter. */
const NOBODY = 1e-4;

/**
 * Lets the simulated players walk.
 *
 * @param board - a board that is not solved yet
 * @param cluster - its whole cluster
 * @param player - the fitted coefficients
 * @param patience - how many moves each player makes at most
 *
 * @example
 * const slides = finishTask(clusterSlidesTask(board));
 * const player = { primary: 1, closer: 1, clears: 1, farthest: 1 };
 * if (slides.kind === 'explored') console.log(walk(board, slides.slides, player, 20).meanMoves.toFixed(1)); // 3.0
 */
export function walk(
  board: Board,
  cluster: ClusterSlides,
  player: PlayerCoefficients,
  patience: number,
): Walk {
  checkBoard(board);
  checkParts(cluster, 'cluster', slidesParts);
  checkParts(player, 'player', playerParts);
  check(patience, 'patience', amount);
  const places = new Places(board, cluster, player);
  let here = new Float64Array(cluster.count + 1);
  let next = new Float64Array(cluster.count + 1);
  here[places.of(0)] = 1;
  let solvedShare = 0;
  let meanMoves = 0;
  for (let move = 0; move < patience && 1 - solvedShare > NOBODY; move++) {
    meanMoves += 1 - solvedShare;
    const before = places.count;
    for (let place = 1; place < before; place++) {
      const share = here[place]!;
      if (share === 0) continue;
      here[place] = 0;
      places.open(place);
      const { to, chances } = places;
      const end = places.ends[place]!;
      for (let slide = places.starts[place]!; slide < end; slide++)
        next[to[slide]!]! += share * chances[slide]!;
    }
    solvedShare += next[EXIT]!;
    next[EXIT] = 0;
    leaveOutFew(next, places.count);
    [here, next] = [next, here];
  }
  return { solvedShare: Math.min(1, solvedShare), meanMoves };
}

/** Empties the places where few of the players are; the others count for them. */
function leaveOutFew(shares: Float64Array, count: number): void {
  let all = 0;
  for (let place = 0; place < count; place++) all += shares[place]!;
  const few = FEW * all;
  let kept = 0;
  for (let place = 0; place < count; place++) {
    if (shares[place]! < few) shares[place] = 0;
    else kept += shares[place]!;
  }
  for (let place = 0; place < count; place++) shares[place]! *= all / kept;
}

/** The place of all solved states. */
const EXIT = 0;
/** Room for so many slides at first. */
const FIRST_SLIDES = 1 << 12;

/**
 * The states that players come to, each a place with a number in the order in which it was found. The chances of its
 * slides are computed when the first player stands there.
 */
class Places {
  /** The places found so far, EXIT included. */
  count = 1;
  /** The slides of a place have the numbers from `starts` up to, not including, `ends`, which is 0 before it is open. */
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
  /** The place that each slide leads to, and its chance. */
  to = new Uint32Array(FIRST_SLIDES);
  chances = new Float64Array(FIRST_SLIDES);
  readonly #cluster: ClusterSlides;
  readonly #primary: number;
  readonly #blockers: Blockers;
  readonly #slidesOf = new SlideList();
  readonly #player: PlayerCoefficients;
  /** For each distance the weights that were computed. */
  readonly #weights: Float64Array[] = [];
  /** The place of each state, 0 before it is found. */
  readonly #places: Uint32Array;
  readonly #states: Uint32Array;
  #slides = 0;

  constructor(board: Board, cluster: ClusterSlides, player: PlayerCoefficients) {
    this.#cluster = cluster;
    this.#primary = board.primary;
    this.#blockers = new Blockers(board);
    this.#player = player;
    this.#places = new Uint32Array(cluster.count);
    this.#states = new Uint32Array(cluster.count + 1);
    this.starts = new Uint32Array(cluster.count + 1);
    this.ends = new Uint32Array(cluster.count + 1);
  }

  /** The place of a state. */
  of(state: number): number {
    if (this.#cluster.distances[state] === 0) return EXIT;
    const known = this.#places[state]!;
    if (known !== 0) return known;
    const place = this.count++;
    this.#places[state] = place;
    this.#states[place] = state;
    return place;
  }

  open(place: number): void {
    if (this.ends[place] !== 0) return;
    const { distances } = this.#cluster;
    const slides = this.#slidesOf;
    const blockers = this.#blockers;
    const state = this.#states[place]!;
    const distance = distances[state]!;
    const offsets = this.#cluster.state(state);
    blockers.read(offsets);
    this.#cluster.list(state, slides);
    const weights = this.#weightsAt(distance);
    const first = this.#slides;
    this.#reserve(first + slides.count);
    let total = 0;
    for (let slide = 0; slide < slides.count; slide++) {
      const vehicle = slides.vehicles[slide]!;
      const to = slides.to[slide]!;
      let traits = vehicle === this.#primary ? 1 : 0;
      if (distances[to]! < distance) traits |= 2;
      if (blockers.clears(vehicle, offsets[vehicle]! + slides.by[slide]!)) traits |= 4;
      if (slides.isFarthest(slide)) traits |= 8;
      const weight = weights[traits]!;
      total += weight;
      this.to[first + slide] = this.of(to);
      this.chances[first + slide] = weight;
    }
    this.#slides = first + slides.count;
    for (let slide = first; slide < this.#slides; slide++) this.chances[slide]! /= total;
    this.starts[place] = first;
    this.ends[place] = this.#slides;
  }

  /** The weight of a slide at a distance, for each set of traits that it may have, trait i as bit i. */
  #weightsAt(distance: number): Float64Array {
    const known = this.#weights[distance];
    if (known) return known;
    const weights = new Float64Array(1 << slideTraits.length).map((_, traits) => {
      let sum = 0;
      slideTraits.forEach((trait, i) => {
        const value = (traits >> i) & 1;
        sum += this.#player[trait] * (trait === 'closer' ? value / distance : value);
      });
      return Math.exp(sum);
    });
    this.#weights[distance] = weights;
    return weights;
  }

  #reserve(slides: number): void {
    if (slides <= this.to.length) return;
    const { to, chances } = this;
    this.to = new Uint32Array(2 * slides);
    this.to.set(to);
    this.chances = new Float64Array(2 * slides);
    this.chances.set(chances);
  }
}
