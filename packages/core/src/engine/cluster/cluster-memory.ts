// Where everything lies in the memory of the compiled cluster explorer: byte addresses, read by TypeScript and by
// AssemblyScript alike (so: plain constants only). The tables of lanes lie where memory32.ts has them.

/** 12 lanes × 32 placements × 8 successors, a byte each: which slide it is, `lane << 2 | place << 1 | forward`. */
export const SLIDES_OF = 0xd000;
/** For each value of the key's byte that the primary is in, whether it stands at the exit: a byte each. */
export const SOLVED = 0xdc00;
/**
 * For each of the capacity: four bytes of key, four of distance, four of queue, four of where its steps begin (and
 * 64 bytes that end the last list); then 16 bytes of hash table (a slot is key, then state; at most half are
 * taken); then the steps, four bytes each: state << ENTRY_SHIFT | slide.
 */
export const STATES = 0x10000;
export const ENTRY_SHIFT = 6;
/** States and steps for which there is room at first. */
export const FIRST_CAPACITY = 0x2000;
export const FIRST_ENTRIES = 0x10000;
/** The most states, and the most steps between them. */
export const LARGEST_CAPACITY = 0x400000;
export const LARGEST_ENTRIES = 0x4000000;
