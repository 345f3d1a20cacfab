// What passes between a board and the memory of the compiled loop: the start goes in, a solution comes out.

import { type Metric, type Move, splitSlides } from '../board/moves.ts';
import { type LaneBoard, SIDE } from './lane-board.ts';
import { AHEAD, KINDS, START, WALLS } from './lane-memory.ts';
import type { LaneModule } from './lane-module.ts';
import { type LaneGroup, type LaneTables, laneTables } from './lanes.ts';

const tables: LaneTables = laneTables(SIDE);
const ALL_CELLS = (1 << SIDE) - 1;

/** The columns of a set of cells of one row, five bits each, as the successors of columns lie in a word. */
const inColumns = Array.from({ length: 1 << SIDE }, (_, cells) => {
  let spread = 0;
  for (let column = 0; column < SIDE; column++) spread |= ((cells >> column) & 1) * (31 << (5 * column));
  return spread;
});

/** Writes the board that the module's LaneBoard has read. */
export function write({ board, bytes, words }: LaneModule): void {
  bytes.set(board.placements, START);
  bytes.set(board.walls, WALLS);
  const { lengths, placements, first } = groupAt(board, board.primaryLane);
  const length = lengths[board.primaryIndex] as number;
  for (let placement = 0; placement < placements.length; placement++) {
    const offset = placements[placement]?.[board.primaryIndex] as number;
    // a placement beyond the goal lies off a smaller board and never comes up
    const steps = Math.max(board.goal - offset, 0);
    const ahead = (((1 << steps) - 1) << (offset + length)) & ALL_CELLS;
    const at = (AHEAD >> 2) + 2 * (first + placement);
    words[at] = ahead | (steps << 8);
    words[at + 1] = inColumns[ahead] as number;
  }
}

const groupAt = (board: LaneBoard, lane: number): LaneGroup =>
  tables.groupOf[board.placements[lane] as number] as LaneGroup;

/** The moves to the best state and from there to the exit; in steps, cell by cell. */
export function solutionOf({ board, words, exports }: LaneModule, metric: Metric): Move[] {
  const moves: Move[] = [];
  const queue = exports.queueAt() >> 2;
  const best = exports.bestState.value;
  for (let state = best; state !== 0; ) {
    const entry = queue + 2 * state;
    const origin = words[entry + 1] as number;
    const lane = Math.floor((origin >>> 24) / KINDS);
    const parent = origin & 0xffffff;
    const before = words[queue + 2 * parent] as number;
    const from = placementIn(board, before, lane);
    moves.push(
      board.moveOf(lane, groupAt(board, lane), from, placementIn(board, words[entry] as number, lane)),
    );
    state = parent;
  }
  moves.reverse();
  const key = words[queue + 2 * best] as number;
  if (metric === 'moves') moves.push(...clearTheWay(board, key));
  const row = groupAt(board, board.primaryLane);
  const from = placementIn(board, key, board.primaryLane);
  moves.push(board.moveOf(board.primaryLane, row, from, atExit(board, row, from)));
  return metric === 'moves' ? moves : splitSlides(moves);
}

/** The placement of a lane in a state, numbered in its group. */
function placementIn(board: LaneBoard, key: number, lane: number): number {
  const position = lane % 3;
  let rest = (key >>> (8 * Math.floor(lane / 3))) & 255;
  for (let i = lane - position; i < lane; i++) rest = Math.floor(rest / groupAt(board, i).placements.length);
  return rest % groupAt(board, lane).placements.length;
}

/** Where the primary's lane stands when the primary alone has gone to the exit. */
function atExit({ primaryIndex, goal }: LaneBoard, { placements }: LaneGroup, from: number): number {
  const before = placements[from] as readonly number[];
  return placements.findIndex((offsets) =>
    offsets.every((offset, i) => offset === (i === primaryIndex ? goal : before[i])),
  );
}

/** The move of each vehicle in the primary's way that takes it out of it; each can leave at once. */
function clearTheWay(board: LaneBoard, key: number): Move[] {
  const row = board.primaryLane;
  const front = groupAt(board, row).placements[placementIn(board, key, row)]?.[board.primaryIndex] as number;
  const moves: Move[] = [];
  for (let column = 0; column < SIDE; column++) {
    const lane = SIDE + column;
    const { masks, first } = groupAt(board, lane);
    const from = placementIn(board, key, lane);
    if (column < front || (((masks[from] as number) >> row) & 1) === 0) continue;
    let taken = 0;
    for (let y = 0; y < SIDE; y++) {
      const group = groupAt(board, y);
      const cells = (group.masks[placementIn(board, key, y)] as number) | (board.walls[y] as number);
      taken |= ((cells >> column) & 1) << y;
    }
    const reached = tables.slides[((first + from) << SIDE) | taken] as number;
    const to = masks.findIndex((mask, placement) => (reached >> placement) & 1 && ((mask >> row) & 1) === 0);
    moves.push(board.moveOf(lane, groupAt(board, lane), from, to));
  }
  return moves;
}
