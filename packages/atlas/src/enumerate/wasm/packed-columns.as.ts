// Two columns of the chosen groups are packed: states that differ in these columns alone are the bits of one word.
//
// Where these two stand often does not change the distance of a state, above all in clusters that turn out not to be
// minimal. Then all states of a word are found at the same distance, and one operation moves them all.
//
//     A A . B    B may stand here or one cell lower: two states, two bits of one word. D down moves both at once
//     . . . B    into another word; A right moves none of them, because both have B in the way.
//     D . . .
//     D . . .
//
// A class of states is a row configuration with one placement for each column that is not packed. Its word has bit
// `p + inner placements * q` for placement p of the inner packed column and placement q of the outer one.
//
// Source: our own.
import { cellsDown } from './lane-cells.as';
import {
  COLUMN_DIGIT,
  COLUMN_DIGIT_BITS,
  COLUMN_GROUPS,
  COLUMN_PLACEMENTS,
  COLUMNS,
} from './layout.as';
import {
  CELLS,
  ColumnChoice,
  COLUMN_MASKS,
  CONFIGURATION,
  GROUP_FIRST,
  GROUP_PLACEMENTS,
  PLACEMENT_COUNT,
  Size,
  STATES,
} from './memory.as';
import { columnEntry, placementOfColumn } from './state.as';

/** Bits of a word. */
const WORD: u32 = 64;
/** At least so many configurations decide which columns are packed. */
const SAMPLE: u32 = 32;

/** The packed columns of the chosen groups. */
export class Packed {
  static inner: u32 = 0;
  static outer: u32 = 0;
  static innerPlacements: u32 = 0;
  static outerPlacements: u32 = 0;
  /** The bits that combine each placement of the inner column with placement 0 of the outer one. */
  static innerBits: u64 = 0;
  /** The bits that combine placement 0 of the inner column with each placement of the outer one. */
  static outerBits: u64 = 0;
  /** The addresses in ALWAYS of the entries of the two columns' groups. */
  static innerAlways: usize = 0;
  static outerAlways: usize = 0;
  /** How many columns are not packed. */
  static others: u32 = 0;
  /** How many classes the configurations have that were ranked. */
  static classes: u32 = 0;
}

/** The columns that are not packed, one byte each. */
export const OTHERS: usize = memory.data(8, 8);

/** Entry `(y << 2) | 1 for the inner column | 2 for the outer one`: the bits of a word where these leave cell y free. */
const FREE: usize = memory.data(8 * 4 * 8, 8);

/** Entry `(group << COLUMN_PLACEMENTS) | set of placements`: the cells of column 0, row by row, that are taken in all of them. */
const ALWAYS: usize = memory.data((COLUMN_GROUPS << COLUMN_PLACEMENTS) << 3, 8);

/** For each set of placements of the outer column: the bits of a word that combine them with placement 0 of the inner column. */
export const SPREAD: usize = memory.data(8 << COLUMN_PLACEMENTS, 8);

/** For each column: by how much packing it would lessen the number of words; scratch of choosePacked. */
const SHARES: usize = memory.data(8 * 8, 8);

/**
 * Chooses the columns to pack: those with the most placements on average over a sample of the row configurations, if one
 * word can hold them.
 */
export function choosePacked(): void {
  const end = ColumnChoice.tableEnd;
  for (let x: u32 = 0; x < COLUMNS; x++) store<f64>(SHARES + (x << 3), 0);
  const every = <usize>max<u32>(1, <u32>((end - ColumnChoice.table) / CONFIGURATION) / SAMPLE) * CONFIGURATION;
  for (let at = ColumnChoice.table; at < end; at += every) {
    const cells = load<u64>(at, CELLS);
    const states = <f64>load<u32>(at, STATES);
    for (let x: u32 = 0; x < Size.width; x++) {
      const placements = <f64>load<u8>(PLACEMENT_COUNT + columnEntry(x, cells));
      store<f64>(SHARES + (x << 3), load<f64>(SHARES + (x << 3)) + states / placements);
    }
  }
  let least: f64 = Infinity;
  // where no two columns fit into a word, one is packed, beside a column that does not exist
  Packed.inner = 0;
  Packed.outer = COLUMNS;
  for (let a: u32 = 0; a < Size.width; a++) {
    for (let b = a + 1; b < Size.width; b++) {
      if (placementsOf(a) * placementsOf(b) > WORD) continue;
      const share = load<f64>(SHARES + (a << 3)) * load<f64>(SHARES + (b << 3));
      if (share >= least) continue;
      least = share;
      Packed.inner = a;
      Packed.outer = b;
    }
  }
  describePacked();
  Packed.classes = 0;
}

/** Fills the other fields of Packed, and the tables for the packed columns. */
function describePacked(): void {
  Packed.innerPlacements = placementsOf(Packed.inner);
  Packed.outerPlacements = placementsOf(Packed.outer);
  Packed.innerBits = ((<u64>1) << (<u64>Packed.innerPlacements)) - 1;
  Packed.outerBits = 0;
  for (let q: u32 = 0; q < Packed.outerPlacements; q++) Packed.outerBits |= (<u64>1) << (<u64>(q * Packed.innerPlacements));
  Packed.innerAlways = alwaysOf(load<u8>(ColumnChoice.groups + Packed.inner));
  Packed.outerAlways = alwaysOf(load<u8>(ColumnChoice.groups + Packed.outer));
  Packed.others = 0;
  for (let x: u32 = 0; x < COLUMNS; x++) {
    if (!isPacked(x)) store<u8>(OTHERS + Packed.others++, <u8>x);
  }
  for (let set: u32 = 1; set >> Packed.outerPlacements == 0; set++) {
    const rest = load<u64>(SPREAD + ((set & (set - 1)) << 3));
    store<u64>(SPREAD + (set << 3), rest | ((<u64>1) << (<u64>(ctz(set) * Packed.innerPlacements))));
  }
  tabulateFree();
}

