// A growing set of states, each a key of some 32-bit words, numbered in the order in which they were added.
//
// Open addressing with linear probing over the numbers of the states, at most half full. Every state also keeps
// the number of the state it was first reached from and the lane that moved. Memory is bounded: a table that
// may not grow any more refuses new states and says so.
//
//     add 0x31 -> 0    add 0x32 -> 1    add 0x31 again -> 0, the number that it has

const FIRST_CAPACITY = 1 << 10;
const NONE = -1;

/** What `add` answers when a new state would need more memory than the table may take. */
export const TABLE_FULL = -1;

export class StateTable {
  count = 0;
  /** The key of state i is at words `i * words` and following. */
  keys: Uint32Array;
  /** The state from which each was first reached; -1 for a start. */
  parents: Int32Array;
  /** The lane whose move first reached each. */
  lanes: Uint8Array;
  readonly words: number;
  readonly #bytes: number;
  #capacity = FIRST_CAPACITY;
  #slots: Int32Array;
  #shift: number;

  /** For keys of so many words; the arrays take at most `bytes` bytes, also while they grow. */
  constructor(words: number, bytes: number) {
    this.words = words;
    this.#bytes = bytes;
    this.keys = new Uint32Array(words * FIRST_CAPACITY);
    this.parents = new Int32Array(FIRST_CAPACITY);
    this.lanes = new Uint8Array(FIRST_CAPACITY);
    this.#slots = new Int32Array(2 * FIRST_CAPACITY).fill(NONE);
    this.#shift = Math.clz32(2 * FIRST_CAPACITY) + 1;
  }

  /** The number of the state with this key, which is `count` before the call if it is new; or TABLE_FULL. */
  add(key: Uint32Array, parent: number, lane: number): number {
    let slot = this.#slotOf(key);
    const known = this.#slots[slot]!;
    if (known !== NONE) return known;
    if (this.count === this.#capacity) {
      if (!this.#grow()) return TABLE_FULL;
      slot = this.#slotOf(key);
    }
    const index = this.count++;
    this.#slots[slot] = index;
    this.keys.set(key, index * this.words);
    this.parents[index] = parent;
    this.lanes[index] = lane;
    return index;
  }

  /** The number of the state with this key, or -1. */
  find(key: Uint32Array): number {
    return this.#slots[this.#slotOf(key)]!;
  }

  #slotOf(key: Uint32Array): number {
    const { words, keys } = this;
    const slots = this.#slots;
    const last = slots.length - 1;
    let slot = hash(key, words) >>> this.#shift;
    for (;;) {
      const index = slots[slot]!;
      if (index === NONE) return slot;
      let word = 0;
      while (word < words && keys[index * words + word] === key[word]) word++;
      if (word === words) return slot;
      slot = (slot + 1) & last;
    }
  }

  #grow(): boolean {
    const capacity = 2 * this.#capacity;
    // a state takes its key, parent, lane and two slots; the old arrays live until the new ones are filled
    const bytesAState = 4 * this.words + 4 + 1 + 8;
    if ((capacity + this.#capacity) * bytesAState > this.#bytes) return false;
    this.#capacity = capacity;
    this.keys = larger(this.keys, new Uint32Array(this.words * capacity));
    this.parents = larger(this.parents, new Int32Array(capacity));
    this.lanes = larger(this.lanes, new Uint8Array(capacity));
    this.#slots = new Int32Array(2 * capacity).fill(NONE);
    this.#shift--;
    const slots = this.#slots;
    const last = slots.length - 1;
    for (let index = 0; index < this.count; index++) {
      const at = index * this.words;
      let slot = hash(this.keys, this.words, at) >>> this.#shift;
      while (slots[slot] !== NONE) slot = (slot + 1) & last;
      slots[slot] = index;
    }
    return true;
  }
}

function larger<T extends Uint32Array | Int32Array | Uint8Array>(from: T, to: T): T {
  to.set(from);
  return to;
}

/** Multiplicative hashing, word by word; the upper bits are the good ones. */
function hash(keys: Uint32Array, words: number, at = 0): number {
  let mixed = 0;
  for (let word = 0; word < words; word++) {
    mixed ^= keys[at + word]!;
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x9e3779b1);
  }
  return mixed;
}
