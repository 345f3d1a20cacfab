// Where the hash table of the packed engines begins: a byte address, read by TypeScript and by AssemblyScript alike.

/** The same for all widths, so that wasm/hash-table.as.ts has it as a constant. */
export const TABLE = 0x32000;
