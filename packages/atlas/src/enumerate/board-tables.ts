import { at } from '@unjam/core/basics';
import { type LaneGroup, laneTables } from '@unjam/core/engine';
import type { Machine } from './machine.ts';
import { moveSets } from './move-sets.ts';
import { PRIMARY_ROW } from './row-groups.ts';
import { groupsThatFit, reachable } from './row-kinds.ts';

/** The most components of a column, because the enumerator gives a component two bits. */
const MOST_COMPONENTS = 4;

/**
 * Writes the tables that depend only on the size of the board.
 *
 * @param groups - the groups that columns may have; default those of the atlas
 * @returns the column groups in the enumerator's order
 */
export function writeBoardTables(
  machine: Machine,
  width: number,
  height: number,
  groups = groupsThatFit(height),
): LaneGroup[] {
  writeLanes(machine, width, 'ROW');
  writeLanes(machine, height, 'COLUMN');
  groups.forEach((group, index) => {
    machine.setByte('GROUP_FIRST', index, group.first);
    machine.setByte('GROUP_PLACEMENTS', index, group.placements.length);
    machine.setByte('GROUP_VEHICLES', index, group.lengths.length);
    for (let cells = 0; cells < 1 << height; cells++) writeComponents(machine, group, index, height, cells);
  });
  for (const group of groups) writeCellsLeft(machine, group);
  for (const group of groupsThatFit(width)) writeCellsPassed(machine, group);
  writeRowsWithout(machine, width);
  writeColumnsWithout(machine, groups);
  machine.exports.setBoard(width, height, PRIMARY_ROW, groups.length);
  return groups;
}

function writeLanes(machine: Machine, length: number, name: 'ROW' | 'COLUMN'): void {
  const { layout } = machine;
  const { slides, steps } = moveSets(length);
  laneTables(length).groupOf.forEach(({ first, masks, placements }, number) => {
    for (let taken = 0; taken < 1 << length; taken++) {
      const from = (number << length) | taken;
      const to = (number << layout[`CELLS_OF_${name}`]) | taken;
      machine.setSet(`${name}_SLIDES`, to, at(slides, from));
      machine.setSet(`${name}_STEPS`, to, at(steps, from));
    }
    machine.setByte(`${name}_MASKS`, number, at(masks, number - first));
    const offsets = at(placements, number - first);
    const share = layout[`${name}_SHARE`];
    offsets.slice(0, 1 << share).forEach((offset, i) => {
      machine.setByte(`${name}_OFFSETS`, (number << share) | i, offset);
    });
  });
}

/** A column's components beside one set of taken cells, as sets of placements, by their first placement. */
function componentsOf(group: LaneGroup, height: number, cells: number): number[] {
  const { steps } = moveSets(height);
  const components: number[] = [];
  let left = placementsBeside(group, cells);
  while (left) {
    const from = 31 - Math.clz32(left & -left);
    const component = setOf(reachable(steps, height, group, cells, from));
    components.push(component);
    left &= ~component;
  }
  if (components.length > MOST_COMPONENTS)
    throw new RangeError('a column has more components than two bits can number');
  return components;
}

/** The set of placements of a group that leave some cells free. */
const placementsBeside = (group: LaneGroup, cells: number): number =>
  setOf(group.masks.flatMap((mask, placement) => (mask & cells ? [] : [placement])));

const setOf = (members: readonly number[]): number => members.reduce((set, member) => set | (1 << member), 0);

const setSize = (set: number): number => set.toString(2).replaceAll('0', '').length;

