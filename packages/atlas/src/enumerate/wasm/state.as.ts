// The layout of states and components in 64 bits, and functions that read it and the tables of lanes.
//
// A state in a queue is a row configuration and its rank among the states of that configuration, without gaps: the
// sum of what each column's placement adds. So the distance of a state is one byte at an index, without a hash. Where the
// rank does not fit into a state, it is added up when it is needed.
//
//     configuration 5 has the states 40 to 45: column 0 has 2 placements there, column 1 has 3
//     placements 1 and 2: rank 1 + 2 * 2 = 5, index 40 + 5 = 45
import {
  COLUMN_CELL_BITS,
  COLUMN_DIGIT,
  COLUMN_DIGIT_BITS,
  COLUMN_DIGITS,
  COLUMN_DIGITS_BITS,
  COLUMN_PLACEMENTS,
  COLUMNS,
  ROW_CELL_BITS,
  ROW_DIGIT,
  ROW_DIGIT_BITS,
  ROWS,
  SET_BYTES,
  WORD_BYTES,
} from './layout.as';
import {
  ColumnChoice,
  COLUMN_SLIDES,
  COMPONENT_SET,
  CONFIGURATION,
  GROUP_FIRST,
  NUMBER,
  RANK,
  RowGroup,
  ROW_FIRST,
  ROW_OFFSET,
  ROW_SLIDES,
  ROW_WALLS,
  Size,
  STATE_BASE,
} from './memory.as';

// --- lanes

/** The placement of a row, from the digits of all rows. */
// @ts-ignore: decorator
@inline
export function placementOfRow(digits: u32, y: u32): u32 {
  return (digits >> (ROW_DIGIT * y)) & ROW_DIGIT_BITS;
}

/** The placement of a column, from the digits of all columns. */
// @ts-ignore: decorator
@inline
export function placementOfColumn(columns: u32, x: u32): u32 {
  return (columns >> (COLUMN_DIGIT * x)) & COLUMN_DIGIT_BITS;
}

/** The cells of one row, from cells row by row. */
// @ts-ignore: decorator
@inline
export function cellsInRow(cells: u64, y: u32): u32 {
  return <u32>(cells >> (<u64>(ROW_CELLS * y))) & ROW_CELL_BITS;
}

/** The cells of one column, from cells column by column. */
// @ts-ignore: decorator
@inline
export function cellsInColumn(cells: u64, x: u32): u32 {
  return <u32>(cells >> (<u64>(COLUMN_CELLS * x))) & COLUMN_CELL_BITS;
}

/** Where a table of slides or steps has the placement of this number among all groups of rows, and of columns. */
// @ts-ignore: decorator
@inline
export function rowSets(table: usize, number: u32): usize {
  return table + (<usize>number << ROW_CELLS) * SET_BYTES;
}

// @ts-ignore: decorator
@inline
export function columnSets(table: usize, number: u32): usize {
  return table + (<usize>number << COLUMN_CELLS) * SET_BYTES;
}

/** A set of placements in a table. */
// @ts-ignore: decorator
@inline
export function setAt(table: usize, entry: usize): u32 {
  return load<PlacementSet>(table + entry * SET_BYTES);
}

/** The placements that a move of a row leads to; `taken` are the cells of columns and walls, row by row. */
// @ts-ignore: decorator
@inline
export function slidesOfRow(y: u32, placement: u32, taken: u64): u32 {
  return setAt(rowSets(ROW_SLIDES, load<u8>(ROW_FIRST + y) + placement), cellsInRow(taken, y));
}

/** The placements that a move of a column leads to; `cells` are those of the configuration. */
// @ts-ignore: decorator
@inline
export function slidesOfColumn(x: u32, placement: u32, cells: u64): u32 {
  const first = load<u8>(GROUP_FIRST + load<u8>(ColumnChoice.groups + x));
  return setAt(columnSets(COLUMN_SLIDES, first + placement), cellsInColumn(cells, x));
}

/** What a row's placement adds to the number of a configuration. */
// @ts-ignore: decorator
@inline
export function offsetOf(y: u32, placement: u32): u32 {
  return load<Word>(ROW_OFFSET + ((y << ROW_DIGIT) + placement) * WORD_BYTES);
}

/** The number of a configuration. */
// @ts-ignore: decorator
@inline
export function numberOf(configuration: usize): u32 {
  return load<u32>(configuration, NUMBER);
}

