// Reading an entry of a typed array that is known to be there, in hot loops: one function for each type of array, since
// a function that sees several types is slower. Elsewhere at.ts, which checks the index, serves.

/** The cast holds as the index lies within the array: every caller knows that. */
export const byteAt = (array: Uint8Array, index: number): number => array[index] as number;
/** As `byteAt`. */
export const intAt = (array: Int32Array, index: number): number => array[index] as number;
/** As `byteAt`. */
export const wordAt = (array: Uint32Array, index: number): number => array[index] as number;