/** Writes the components that a column of a group has beside the cells that rows take in it. */
function writeComponents(
  machine: Machine,
  group: LaneGroup,
  index: number,
  height: number,
  cells: number,
): void {
  const { CELLS_OF_COLUMN, COLUMN_SHARE } = machine.layout;
  const column = (index << CELLS_OF_COLUMN) | cells;
  const placements = placementsBeside(group, cells);
  const components = componentsOf(group, height, cells);
  machine.setByte('PLACEMENT_COUNT', column, setSize(placements));
  machine.setByte('COMPONENT_COUNT', column, components.length);
  machine.setSet('PLACEMENT_SET', column, placements);
  components.forEach((component, number) => {
    const entry = (column << 2) | number;
    machine.setSet('COMPONENT_SET', entry, component);
    const members = group.placements.filter((_, placement) => (component >> placement) & 1);
    for (let y = 0; y < height; y++) {
      const others = componentsOf(group, height, cells ^ (1 << y));
      const change =
        (cells >> y) & 1
          ? others.findIndex((other) => other & component)
          : setOf(others.flatMap((other, i) => ((other & ~component) === 0 ? [i] : [])));
      machine.setByte('COMPONENT_CHANGE', (entry << 3) | y, change);
      const covers = group.lengths.flatMap((length, i) =>
        members.some((offsets) => standsOn(at(offsets, i), length, y)) ? [i] : [],
      );
      machine.setByte('COMPONENT_COVERS', (entry << 3) | y, setOf(covers));
    }
    group.lengths.forEach((length, i) => {
      const touched = members.flatMap((offsets) => [at(offsets, i) - 1, at(offsets, i) + length]);
      machine.setByte(
        'COMPONENT_TOUCHES',
        (entry << COLUMN_SHARE) | i,
        setOf(touched.filter((y) => y >= 0)) & cells,
      );
    });
    const pairs = group.lengths
      .slice(1)
      .flatMap((_, i) =>
        members.some((offsets) => at(offsets, i) + at(group.lengths, i) === at(offsets, i + 1)) ? [i] : [],
      );
    machine.setByte('COMPONENT_PAIRS', entry, setOf(pairs));
  });
}

/** Whether a vehicle at an offset stands on a cell of its lane. */
const standsOn = (offset: number, length: number, cell: number): boolean =>
  cell >= offset && cell < offset + length;

/** The cells that each move of a column's vehicle passes and leaves free. */
function writeCellsLeft(machine: Machine, group: LaneGroup): void {
  const { first, masks } = group;
  eachMove(group, (from, to, passed) => {
    const entry = ((first + from) << machine.layout.COLUMN_DIGIT) | to;
    machine.setByte('COLUMN_LEFT', entry, passed & ~at(masks, to));
  });
}

/** The cells that each move of a row's vehicle passes. */
function writeCellsPassed(machine: Machine, group: LaneGroup): void {
  eachMove(group, (from, to, passed) => {
    machine.setByte('ROW_PASSED', ((group.first + from) << machine.layout.ROW_DIGIT) | to, passed);
  });
}

/** Calls `write` for each two placements of a group that differ in one vehicle, with the cells between them and their own. */
function eachMove(
  { lengths, placements }: LaneGroup,
  write: (from: number, to: number, passed: number) => void,
): void {
  placements.forEach((before, from) => {
    placements.forEach((after, to) => {
      const moved = after.findIndex((offset, i) => offset !== before[i]);
      if (moved < 0) return;
      const offsets = [at(before, moved), at(after, moved)];
      write(from, to, (1 << (Math.max(...offsets) + at(lengths, moved))) - (1 << Math.min(...offsets)));
    });
  });
}

function writeRowsWithout(machine: Machine, width: number): void {
  for (const group of groupsThatFit(width)) {
    machine.setSet('ROW_GROUP_PLACES', group.first, (1 << group.placements.length) - 1);
    eachWithout(group, groupsThatFit(width), machine.layout.ROW_SHARE, (entry, rest, placement) => {
      machine.setByte('ROW_WITHOUT', 2 * entry, rest.first);
      machine.setByte('ROW_WITHOUT', 2 * entry + 1, placement);
    });
  }
}

function writeColumnsWithout(machine: Machine, groups: readonly LaneGroup[]): void {
  for (const group of groups) {
    eachWithout(group, groups, machine.layout.COLUMN_SHARE, (entry, rest, placement) => {
      machine.setByte('COLUMN_WITHOUT', 2 * entry, groups.indexOf(rest));
      machine.setByte('COLUMN_WITHOUT', 2 * entry + 1, placement);
    });
  }
}

/** Calls `write` with the rest of each placement of a group after one of its vehicles is removed. */
function eachWithout(
  group: LaneGroup,
  groups: readonly LaneGroup[],
  share: number,
  write: (entry: number, rest: LaneGroup, placement: number) => void,
): void {
  group.placements.forEach((offsets, number) => {
    group.lengths.forEach((_, gone) => {
      const lengths = group.lengths.filter((_, i) => i !== gone).join();
      const rest = groups.find((other) => other.lengths.join() === lengths);
      if (!rest) throw new RangeError('there is no group without this vehicle');
      const left = offsets.filter((_, i) => i !== gone).join();
      const placement = rest.placements.findIndex((other) => other.join() === left);
      write(((group.first + number) << share) | gone, rest, placement);
    });
  });
}
