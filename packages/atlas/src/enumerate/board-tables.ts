import { type LaneGroup, type LaneTables, laneTables } from '@unjam/core/engine';
import type { Machine } from './machine.ts';
import { PRIMARY_ROW } from './row-groups.ts';
import { groupsThatFit, reachable } from './row-kinds.ts';

/** The most pieces a column falls into, by the two bits that name one. */
const MOST_PIECES = 4;

/** Writes what depends only on the size of the board; gives the column groups in the enumerator's order. */
export function writeBoardTables(machine: Machine, width: number, height: number): LaneGroup[] {
  writeLanes(machine, laneTables(width), 'ROW');
  writeLanes(machine, laneTables(height), 'COLUMN');
  const groups = groupsThatFit(height);
  groups.forEach((group, index) => {
    machine.setByte('GROUP_FIRST', index, group.first);
    machine.setByte('GROUP_PLACEMENTS', index, group.placements.length);
    machine.setByte('GROUP_VEHICLES', index, group.lengths.length);
    for (let cells = 0; cells < 1 << height; cells++) writePieces(machine, group, index, height, cells);
  });
  for (const group of groups) writeCellsLeft(machine, group);
  writeRowsWithout(machine, width);
  writeColumnsWithout(machine, groups);
  machine.exports.setBoard(width, height, PRIMARY_ROW, groups.length);
  return groups;
}

function writeLanes(machine: Machine, lane: LaneTables, name: 'ROW' | 'COLUMN'): void {
  lane.groupOf.forEach(({ first, masks, placements }, number) => {
    for (let taken = 0; taken < 1 << lane.length; taken++) {
      const entry = (number << lane.length) | taken;
      machine.setByte(`${name}_SLIDES`, (number << 6) | taken, lane.slides[entry] as number);
      machine.setByte(`${name}_STEPS`, (number << 6) | taken, lane.steps[entry] as number);
    }
    machine.setByte(`${name}_MASKS`, number, masks[number - first] as number);
    const offsets = placements[number - first] as readonly number[];
    offsets.slice(0, 2).forEach((offset, i) => {
      machine.setByte(`${name}_OFFSETS`, (number << 1) | i, offset);
    });
  });
}

/** A column's pieces under one set of taken cells, by their first placement. */
function piecesOf(group: LaneGroup, height: number, cells: number): number[] {
  const { steps } = laneTables(height);
  const pieces: number[] = [];
  let left = placesOf(group, cells);
  while (left) {
    const from = 31 - Math.clz32(left & -left);
    const piece = setOf(reachable(steps, height, group, cells, from));
    pieces.push(piece);
    left &= ~piece;
  }
  if (pieces.length > MOST_PIECES) throw new RangeError('a column falls into more pieces than have a number');
  return pieces;
}

const setOf = (members: readonly number[]): number => members.reduce((set, member) => set | (1 << member), 0);

const placesOf = (group: LaneGroup, cells: number): number =>
  setOf(group.masks.flatMap((mask, placement) => (mask & cells ? [] : [placement])));

function writePieces(machine: Machine, group: LaneGroup, index: number, height: number, cells: number): void {
  const column = (index << 6) | cells;
  const places = placesOf(group, cells);
  const pieces = piecesOf(group, height, cells);
  machine.setByte('PLACEMENT_COUNT', column, pieces.length && setSize(places));
  machine.setByte('COMPONENT_COUNT', column, pieces.length);
  machine.setByte('PLACEMENT_SET', column, places);
  pieces.forEach((piece, number) => {
    const entry = (column << 2) | number;
    machine.setByte('COMPONENT_SET', entry, piece);
    const members = group.placements.filter((_, placement) => (piece >> placement) & 1);
    for (let y = 0; y < height; y++) {
      const others = piecesOf(group, height, cells ^ (1 << y));
      const change =
        (cells >> y) & 1 ? others.findIndex((other) => other & piece) : setOf(within(others, piece));
      machine.setByte('COMPONENT_CHANGE', (entry << 3) | y, change);
      const covers = group.lengths.flatMap((length, i) =>
        members.some((offsets) => isWithin(y - (offsets[i] as number), length)) ? [i] : [],
      );
      machine.setByte('COMPONENT_COVERS', (entry << 3) | y, setOf(covers));
    }
    group.lengths.forEach((length, i) => {
      const touched = members.flatMap((offsets) => [
        (offsets[i] as number) - 1,
        (offsets[i] as number) + length,
      ]);
      machine.setByte('COMPONENT_TOUCHES', (entry << 1) | i, setOf(touched.filter((y) => y >= 0)) & cells);
    });
    const [first, second] = group.lengths;
    const pairs =
      first !== undefined && second !== undefined && members.some(([a = 0, b = 0]) => a + first === b);
    machine.setByte('COMPONENT_PAIRS', entry, pairs ? 1 : 0);
  });
}

const isWithin = (cell: number, length: number): boolean => cell >= 0 && cell < length;

const setSize = (set: number): number => set.toString(2).replaceAll('0', '').length;

/** Which of some sets lie within another. */
const within = (sets: readonly number[], whole: number): number[] =>
  sets.flatMap((set, number) => ((set & ~whole) === 0 ? [number] : []));

/** The cells that each move of a column's vehicle passes and leaves free. */
function writeCellsLeft(machine: Machine, { first, lengths, placements, masks }: LaneGroup): void {
  placements.forEach((before, from) => {
    placements.forEach((after, to) => {
      const moved = after.findIndex((offset, i) => offset !== before[i]);
      if (moved < 0) return;
      const offsets = [before[moved] as number, after[moved] as number];
      const passed = (1 << (Math.max(...offsets) + (lengths[moved] as number))) - (1 << Math.min(...offsets));
      machine.setByte('COLUMN_LEFT', ((first + from) << 3) | to, passed & ~(masks[to] as number));
    });
  });
}

function writeRowsWithout(machine: Machine, width: number): void {
  for (const group of groupsThatFit(width)) {
    machine.setByte('ROW_GROUP_PLACES', group.first, (1 << group.placements.length) - 1);
    eachWithout(group, groupsThatFit(width), (entry, rest, placement) => {
      machine.setByte('ROW_WITHOUT', 2 * entry, rest.first);
      machine.setByte('ROW_WITHOUT', 2 * entry + 1, placement);
    });
  }
}

function writeColumnsWithout(machine: Machine, groups: readonly LaneGroup[]): void {
  for (const group of groups) {
    eachWithout(group, groups, (entry, rest, placement) => {
      machine.setByte('COLUMN_WITHOUT', 2 * entry, groups.indexOf(rest));
      machine.setByte('COLUMN_WITHOUT', 2 * entry + 1, placement);
    });
  }
}

/** What remains of each placement of a group when one of its vehicles is taken away. */
function eachWithout(
  group: LaneGroup,
  groups: readonly LaneGroup[],
  write: (entry: number, rest: LaneGroup, placement: number) => void,
): void {
  group.placements.forEach((offsets, number) => {
    group.lengths.forEach((_, gone) => {
      const lengths = group.lengths.filter((_, i) => i !== gone).join();
      const rest = groups.find((other) => other.lengths.join() === lengths) as LaneGroup;
      const left = offsets.filter((_, i) => i !== gone).join();
      const placement = rest.placements.findIndex((other) => other.join() === left);
      write(((group.first + number) << 1) | gone, rest, placement);
    });
  });
}