// --- a state: placements of the columns, the lane that moved last (4 bits, columns after rows) and where it was, its
// configuration, and its rank if that fits
//
//              columns   last    configuration   rank
//     6x6      18 bits   4 + 3   16              16
//     7x6      21        4 + 3   20
//     6x7      24        4 + 4   18
//     7x7      28        4 + 4   23

export const LAST_AT: u64 = COLUMN_DIGITS;
export const LAST_LANE_AT: u64 = LAST_AT + COLUMN_DIGIT;
export const CONFIGURATION_AT: u64 = LAST_LANE_AT + 4;
export const HAS_RANK: bool = ROWS == 6 && COLUMNS == 6;
export const RANK_AT: u64 = CONFIGURATION_AT + 16;
const CONFIGURATION_BITS: usize = HAS_RANK ? 0xffff : ~0;
export const LAST_BITS: u64 = ((<u64>1) << (CONFIGURATION_AT - LAST_AT)) - 1;
export const LAST_NONE: u64 = 15;

/** The distance of a state that has not been reached. */
export const UNKNOWN: u8 = 255;

/** The digits of the columns. */
// @ts-ignore: decorator
@inline
export function columnsOf(state: u64): u32 {
  return <u32>state & COLUMN_DIGITS_BITS;
}

/** The address of the state's row configuration. */
// @ts-ignore: decorator
@inline
export function configurationOf(state: u64): usize {
  return ColumnChoice.table + (<usize>(state >> CONFIGURATION_AT) & CONFIGURATION_BITS) * CONFIGURATION;
}

/** The number of a state among all states of the chosen groups: the index of its distance. */
// @ts-ignore: decorator
@inline
export function indexOf(state: u64): usize {
  const configuration = configurationOf(state);
  return <usize>load<u32>(configuration, STATE_BASE) + <usize>rankOf(state, configuration);
}

/** The rank of a state in its configuration. */
// @ts-ignore: decorator
@inline
function rankOf(state: u64, configuration: usize): u32 {
  return HAS_RANK ? <u32>(state >> RANK_AT) : sumOfRanks(configuration, columnsOf(state));
}

/** The rank of a state, from what each column adds to it. */
// @ts-ignore: decorator
@inline
function sumOfRanks(configuration: usize, columns: u32): u32 {
  let rank: u32 = 0;
  for (let x: u32 = 0; x < COLUMNS; x++) {
    rank += load<Word>(configuration + RANK + (COLUMN_PLACEMENTS * x + placementOfColumn(columns, x)) * WORD_BYTES);
  }
  return rank;
}

/** The state that has these columns in the configuration of this number; it must exist. */
export function stateAt(number: u32, columns: u32): u64 {
  const index = load<Word>(RowGroup.places + number * WORD_BYTES);
  const state = (<u64>columns) | ((<u64>index) << CONFIGURATION_AT);
  if (!HAS_RANK) return state;
  return state | ((<u64>sumOfRanks(ColumnChoice.table + <usize>index * CONFIGURATION, columns)) << RANK_AT);
}

/** The cells of walls, row by row. */
export function wallCells(): u64 {
  let cells: u64 = 0;
  for (let y: u32 = 0; y < Size.height; y++) cells |= (<u64>load<u8>(ROW_WALLS + y)) << (<u64>(ROW_CELLS * y));
  return cells;
}

// --- a component: configuration (24 bits), column components (2 bits a column)

export const COLUMN_COMPONENTS_AT: u64 = 24;
export const COMPONENT_CONFIGURATION_BITS: usize = 0xffffff;

/** The entry of one column's component in the tables of column components. */
// @ts-ignore: decorator
@inline
export function columnComponent(x: u32, cells: u64, columnComponents: u32): usize {
  return (columnEntry(x, cells) << 2) | ((columnComponents >> (2 * x)) & 3);
}

/** The entry of one column's group beside the cells of a configuration. */
// @ts-ignore: decorator
@inline
export function columnEntry(x: u32, cells: u64): usize {
  return (<usize>load<u8>(ColumnChoice.groups + x) << COLUMN_CELLS) | cellsInColumn(cells, x);
}

/** The set of placements that a column has in a component; `cells` are those of its configuration. */
// @ts-ignore: decorator
@inline
export function placementsIn(component: u64, x: u32, cells: u64): u32 {
  return setAt(COMPONENT_SET, columnComponent(x, cells, <u32>(component >> COLUMN_COMPONENTS_AT)));
}
