// Where everything lies in the memory of the compiled cluster explorer: byte addresses, read by TypeScript and by
// AssemblyScript alike (so: plain constants only). The tables of lanes lie where ../packed/byte-memory.ts has them.
//
//     XX..   two steps lead from its state 1: entries 0 << ENTRY_SHIFT | slide and 2 << ENTRY_SHIFT | another slide

/** For each value of the key's byte that the primary is in, whether it stands at the exit: a byte each. */
export const SOLVED = 0x32000;
/**
 * For each of the capacity: four bytes of key, four of distance, four of queue, four of where its steps begin (and
 * 64 bytes that end the last list); then 16 bytes of hash table (a slot is key, then state; at most half are
 * taken); then the steps, four bytes each: state << ENTRY_SHIFT | slide, which is lane << 3 | vehicle
 * of the lane << 1 | whether it goes right or down.
 */
export const STATES = 0x33000;
export const ENTRY_SHIFT = 7;
/** States and steps for which there is room at first. */
export const FIRST_CAPACITY = 0x2000;
export const FIRST_ENTRIES = 0x10000;
/** The most states, and the most steps between them. */
export const LARGEST_CAPACITY = 0x400000;
export const LARGEST_ENTRIES = 0x4000000;
