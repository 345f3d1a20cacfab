// A set of states in the order in which they were added, known by 64 bits of hash.
//
// Guarantee: each state in it can be read back. Two states with the same 64 bits are taken for one, so a search may miss
// a state (in a million states with a probability below one in ten million), and never sees one that is not there: what
// it finds is right, and only proofs may not use it. Source: Zobrist, A new hashing method with application for game
// playing (1970): the hash of a state is the exclusive or of two random words for each vehicle's offset, so that a move
// changes it in two places.
//
//     hash of (A at 1, B at 3) = A1 ^ B3;  after B moves to 4: ^ B3 ^ B4

import type { WorkingState } from './working-state.ts';

const OFFSETS = 16;

export class StateSet {
  count = 0;
  readonly capacity: number;
  /** The two words of each state's hash. */
  readonly low: Int32Array;
  readonly high: Int32Array;
  /** The words by which a vehicle at an offset changes the hash, at `vehicle * 16 + offset`. */
  readonly lowWords: Int32Array;
  readonly highWords: Int32Array;
  readonly #vehicles: number;
  readonly #words: number;
  /** Offsets of four bits, eight vehicles a word. */
  readonly #keys: Int32Array;
  /** The numbers of states, one more each, so that 0 is an empty slot; at most half full. */
  readonly #slots: Int32Array;

  constructor(vehicles: number, capacity: number) {
    this.capacity = capacity;
    this.#vehicles = vehicles;
    this.#words = Math.ceil(vehicles / 8);
    this.low = new Int32Array(capacity);
    this.high = new Int32Array(capacity);
    this.lowWords = Int32Array.from({ length: vehicles * OFFSETS }, (_, i) => scattered(2 * i + 1));
    this.highWords = Int32Array.from({ length: vehicles * OFFSETS }, (_, i) => scattered(2 * i + 2));
    this.#keys = new Int32Array(capacity * this.#words);
    this.#slots = new Int32Array(2 ** Math.ceil(Math.log2(2 * capacity)));
  }

  /** The bytes that a set of so many states takes. */
  static bytes(vehicles: number, capacity: number): number {
    return capacity * (8 + 4 * Math.ceil(vehicles / 8) + 16);
  }

  /** Adds the open state; tells its number. */
  addOpen({ offsets }: WorkingState): number {
    let low = 0;
    let high = 0;
    for (let vehicle = 0; vehicle < this.#vehicles; vehicle++) {
      const word = vehicle * OFFSETS + offsets[vehicle]!;
      low ^= this.lowWords[word]!;
      high ^= this.highWords[word]!;
    }
    return this.add(low, high, offsets) ?? this.find(low, high);
  }

  /** Adds the state with this hash and these offsets. Its number, or nothing if it is known or the set is full. */
  add(low: number, high: number, offsets: Uint8Array): number | undefined {
    const slot = this.#slotOf(low, high);
    if (this.#slots[slot] !== 0 || this.count === this.capacity) return undefined;
    const state = this.count++;
    this.#slots[slot] = state + 1;
    this.low[state] = low;
    this.high[state] = high;
    const first = state * this.#words;
    for (let vehicle = 0; vehicle < this.#vehicles; vehicle++) {
      const word = first + (vehicle >>> 3);
      this.#keys[word] = this.#keys[word]! | (offsets[vehicle]! << (4 * (vehicle & 7)));
    }
    return state;
  }

  /** The number of the state with this hash, or -1. */
  find(low: number, high: number): number {
    return this.#slots[this.#slotOf(low, high)]! - 1;
  }

  /** Opens the state of this number. */
  open(number: number, state: WorkingState): void {
    const first = number * this.#words;
    const { offsets } = state;
    for (let vehicle = 0; vehicle < this.#vehicles; vehicle++) {
      offsets[vehicle] = (this.#keys[first + (vehicle >>> 3)]! >>> (4 * (vehicle & 7))) & 15;
    }
    state.repaint();
  }

  #slotOf(low: number, high: number): number {
    const slots = this.#slots;
    const last = slots.length - 1;
    for (let slot = low & last; ; slot = (slot + 1) & last) {
      const state = slots[slot]! - 1;
      if (state < 0 || (this.low[state] === low && this.high[state] === high)) return slot;
    }
  }
}

/** A word that looks random, from a number: the finalizer of MurmurHash3 (Appleby), whose bits are not linear in it. */
function scattered(number: number): number {
  let word = Math.imul(number, 0x9e3779b1);
  word = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35);
  return word ^ (word >>> 16);
}
