// Where everything lies in the memory of the compiled cluster explorer: byte addresses, read by TypeScript and by
// AssemblyScript alike (so: plain constants only). The tables of lanes lie where byte-memory.ts has them for keys of
// 32 bits, and field-memory.ts for wider ones.
//
//     XX..   two steps lead from its state 1: entries 0 << ENTRY_SHIFT | slide and 2 << ENTRY_SHIFT | another slide

/** 32 bits: for each value of the key's byte that the primary is in, whether it stands at the exit: a byte each. */
export const SOLVED = 0x32000;
/** 128 and 256 bits: for each placement of the primary's lane whether the primary stands at the exit: a byte each. */
export const WIDE_SOLVED = 0x4000;
/** 128 and 256 bits: which slides lead to the states that are not looked up yet, four bytes each. */
export const SLIDES = 0x3000;
/**
 * 32 bits: where the states begin; wider ones begin behind the tables. For each of the capacity: a key, four bytes of
 * distance, four of queue, four of where its steps begin (and 64 bytes that end the last list); then two slots of hash
 * table (32 bits: key, then state; wider: state and eight bits of its hash above it); then the steps, four bytes each:
 * state << ENTRY_SHIFT | slide. A slide is, in 32 bits, lane << 3 | vehicle of the lane << 1 | whether it goes right or
 * down; wider, vehicle << 1 | whether it goes right or down.
 */
export const STATES = 0x33000;
export const ENTRY_SHIFT = 8;
/** States and steps for which there is room at first. */
export const FIRST_CAPACITY = 0x2000;
export const FIRST_ENTRIES = 0x10000;
/** The most states, and the most steps between them. */
export const LARGEST_CAPACITY = 0x400000;
export const LARGEST_WIDE_CAPACITY = 0x1000000;
export const LARGEST_ENTRIES = 0x20000000;
