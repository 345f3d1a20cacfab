// The loop of the packed engines of all widths: breadth-first search over the states of one board.
// What is searched, and why nothing is missed: ../packed/packed32.ts, packed64.ts, packed128.ts. What the
// memory holds: byte-memory.ts, field-memory.ts, and for states and hash table room.as.ts.
//
// WIDTH, the bits of a key, and HAS_FIELDS, whether each lane has a field of its own in it, are constants of the compilation,
// so that of every choice below one side is left.
//
//     32, 64 bits without fields       the successors of all lanes lie in one word, or two; a new state is looked up at once
//     64, 128, 256 bits with fields    those of four lanes, or two, lie in one word; new states are looked up some hundred at
//                                      a time

import { AHEAD, FIELD, FIELDS, KEEP } from './byte-memory';
import { AHEAD as AHEAD_OF, BATCH, INPUT_BYTES, START } from './field-memory';
import { digit, ofEight, ofField, ofLane, placement, taken, takenInColumns, takenInRows } from './byte-packing.as';
import { add } from './byte-successors.as';
import { BITS, NO_KIND, NO_LANE, SIDE, firstKey, makeConstants, makeTables } from './byte-tables.as';
import { endOfTables, leftOf, LANE_BIT, makePlacements, moverOf, numberOf, open, takenIn } from './field-packing.as';
import { fillTable, grow } from './growth.as';
import { settleKeys } from './key-table.as';
import { ancestorOf, beginLayers, endOfLayer, forgetLayers, forgotten, kept, nextLayer } from './layers.as';
import { canLeave, canLeaveWide } from './look-ahead.as';
import { limitMemory } from './memory.as';
import { settleNumbers } from './number-table.as';
import {
  KEY, MOST_NEW, STATE, hashShift, lastOfTable, makeFirstRoom, mostStates, placeTable, queueAt, resetRoom, tableAt,
  wordsAt,
} from './room.as';
import { expandWide } from './wide-successors.as';

const EMPTY: u32 = 0xffffffff;
const ALL_CELLS: u32 = (1 << SIDE) - 1;
/** Lane fields: with more candidates than this they are looked up. */
const WAITING: u32 = BATCH - MOST_NEW;
/** Above the cells ahead of the primary stand its steps to the exit. */
const AHEAD_SHIFT: u32 = HAS_FIELDS ? 16 : 8;

const RUNNING: u32 = 0;
const FINISHED: u32 = 1;
const OUT_OF_MEMORY: u32 = 2;

let row: u32 = 0;

export { forgotten, kept, limitMemory, queueAt };

/** How many states were expanded and how many reached; with those that were forgotten. */
export let head: f64 = 0;
export let tail: f64 = 0;
export let depth: u32 = 0;
export let generated: f64 = 0;
export let peak: u32 = 0;
/** Only shorter solutions are looked for; the length of the best one found, and the state from which only its ending is left. */
export let best: u32 = EMPTY;
export let bestState: u32 = EMPTY;

/** Once, before everything else. */
export function initialize(): void {
  makeFirstRoom();
}

/** Once, after the constants of so many placements have been written. */
export function prepare(placements: u32): void {
  if (!HAS_FIELDS) makeConstants(placements);
}

/** Lane fields: where to write so many placements; 0 if there is no room for them. */
export function inputAt(placements: u32): u32 {
  if (!HAS_FIELDS) return 0;
  return placeTable(endOfTables(placements), <u64>placements * INPUT_BYTES) ? tableAt() : 0;
}

/** Makes the tables of the board and its first state; `placements` for lane fields, how many have been written. */
export function start(primaryRow: u32, steps: bool, placements: u32): void {
  row = primaryRow;
  if (HAS_FIELDS) makePlacements(tableAt(), placements, row);
  else makeTables(row, steps, false);
  resetRoom();
  const queue = queueAt();
  if (HAS_FIELDS) {
    memory.copy(queue, START, KEY);
    store<u64>(queue + KEY, 0);
  } else if (WIDTH == 64) {
    store<u64>(queue, firstKey<u64>());
    store<u64>(queue, <u64>NO_LANE << LANE_BIT, 8);
  } else {
    store<u32>(queue, firstKey<u32>());
    store<u32>(queue, NO_KIND << 24, 4);
  }
  fillTable(1);
  head = 0;
  tail = 1;
  depth = 0;
  beginLayers();
  generated = 1;
  peak = 1;
  best = EMPTY;
  bestState = EMPTY;
}

