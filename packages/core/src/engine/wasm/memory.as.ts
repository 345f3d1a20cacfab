// How much of its memory a compiled module may use. Memory that it took for an earlier search does not count, so that the
// same search always gives the same result.
//
//     limitMemory(16)   1 MB: reserve(1048576) succeeds, reserve(1048577) does not

/** In pages of 64 KB; a module's memory has 65,536 at most. */
let mostPages: u32 = 0x10000;

/** Sets how many pages may be used; a memory that is larger already stays as it is. */
export function limitMemory(pages: u32): void {
  mostPages = pages;
}

/** Makes room for so many bytes; returns whether there is. */
export function reserve(bytes: u64): bool {
  const pages = <u32>((bytes + 0xffff) >> 16);
  const missing = <i32>pages - memory.size();
  return pages <= mostPages && (missing <= 0 || memory.grow(missing) >= 0);
}

/** The bytes that may be used. */
export function mostBytes(): u64 {
  return <u64>mostPages << 16;
}
