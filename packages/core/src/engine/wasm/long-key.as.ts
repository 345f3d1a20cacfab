// Keys of 128 and 256 bits, which lie in memory: their hash, and whether two are the same.
//
//     hashOf(at) >> 54   the slot of a key in a table of 1,024: the upper bits of a hash are the good ones

/** The hash of the key at this address. */
// @ts-ignore: decorator
@inline export function hashOf(at: u32): u64 {
  let hash = load<u64>(at) * 0x9e3779b97f4a7c15 ^ rotl<u64>(load<u64>(at, 8) * 0xc2b2ae3d27d4eb4f, 29);
  if (WIDTH == 256) {
    hash ^= rotl<u64>(load<u64>(at, 16) * 0x165667b19e3779f9, 13) ^ rotl<u64>(load<u64>(at, 24) * 0xd6e8feb86659fd93, 47);
  }
  return (hash ^ (hash >> 32)) * 0x9e3779b97f4a7c15;
}

/** Whether the keys at these addresses are the same. */
// @ts-ignore: decorator
@inline export function sameKey(one: u32, other: u32): bool {
  let difference = (load<u64>(one) ^ load<u64>(other)) | (load<u64>(one, 8) ^ load<u64>(other, 8));
  if (WIDTH == 256) difference |= (load<u64>(one, 16) ^ load<u64>(other, 16)) | (load<u64>(one, 24) ^ load<u64>(other, 24));
  return difference == 0;
}
