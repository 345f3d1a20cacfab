// How far the memory of a compiled module may grow.
//
//     limitMemory(16)   1 MB: reserve(1048576) succeeds, reserve(1048577) does not

/** In pages of 64 KB; a module's memory has 65,536 at most. */
let mostPages: u32 = 0x10000;

/** Sets how many pages the memory may grow to; a memory that is larger already stays as it is. */
export function limitMemory(pages: u32): void {
  mostPages = pages;
}

/** Makes room for so many bytes; returns whether there is. */
export function reserve(bytes: u64): bool {
  const pages = <u32>((bytes + 0xffff) >> 16);
  const missing = <i32>pages - memory.size();
  return missing <= 0 || (pages <= mostPages && memory.grow(missing) >= 0);
}

/** The bytes that the memory may grow to. */
export function mostBytes(): u64 {
  return <u64>max<u32>(mostPages, memory.size()) << 16;
}
