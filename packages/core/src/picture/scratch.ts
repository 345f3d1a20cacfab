// Source: ours.
// Guarantee: no new memory, unless a longer array than ever is asked for. A browser takes longer to give new memory to a large
// array than the reader takes to fill it.
//
//    four numbers  a b c d        then two numbers  a b        the same memory, with what was in it

/** A function that gives arrays of any length, all of the same memory: each may be used only until the next one is asked for. */
export function scratch(): (length: number) => Float32Array {
  let memory = new Float32Array(0);
  return (length) => {
    if (memory.length < length) memory = new Float32Array(length);
    return memory.subarray(0, length);
  };
}