/** From here on only solutions shorter than this are looked for. */
export function lookBelow(length: u32): void {
  if (length >= best) return;
  best = length;
  bestState = EMPTY;
}

export function runMoves(states: u32): u32 { return WIDTH == 32 ? search<u32>(states, false) : search<u64>(states, false); }
export function runSteps(states: u32): u32 { return WIDTH == 32 ? search<u32>(states, true) : search<u64>(states, true); }

/** Lane fields: looks up the candidates and keeps the new ones; returns the number of states. */
// @ts-ignore: decorator
@inline function settle(count: u32, candidates: u32): u32 {
  return WIDTH == 64 ? settleKeys(count, candidates) : settleNumbers(count, candidates);
}

/** Expands at most so many states. */
// @ts-ignore: decorator
@inline function search<K>(states: u32, steps: bool): u32 {
  const primary = row;
  // not worked out again for each state
  const rowShift = SIDE * primary;
  const fieldShift = 16 * (primary % 3) + 6;
  const inFirst = primary < 3;
  let queue = queueAt();
  let words = wordsAt();
  let shift = hashShift<K>();
  let last = lastOfTable();
  let most = mostStates();
  let at = <u32>(head - forgotten);
  let end = <u32>(tail - forgotten);
  let count: u32 = 0;
  let wide = peak;
  /** Where the candidates end. */
  let candidates = queue + end * STATE;
  let stop = at + states;
  let status = RUNNING;

  while (at < stop) {
    if (HAS_FIELDS && (at == endOfLayer() || candidates - (queue + end * STATE) > WAITING * STATE)) {
      end = settle(end, candidates);
      candidates = queue + end * STATE;
      wide = max(wide, end - at);
    }
    if (at == endOfLayer()) {
      depth++;
      nextLayer(end);
    }
    if (at == end || depth + 1 >= best) {
      status = FINISHED;
      break;
    }
    if (HAS_FIELDS ? candidates > queue + most * STATE : end > most) {
      if (HAS_FIELDS) end = settle(end, candidates);
      if (!(HAS_FIELDS && end <= most - BATCH) && !grow(at, end)) {
        if (HAS_FIELDS && bestState != EMPTY) bestState = ancestorOf(bestState);
        const freed = HAS_FIELDS ? forgetLayers(end) : 0;
        if (freed == 0) {
          candidates = queue + end * STATE;
          status = OUT_OF_MEMORY;
          break;
        }
        at -= freed;
        end -= freed;
        stop -= freed;
      }
      queue = queueAt();
      words = wordsAt();
      shift = hashShift<K>();
      last = lastOfTable();
      most = mostStates();
      candidates = queue + end * STATE;
    }
    const entry = queue + at * STATE;
    const state = load<u64>(entry);
    const key = <K>state;
    const origin: u64 = WIDTH == 32 ? state >> 32 : load<u64>(entry + KEY);

    // the cells taken in the columns and in the rows, and the successors of both
    let inColumns: u64, inRows: u64, along: u64, across: u64, blocked: u32, ahead: u64, f2: u64, f3: u64;
    if (HAS_FIELDS) {
      open(entry);
      ahead = load<u32>(AHEAD_OF + (numberOf(primary, entry) << 2));
      blocked = takenIn(primary) & <u32>ahead;
    } else {
      inColumns = takenInColumns<K>(key);
      inRows = takenInRows<K>(key);
      let place: u32;
      if (WIDTH == 32) {
        const f0 = load<u64>(digit<K>(key, 0), FIELDS);
        const f1 = load<u64>(digit<K>(key, 1), FIELDS + 0x800);
        f2 = load<u64>(digit<K>(key, 2), FIELDS + 0x1000);
        f3 = load<u64>(digit<K>(key, 3), FIELDS + 0x1800);
        along = ofField(0, f0, inRows) | ofField(1, f0, inRows) | ofField(2, f0, inRows) |
          ofField(3, f1, inRows) | ofField(4, f1, inRows) | ofField(5, f1, inRows);
        across = ofField(6, f2, inColumns) | ofField(7, f2, inColumns) | ofField(8, f2, inColumns) |
          ofField(9, f3, inColumns) | ofField(10, f3, inColumns) | ofField(11, f3, inColumns);
        store<u64>(FIELD, f0);
        store<u64>(FIELD, f1, 8);
        store<u64>(FIELD, f2, 16);
        store<u64>(FIELD, f3, 24);
        place = <u32>((inFirst ? f0 : f1) >> fieldShift) & 7;
      } else {
        along = ofEight<K>(0, key, inRows);
        across = ofEight<K>(8, key, inColumns);
        place = placement<K>(key, primary);
      }
      ahead = load<u64>(place << 3, AHEAD);
      blocked = <u32>(inRows >> rowShift) & <u32>ahead & ALL_CELLS;
    }

    // look-ahead
    let expand = true;
    if (steps) {
      const left = <u32>ahead >> AHEAD_SHIFT & ALL_CELLS;
      if (blocked == 0 && depth + left < best) {
        best = depth + left;
        bestState = at;
      }
      expand = depth + left + popcnt(blocked) < best;
    } else if ((blocked & (blocked - 1)) == 0) {
      if (WIDTH == 32 ? (u64(blocked == 0) | (f2 >> 48 | f3 >> 48 << 12) & across >> 24 & ahead >> 32) != 0 : blocked == 0 || (HAS_FIELDS ? canLeaveWide(16 + ctz(blocked), entry) : canLeave<K>(SIDE + ctz(blocked), key, across))) {
        const length = depth + 1 + popcnt(blocked);
        if (length < best) {
          best = length;
          bestState = at;
        }
        status = FINISHED;
        break;
      }
      expand = WIDTH == 32 || depth + 2 + popcnt(blocked) < best;
    } else if (WIDTH != 32) {
      // each vehicle in the way has to move, then the primary; and if none of them can leave at once, another move is first
      const least = depth + 1 + popcnt(blocked);
      expand = least < best;
      if (least + 1 == best) {
        expand = false;
        for (let left = blocked; left != 0 && !expand; left &= left - 1) {
          expand = HAS_FIELDS ? canLeaveWide(16 + ctz(left), entry) : canLeave<K>(SIDE + ctz(left), key, across);
        }
      }
    }

    if (WIDTH == 32) {
      // what the parent had too was tried before the last move, or will be
      let set = expand ? along | across : 0;
      store<u64>(words + (at << 3), set);
      const keep = <u32>(origin >> 24) << 4;
      set &= ~(load<u64>(words + (<u32>(origin & 0xffffff) << 3)) & load<u64>(keep, KEEP)) & load<u64>(keep, KEEP + 8);
      count += <u32>popcnt(set);
      end = (add<K>(set, 0, key, at, queue + end * STATE, shift, last) - queue) / STATE;
    } else if (!HAS_FIELDS) {
      if (expand) {
        const mover = moverOf(origin);
        const own = (origin >> 48) << (BITS * (mover % SIDE));
        along &= load<u64>(mover << 4, KEEP) & ~(mover < SIDE ? own : 0);
        // what a column can do without the cells that the row left or passed was tried before the row moved
        let needed = load<u64>(mover << 4, KEEP + 8) & ~(mover < SIDE ? 0 : own);
        for (let left = leftOf(origin); left != 0; left &= left - 1) {
          const column = ctz(left);
          const cells = taken(column, inColumns) | (1 << mover);
          needed |= (ofLane<K>(SIDE + column, key, cells) ^ 255) << (BITS * column);
        }
        across &= needed;
        count += <u32>(popcnt(along) + popcnt(across));
        let stored = queue + end * STATE;
        stored = add<K>(along, 0, key, at, stored, shift, last);
        stored = add<K>(across, SIDE, key, at, stored, shift, last);
        end = (stored - queue) / STATE;
      }
    } else if (expand) {
      const from = candidates;
      candidates = expandWide(entry, at, origin, candidates);
      count += (candidates - from) / STATE;
    }
    at++;
    if (!HAS_FIELDS) wide = max(wide, end - at);
  }
  if (HAS_FIELDS) {
    end = settle(end, candidates);
    wide = max(wide, end - at);
  }
  head = forgotten + at;
  tail = forgotten + end;
  generated += count;
  peak = wide;
  return status;
}
