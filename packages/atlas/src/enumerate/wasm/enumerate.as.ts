// The enumerator's loop: one call enumerates one choice of row groups.
import { chooseColumns } from './columns.as';
import { tabulateLaneCells } from './lane-cells.as';
import { ColumnChoice, RowGroup, Size } from './memory.as';
import { tabulateBits } from './move-order.as';
import { tabulateAlways } from './packed-columns.as';

export {
  COLUMN_LEFT,
  COLUMN_MASKS,
  COLUMN_OFFSETS,
  COLUMN_SLIDES,
  COLUMN_STEPS,
  COLUMN_WITHOUT,
  COMPONENT_CHANGE,
  COMPONENT_COUNT,
  COMPONENT_COVERS,
  COMPONENT_PAIRS,
  COMPONENT_SET,
  COMPONENT_TOUCHES,
  GROUP_FIRST,
  GROUP_PLACEMENTS,
  GROUP_VEHICLES,
  HISTOGRAM,
  PLACEMENT_COUNT,
  PLACEMENT_SET,
  ROW_FIRST,
  ROW_GROUP_PLACES,
  ROW_MASKS,
  ROW_NEXT,
  ROW_OFFSET,
  ROW_OFFSETS,
  ROW_OWNER,
  ROW_PASSED,
  ROW_PLACES,
  ROW_SLIDES,
  ROW_STEPS,
  ROW_UNIT,
  ROW_VEHICLES,
  ROW_WALLS,
  ROW_WITHOUT,
  UNIT,
  UNIT_BYTES,
  WALLS,
} from './memory.as';
export { RECORD } from './cluster-record.as';
export {
  beginCensus,
  CENSUS_CHOICES,
  CENSUS_CLUSTERS,
  CENSUS_DISTANCES,
  CENSUS_STATES,
} from './census.as';
export {
  CELLS_OF_COLUMN,
  CELLS_OF_ROW,
  COLUMN_DIGIT,
  COLUMN_SHARE,
  PIECES_BYTES,
  ROW_DIGIT,
  ROW_SHARE,
  SET_BYTES,
  WALL_PIECES,
  WORD_BYTES,
} from './layout.as';

/** Once for a board size; the tables must be written. */
export function setBoard(width: u32, height: u32, primaryRow: u32, groups: u32): void {
  Size.width = width;
  Size.height = height;
  Size.primaryRow = primaryRow;
  Size.columnGroups = groups;
  tabulateLaneCells();
  tabulateBits();
  tabulateAlways();
}

/**
 * Enumerates the row group in the tables, which has this many configurations and walls. So many columns from the left have
 * the groups that `groupsChosen` says.
 */
export function enumerateRowGroup(configurations: u32, walls: u32, givenColumns: u32): void {
  RowGroup.configurations = configurations;
  RowGroup.walls = walls;
  RowGroup.givenColumns = givenColumns;
  chooseColumns();
}

/** The address of the group of each column, one byte each. */
export function groupsChosen(): usize {
  return ColumnChoice.groups;
}

/** How many states of solvable clusters were visited, over all row groups. */
export function touched(): u64 {
  return RowGroup.touched;
}
