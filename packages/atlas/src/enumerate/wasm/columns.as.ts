// Chooses the group of each column in turn, for one choice of row groups.
//
// The list of row configurations shrinks from column to column: a configuration that leaves the column's group no
// placement is dropped. When none is left that has the primary at the exit, no choice for the other columns can give
// a solvable cluster and none is tried.
//
//     row configuration   column 3 = car       dropped when column 3 = truck:
//     . . A A             its cells 1 and 2    only two of its cells are free
//     . B B .             are free
//     . . . .
//     . . C C
//
// An entry of a list: cells of the configuration in each column and GOAL (as in a configuration's record); then, over the
// columns chosen so far, the number of its states (24 bits) and of its components (16 bits), and its own number (24 bits).
//
// Guarantee: every choice of column groups with a solvable cluster is examined, exactly once.
import { beginChoice, Census, endChoice } from './census.as';
import { flood } from './components.as';
import { COLUMN_TABLE, ROW_TABLE, tabulateRows } from './half-lane-masks.as';
import {
  COLUMN_CELL_BITS,
  COLUMN_PIECES,
  COLUMN_SHARE,
  COLUMNS,
  ROW_DIGIT,
  ROW_PLACEMENTS,
  ROW_SHARE,
  WALL_PIECES,
  WORD_BYTES,
} from './layout.as';
import {
  ABSENT,
  align,
  ALONE,
  CELLS,
  ColumnChoice,
  COMPONENT_BASE,
  COMPONENT_COUNT,
  COMPONENTS,
  CONFIGURATION,
  DIGITS,
  GOAL,
  GROUP_VEHICLES,
  NOT_RANKED,
  NUMBER,
  OPEN_COMPONENTS,
  PLACEMENT_COUNT,
  reach,
  ROW_FIRST,
  RowGroup,
  ROW_MASKS,
  ROW_PLACES,
  ROW_VEHICLES,
  ROW_WALLS,
  SEVERAL,
  Size,
  STATE_BASE,
  STATES,
  UNFOUND,
} from './memory.as';
import { tabulateRowMoves } from './move-order.as';
import { numberOf, offsetOf, setAt } from './state.as';
import { tabulateCrossing } from './way-out.as';

/** Bytes of an entry. */
const ENTRY: usize = 16;
const STATES_BITS: u64 = 0xffffff;
const COMPONENTS_AT: u64 = 24;
const COMPONENTS_BITS: u64 = 0xffff;
const NUMBER_AT: u64 = 40;
const NUMBER_BITS: u64 = ~(((<u64>1) << NUMBER_AT) - 1);

/** Enumerates the choices of column groups for the row group in the tables. */
export function chooseColumns(): void {
  const total = RowGroup.configurations;
  RowGroup.places = align(__heap_base);
  RowGroup.digits = align(RowGroup.places + total * WORD_BYTES);
  RowGroup.open = align(RowGroup.digits + (total << 2));
  RowGroup.full = align(RowGroup.open + total);
  RowGroup.rowCells = align(RowGroup.full + total);
  ColumnChoice.columnCells = RowGroup.rowCells + ROW_TABLE;
  ColumnChoice.otherCells = ColumnChoice.columnCells + COLUMN_TABLE;
  RowGroup.lists = align(ColumnChoice.otherCells + COLUMN_TABLE);
  reach(<u64>RowGroup.lists + <u64>ENTRY * total);
  memory.fill(RowGroup.open, 0, total);
  tabulateRows();
  tabulateRowMoves();
  tabulateCrossing();
  const end = RowGroup.lists + listConfigurations(0, 0, 0, 0, RowGroup.lists);
  choose(0, RowGroup.lists, end);
}

/** Writes the list of all configurations, row by row; gives its length in bytes. */
function listConfigurations(y: u32, cells: u64, number: u32, digits: u32, to: usize): usize {
  if (y == Size.height) {
    const goal = (cells >> (<u64>(COLUMN_CELLS * (Size.width - 1) + Size.primaryRow))) & 1;
    store<u64>(to, cells | (goal << 63));
    store<u64>(to, 1 | ((<u64>1) << COMPONENTS_AT) | ((<u64>number) << NUMBER_AT), 8);
    store<u32>(RowGroup.digits + (number << 2), digits);
    return ENTRY;
  }
  let end = to;
  for (let p: u32 = 0; p < ROW_PLACEMENTS; p++) {
    if (((setAt(ROW_PLACES, y) >> p) & 1) == 0) continue;
    let row: u32 = load<u8>(ROW_MASKS + load<u8>(ROW_FIRST + y) + p) | load<u8>(ROW_WALLS + y);
    let all = cells;
    for (; row; row &= row - 1) all |= (<u64>1) << (<u64>(COLUMN_CELLS * ctz(row) + y));
    end += listConfigurations(y + 1, all, number + offsetOf(y, p), digits | (p << (ROW_DIGIT * y)), end);
  }
  return end - to;
}

