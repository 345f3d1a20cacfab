// Where the hash table of the packed engines begins: a byte address, read by TypeScript and by AssemblyScript alike.
//
//     slot 3 of eight bytes: TABLE + 24

/** The same for all widths, so that wasm/hash-table.as.ts has it as a constant. */
export const TABLE = 0x32000;
