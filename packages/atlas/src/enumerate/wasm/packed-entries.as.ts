// Entries of the search: a class of states, and a word that says which of them.
//
//     rank of a state = what its columns that are not packed add + what the packed ones add: rank-states.as.ts
import { COLUMN_DIGIT, COLUMN_DIGIT_BITS, COLUMN_PLACEMENTS, COLUMNS, WORD_BYTES } from './layout.as';
import { ColumnChoice, RANK, STATE_BASE } from './memory.as';
import { OTHERS, Packed } from './packed-columns.as';
import { columnsOf, configurationOf, HAS_RANK, RANK_AT } from './state.as';

/** Bytes of an entry: a state with placement 0 of the packed columns, which add nothing to its rank; a word. */
export const ENTRY: usize = 16;

/** The rank of a class among those of its configuration. */
// @ts-ignore: decorator
@inline
export function rankOfClass(state: u64, configuration: usize): u32 {
  if (HAS_RANK) return <u32>(state >> RANK_AT);
  const columns = columnsOf(state);
  let rank: u32 = 0;
  for (let i: u32 = 0; i < Packed.others; i++) rank += load<Word>(configuration + rankAt(load<u8>(OTHERS + i), columns));
  return rank;
}

/** Where a configuration has what the placement of a column adds to a rank. */
// @ts-ignore: decorator
@inline
export function rankAt(x: u32, columns: u32): usize {
  return RANK + (COLUMN_PLACEMENTS * x + ((columns >> (COLUMN_DIGIT * x)) & COLUMN_DIGIT_BITS)) * WORD_BYTES;
}

/** What a placement of the packed columns adds to the rank of a state. */
// @ts-ignore: decorator
@inline
function rankOfPacked(configuration: usize, p: u32, q: u32): u32 {
  const rank = <u32>load<Word>(configuration + RANK + (COLUMN_PLACEMENTS * Packed.inner + p) * WORD_BYTES);
  if (Packed.outer == COLUMNS) return rank;
  return rank + load<Word>(configuration + RANK + (COLUMN_PLACEMENTS * Packed.outer + q) * WORD_BYTES);
}

/** Stores a distance for all states of these entries. */
export function storeDistances(from: usize, end: usize, distance: u8): void {
  for (let at = from; at < end; at += ENTRY) {
    const state = load<u64>(at);
    const here = configurationOf(state);
    const base = ColumnChoice.distance + load<u32>(here, STATE_BASE) + rankOfClass(state, here);
    for (let word = load<u64>(at, 8); word; word &= word - 1) {
      const bit = <u32>ctz(word);
      const q = bit / Packed.innerPlacements;
      store<u8>(base + rankOfPacked(here, bit - q * Packed.innerPlacements, q), distance);
    }
  }
}

/** Writes the states of these entries as states in which no column is packed; gives the end. */
export function unpack(from: usize, end: usize, to: usize): usize {
  let tail = to;
  for (let at = from; at < end; at += ENTRY) {
    const state = load<u64>(at);
    const here = configurationOf(state);
    for (let word = load<u64>(at, 8); word; word &= word - 1) {
      const bit = <u32>ctz(word);
      const q = bit / Packed.innerPlacements;
      const p = bit - q * Packed.innerPlacements;
      let one = state + ((<u64>p) << (<u64>(COLUMN_DIGIT * Packed.inner))) + ((<u64>q) << (<u64>(COLUMN_DIGIT * Packed.outer)));
      if (HAS_RANK) one += (<u64>rankOfPacked(here, p, q)) << RANK_AT;
      store<u64>(tail, one);
      tail += 8;
    }
  }
  return tail;
}