function choose(x: u32, list: usize, end: usize): void {
  if (x == Size.width) {
    examine(list, end);
    return;
  }
  // the lists of the columns lie one behind the other
  const next = end;
  reach(<u64>next + <u64>(next - list));
  const isGiven = x < RowGroup.givenColumns;
  const firstGroup: u32 = isGiven ? load<u8>(ColumnChoice.groups + x) : 0;
  const endGroup = isGiven ? firstGroup + 1 : Size.columnGroups;
  const shift = <u64>(COLUMN_CELLS * x);
  for (let group = firstGroup; group < endGroup; group++) {
    store<u8>(ColumnChoice.groups + x, <u8>group);
    const componentCounts = COMPONENT_COUNT + (group << COLUMN_CELLS);
    const placementCounts = PLACEMENT_COUNT + (group << COLUMN_CELLS);
    let to = next;
    let goal: u64 = 0;
    for (let from = list; from < end; from += ENTRY) {
      const cells = load<u64>(from);
      const column = <usize>((cells >> shift) & COLUMN_CELL_BITS);
      const products = load<u64>(from, 8);
      const components = <u64>load<u8>(componentCounts + column);
      const states = (products & STATES_BITS) * (<u64>load<u8>(placementCounts + column));
      const all = ((products >> COMPONENTS_AT) & COMPONENTS_BITS) * components;
      store<u64>(to, cells);
      store<u64>(to, states | (all << COMPONENTS_AT) | (products & NUMBER_BITS), 8);
      const kept = components != 0;
      goal |= kept ? cells : 0;
      to += kept ? ENTRY : 0;
    }
    if (goal & GOAL) choose(x + 1, next, to);
  }
}

/** Lays out the arena for the chosen groups and enumerates every cluster that has a solved state. */
function examine(list: usize, end: usize): void {
  const table = align(end);
  const count = <u32>((end - list) / ENTRY);
  reach(<u64>table + <u64>count * CONFIGURATION);
  const afterTable = table + <usize>count * CONFIGURATION;
  let states: u32 = 0;
  let components: u32 = 0;
  let to = table;
  for (let from = list, i: u32 = 0; from < end; from += ENTRY, i++) {
    const products = load<u64>(from, 8);
    const number = <u32>(products >> NUMBER_AT);
    const ofStates = <u32>(products & STATES_BITS);
    const here = <u32>((products >> COMPONENTS_AT) & COMPONENTS_BITS);
    store<Word>(RowGroup.places + number * WORD_BYTES, <Word>i);
    store<u64>(to, load<u64>(from), CELLS);
    store<u32>(to, states, STATE_BASE);
    store<u32>(to, load<u32>(RowGroup.digits + (number << 2)), DIGITS);
    store<u32>(to, components, COMPONENT_BASE);
    store<u32>(to, here, COMPONENTS);
    store<u32>(to, ofStates, STATES);
    store<u32>(to, NOT_RANKED, UNFOUND);
    store<u32>(to, number, NUMBER);
    store<u8>(RowGroup.open + number, here > 1 ? SEVERAL : ALONE);
    if (here > 1) store<u32>(to, here, OPEN_COMPONENTS);
    states += ofStates;
    components += here;
    to += CONFIGURATION;
  }
  ColumnChoice.table = table;
  ColumnChoice.tableEnd = afterTable;
  reach(<u64>afterTable + <u64>components * 9 + 256);
  ColumnChoice.visited = align(afterTable);
  ColumnChoice.components = align(ColumnChoice.visited + components);
  ColumnChoice.found = align(ColumnChoice.components + (components << 3));
  ColumnChoice.states = states;
  memory.fill(ColumnChoice.visited, 0, components);
  ColumnChoice.tabulated = false;
  listPieces();
  if (Census.counting) beginChoice();
  for (let i: u32 = 0; i < count; i++) {
    const configuration = table + <usize>i * CONFIGURATION;
    if ((load<u64>(configuration, CELLS) & GOAL) == 0) continue;
    const open = load<u8>(RowGroup.open + numberOf(configuration));
    if (open == ALONE) flood(i, 0);
    if (open != SEVERAL) continue;
    const base = load<u32>(configuration, COMPONENT_BASE);
    const here = load<u32>(configuration, COMPONENTS);
    for (let component: u32 = 0; component < here; component++) {
      if (load<u8>(ColumnChoice.visited + base + component) == 0) flood(i, component);
    }
  }
  if (Census.counting) endChoice();
  forgetConfigurations(list, end);
}

/** Makes all configurations absent. */
function forgetConfigurations(list: usize, end: usize): void {
  const open = RowGroup.open;
  for (let from = list; from < end; from += ENTRY) store<u8>(open + <usize>(load<u64>(from, 8) >> NUMBER_AT), ABSENT);
}

function listPieces(): void {
  let pieces: Pieces = 0;
  for (let y: u32 = 0; y < Size.height; y++) {
    if (y == Size.primaryRow) continue;
    for (let i: u32 = 0; i < load<u8>(ROW_VEHICLES + y); i++) pieces |= <Pieces>1 << ((y << ROW_SHARE) + i);
  }
  for (let x: u32 = 0; x < Size.width; x++) {
    for (let i: u32 = 0; i < load<u8>(GROUP_VEHICLES + load<u8>(ColumnChoice.groups + x)); i++) pieces |= <Pieces>1 << (COLUMN_PIECES + (x << COLUMN_SHARE) + i);
  }
  for (let i: u32 = 0; i < RowGroup.walls; i++) pieces |= <Pieces>1 << (WALL_PIECES + i);
  ColumnChoice.pieces = pieces;
}
