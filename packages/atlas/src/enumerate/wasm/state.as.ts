// The layout of states and components in 64 bits, and functions that read it.
//
// A state in a queue is a row configuration and its rank among the states of that configuration, without gaps: the
// sum of what each column's placement adds. So the distance of a state is one byte at an index, without a hash.
//
//     configuration 5 has the states 40 to 45: column 0 has 2 placements there, column 1 has 3
//     placements 1 and 2: rank 1 + 2 * 2 = 5, index 40 + 5 = 45
import {
  ColumnChoice,
  COMPONENT_SET,
  CONFIGURATION,
  RANK,
  RowGroup,
  ROW_WALLS,
  Size,
  STATE_BASE,
} from './memory.as';

// --- a state: placements of the columns (18 bits), the lane that moved last and where it was (7), configuration
// (16), rank (16)

export const LAST_AT: u64 = 18;
export const CONFIGURATION_AT: u64 = 25;
export const RANK_AT: u64 = 41;
export const LAST_BITS: u64 = 127;
export const LAST_NONE: u64 = 15 << 3;

/** The distance of a state that has not been reached. */
export const UNKNOWN: u8 = 255;

/** The placements of the columns, 18 bits. */
// @ts-ignore: decorator
@inline
export function columnsOf(state: u64): u32 {
  return <u32>state & 0x3ffff;
}

/** The address of the state's row configuration. */
// @ts-ignore: decorator
@inline
export function configurationOf(state: u64): usize {
  return ColumnChoice.table + (<usize>(state >> CONFIGURATION_AT) & 0xffff) * CONFIGURATION;
}

/** The number of a state among all states of the chosen groups: the index of its distance. */
// @ts-ignore: decorator
@inline
export function indexOf(state: u64): usize {
  return <usize>load<u32>(configurationOf(state), STATE_BASE) + <usize>(state >> RANK_AT);
}

/** The state that has these columns in the configuration of this number; it must exist. */
export function stateAt(number: u32, columns: u32): u64 {
  const index = load<u16>(RowGroup.places + (number << 1));
  const ranks = ColumnChoice.table + <usize>index * CONFIGURATION + RANK;
  let rank: u32 = 0;
  for (let x: u32 = 0; x < 6; x++) rank += load<u16>(ranks + ((6 * x + ((columns >> (3 * x)) & 7)) << 1));
  return (<u64>columns) | ((<u64>index) << CONFIGURATION_AT) | ((<u64>rank) << RANK_AT);
}

/** The cells of walls, row by row. */
export function wallCells(): u64 {
  let cells: u64 = 0;
  for (let y: u32 = 0; y < Size.height; y++) cells |= (<u64>load<u8>(ROW_WALLS + y)) << (6 * y);
  return cells;
}

// --- a component: configuration (16 bits), column components (2 bits a column)

export const COLUMN_COMPONENTS_AT: u64 = 16;

/** The entry of one column's component in the tables of column components. */
// @ts-ignore: decorator
@inline
export function columnComponent(x: u32, cells: u64, columnComponents: u32): usize {
  const column = <u32>(cells >> (6 * x)) & 63;
  return (((load<u8>(ColumnChoice.groups + x) << 6) | column) << 2) | ((columnComponents >> (2 * x)) & 3);
}

/** The set of placements that a column has in a component; `cells` are those of its configuration. */
// @ts-ignore: decorator
@inline
export function placementsIn(component: u64, x: u32, cells: u64): u32 {
  return load<u8>(COMPONENT_SET + columnComponent(x, cells, <u32>(component >> COLUMN_COMPONENTS_AT)));
}
