// Source: ours. A large array that is used again and again: a browser takes longer to give it new memory than the reader takes to
// fill it.
// Guarantee: memory is allocated only when a longer array than any before is asked for; the values in it are not cleared.
//
//    four numbers  1 2 3 4        then an array of two  1 2        in the same memory

/** A function that gives arrays of any length, all in the same memory: each may be used only until the next one is asked for. */
export function reusableArray(): (length: number) => Float32Array {
  let memory = new Float32Array(0);
  return (length) => {
    if (memory.length < length) memory = new Float32Array(length);
    return memory.subarray(0, length);
  };
}
