/** Compiles the modules that are missing or made from other sources; gives how many there were. */
export function buildWasm(): Promise<number>;
