// Chooses the group of each column in turn, for one choice of row groups.
//
// The list of row configurations shrinks from column to column: a configuration that leaves the column's group
// no placement is dropped, and with the last one that has the primary at the exit the whole branch is.
//
//     row configuration   column 3 = car       dropped when column 3 = truck:
//     . . A A             cells 0-1 or 2-3?    only three cells that are not
//     . B B .             only 0 is free ..    next to each other remain
//
// An entry of a list: cells of the configuration in each column and its number (as in a configuration's record),
// and the number of its states (low half) and boxes (high half) over the columns chosen so far.
import { flood } from './components.as';
import { HALF_CODES, tabulateRows } from './half-lane-masks.as';
import {
  ABSENT,
  align,
  BOX_BASE,
  BOXES,
  CELLS,
  CONFIGURATION,
  DIGITS,
  GOAL,
  GROUP_VEHICLES,
  Now,
  NUMBER_AT,
  PIECES,
  PLACES,
  RANKED,
  reach,
  ROW_FIRST,
  ROW_MASKS,
  ROW_OFFSET,
  ROW_PLACES,
  ROW_VEHICLES,
  ROW_WALLS,
  STATE_BASE,
  STATES,
} from './memory.as';

const ENTRY: usize = 16;

/** Enumerates every choice of column groups for the row group that TypeScript has written. */
export function chooseColumns(): void {
  const total = Now.configurations;
  Now.locate = align(__heap_base);
  Now.digits = align(Now.locate + (total << 1));
  Now.firstBox = align(Now.digits + (total << 2));
  Now.rowCells = align(Now.firstBox + (total << 2));
  Now.columnCells = Now.rowCells + 2 * 8 * HALF_CODES;
  Now.lists = align(Now.columnCells + 2 * 8 * HALF_CODES);
  Now.arena = align(Now.lists + 7 * ENTRY * total);
  reach(Now.arena);
  memory.fill(Now.firstBox, 0xff, total << 2);
  tabulateRows();
  choose(0, Now.lists, Now.lists + listConfigurations(0, 0, 0, 0, Now.lists));
}

/** Writes the list of all configurations, row by row; gives its length in bytes. */
function listConfigurations(y: u32, cells: u64, number: u32, digits: u32, to: usize): usize {
  if (y == Now.height) {
    const goal = (cells >> (6 * (Now.width - 1) + Now.primaryRow)) & 1;
    store<u64>(to, cells | ((<u64>number) << NUMBER_AT) | (goal << 63));
    store<u64>(to, 0x100000001, 8);
    store<u32>(Now.digits + (number << 2), digits);
    return ENTRY;
  }
  let end = to;
  for (let p: u32 = 0; p < 6; p++) {
    if (((load<u8>(ROW_PLACES + y) >> p) & 1) == 0) continue;
    let row: u32 = load<u8>(ROW_MASKS + load<u8>(ROW_FIRST + y) + p) | load<u8>(ROW_WALLS + y);
    let all = cells;
    for (; row; row &= row - 1) all |= (<u64>1) << (6 * ctz(row) + y);
    const offset = load<u16>(ROW_OFFSET + (((y << 3) + p) << 1));
    end += listConfigurations(y + 1, all, number + offset, digits | (p << (3 * y)), end);
  }
  return end - to;
}

function choose(x: u32, list: usize, end: usize): void {
  if (x == Now.width) {
    examine(list, end);
    return;
  }
  const next = list + ENTRY * Now.configurations;
  const shift = <u64>(6 * x);
  for (let group: u32 = 0; group < Now.groups; group++) {
    store<u8>(Now.group + x, <u8>group);
    const pieces = PIECES + (group << 6);
    const places = PLACES + (group << 6);
    let to = next;
    let goal: u64 = 0;
    for (let from = list; from < end; from += ENTRY) {
      const cells = load<u64>(from);
      const column = <usize>((cells >> shift) & 63);
      const products = load<u64>(from, 8);
      const parts = <u64>load<u8>(pieces + column);
      const states = (<u64>(<u32>products)) * (<u64>load<u8>(places + column));
      store<u64>(to, cells);
      store<u64>(to, states | (((products >> 32) * parts) << 32), 8);
      const kept = parts != 0;
      goal |= kept ? cells : 0;
      to += kept ? ENTRY : 0;
    }
    if (goal & GOAL) choose(x + 1, next, to);
  }
}

/** Lays out the arena for the chosen groups and floods every cluster that has a solved state. */
function examine(list: usize, end: usize): void {
  const table = align(Now.arena);
  const count = <u32>((end - list) / ENTRY);
  const afterTable = table + <usize>count * CONFIGURATION;
  reach(afterTable);
  let states: u32 = 0;
  let boxes: u32 = 0;
  let to = table;
  for (let from = list, i: u32 = 0; from < end; from += ENTRY, i++) {
    const cells = load<u64>(from);
    const products = load<u64>(from, 8);
    const number = <u32>(cells >> NUMBER_AT) & 0xffff;
    store<u16>(Now.locate + (number << 1), <u16>i);
    store<u64>(to, cells, CELLS);
    store<u32>(to, states, STATE_BASE);
    store<u32>(to, load<u32>(Now.digits + (number << 2)), DIGITS);
    store<u32>(to, boxes, BOX_BASE);
    store<u32>(to, <u32>(products >> 32), BOXES);
    store<u32>(to, <u32>products, STATES);
    store<u32>(to, 0, RANKED);
    const here = <u32>(products >> 32);
    store<u32>(Now.firstBox + (number << 2), (boxes << 1) | u32(here > 1));
    states += <u32>products;
    boxes += here;
    to += CONFIGURATION;
  }
  Now.table = table;
  Now.visited = align(afterTable);
  Now.boxes = align(Now.visited + boxes);
  Now.distance = align(Now.boxes + (boxes << 3));
  Now.queue = align(Now.distance + states);
  // a little more, for what is written beyond the tail before it is known to be new
  Now.scratch = align(Now.queue + ((<usize>states) << 3) + 64);
  reach(Now.scratch);
  memory.fill(Now.visited, 0, boxes);
  Now.tabulated = false;
  listPieces();
  for (let i: u32 = 0; i < count; i++) {
    const configuration = table + <usize>i * CONFIGURATION;
    if ((load<u64>(configuration, CELLS) & GOAL) == 0) continue;
    const base = load<u32>(configuration, BOX_BASE);
    const here = load<u32>(configuration, BOXES);
    for (let box: u32 = 0; box < here; box++) {
      if (load<u8>(Now.visited + base + box) == 0) flood(i, box);
    }
  }
  for (let at = table; at < afterTable; at += CONFIGURATION) {
    store<u32>(Now.firstBox + ((<u32>(load<u64>(at, CELLS) >> NUMBER_AT) & 0xffff) << 2), ABSENT);
  }
}

function listPieces(): void {
  let pieces: u32 = 0;
  for (let y: u32 = 0; y < Now.height; y++) {
    if (y == Now.primaryRow) continue;
    for (let i: u32 = 0; i < load<u8>(ROW_VEHICLES + y); i++) pieces |= 1 << (2 * y + i);
  }
  for (let x: u32 = 0; x < Now.width; x++) {
    for (let i: u32 = 0; i < load<u8>(GROUP_VEHICLES + load<u8>(Now.group + x)); i++) pieces |= 1 << (12 + 2 * x + i);
  }
  for (let i: u32 = 0; i < Now.walls; i++) pieces |= 1 << (24 + i);
  Now.pieces = pieces;
}