// @ts-ignore: decorator
@inline
export function isPacked(x: u32): bool {
  return x == Packed.inner || x == Packed.outer;
}

function placementsOf(x: u32): u32 {
  if (x == COLUMNS) return 1;
  return load<u8>(GROUP_PLACEMENTS + load<u8>(ColumnChoice.groups + x));
}

function tabulateFree(): void {
  for (let y: u32 = 0; y < Size.height; y++) {
    let inner: u64 = 0;
    for (let p: u32 = 0; p < Packed.innerPlacements; p++) {
      if (!standsOn(Packed.inner, p, y)) inner |= Packed.outerBits << (<u64>p);
    }
    let outer: u64 = 0;
    for (let q: u32 = 0; q < Packed.outerPlacements; q++) {
      if (!standsOn(Packed.outer, q, y)) outer |= Packed.innerBits << (<u64>(q * Packed.innerPlacements));
    }
    store<u64>(FREE + (y << 5), ~0);
    store<u64>(FREE + (y << 5), inner, 8);
    store<u64>(FREE + (y << 5), outer, 16);
    store<u64>(FREE + (y << 5), inner & outer, 24);
  }
}

/** Fills ALWAYS, which is the same for all boards of the size. */
export function tabulateAlways(): void {
  for (let group: u32 = 0; group < Size.columnGroups; group++) {
    const table = alwaysOf(group);
    store<u64>(table, ~0);
    for (let set: u32 = 1; set >> load<u8>(GROUP_PLACEMENTS + group) == 0; set++) {
      const mask = <usize>load<u8>(COLUMN_MASKS + load<u8>(GROUP_FIRST + group) + ctz(set));
      store<u64>(table + (set << 3), load<u64>(table + ((set & (set - 1)) << 3)) & cellsDown(mask, 0));
    }
  }
}

// @ts-ignore: decorator
@inline
function alwaysOf(group: u32): usize {
  return ALWAYS + (group << (COLUMN_PLACEMENTS + 3));
}

/** The cells, row by row, on which a packed column stands in every state of a word. */
// @ts-ignore: decorator
@inline
export function cellsOfAll(word: u64): u64 {
  let inner = word & Packed.innerBits;
  let outer = u32(inner != 0);
  for (let q: u32 = 1, rest = word >> (<u64>Packed.innerPlacements); rest; q++, rest >>= <u64>Packed.innerPlacements) {
    const here = rest & Packed.innerBits;
    inner |= here;
    outer |= u32(here != 0) << q;
  }
  const always = load<u64>(Packed.innerAlways + (<usize>inner << 3)) << (<u64>Packed.inner);
  if (Packed.outer == COLUMNS) return always;
  return always | (load<u64>(Packed.outerAlways + (outer << 3)) << (<u64>Packed.outer));
}

/** Whether a column's vehicles stand on a cell of row y. */
// @ts-ignore: decorator
@inline
function standsOn(x: u32, placement: u32, y: u32): bool {
  const first = load<u8>(GROUP_FIRST + load<u8>(ColumnChoice.groups + x));
  return ((load<u8>(COLUMN_MASKS + first + placement) >> (<u8>y)) & 1) != 0;
}

/** The bits of a word in which the packed columns leave these cells of row y free, cell x as bit x. */
// @ts-ignore: decorator
@inline
export function freeOf(y: u32, cells: u32): u64 {
  const which = ((cells >> Packed.inner) & 1) | (((cells >> Packed.outer) & 1) << 1);
  return load<u64>(FREE + (((y << 2) | which) << 3));
}

/** The bit of a word for the placements of the packed columns. */
export function bitOf(columns: u32): u64 {
  const q = Packed.outer < COLUMNS ? placementOfColumn(columns, Packed.outer) : 0;
  return (<u64>1) << (<u64>(placementOfColumn(columns, Packed.inner) + Packed.innerPlacements * q));
}

/** The digits of the packed columns for the number of a bit of a word. */
// @ts-ignore: decorator
@inline
export function packedDigits(bit: u32): u32 {
  const q = bit / Packed.innerPlacements;
  return ((bit - q * Packed.innerPlacements) << (COLUMN_DIGIT * Packed.inner)) | (q << (COLUMN_DIGIT * Packed.outer));
}

/** The digits of the columns, with placement 0 of the packed ones. */
export function withoutPacked(columns: u32): u32 {
  const digits = columns & ~(COLUMN_DIGIT_BITS << (COLUMN_DIGIT * Packed.inner));
  return Packed.outer < COLUMNS ? digits & ~(COLUMN_DIGIT_BITS << (COLUMN_DIGIT * Packed.outer)) : digits;
}

/** The word of all placements of the packed columns in these two sets. */
// @ts-ignore: decorator
@inline
export function wordOf(innerSet: u32, outerSet: u32): u64 {
  let word: u64 = 0;
  for (let set = outerSet; set; set &= set - 1) word |= (<u64>innerSet) << (<u64>(ctz(set) * Packed.innerPlacements));
  return word;
}
