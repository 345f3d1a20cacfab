// The cluster explorer's loops for boards beyond 6×6: each lane has a field of the key, of 128 or 256 bits in all.
//
//     X X . . B    the row in its placement 0 of 4, the column of B in 2 of 4: key 10 00, as in field-packing.as.ts

import { at } from '../../basics/at.ts';
import { type Board, exitOffset, type State } from '../../board/board.ts';
import { offsetsOf } from '../lanes/lane-tables.ts';
import { type FieldPacking, writeDigits, writeFields } from '../packed/field-module.ts';
import { bitsFor, FieldPlacements } from '../packed/field-placements.ts';
import { upTo } from '../packed/packed-engine.ts';
import { ENTRY_SHIFT, WIDE_SOLVED } from '../wasm/cluster-memory.ts';
import { binary as binary128 } from '../wasm/cluster128.wasm.ts';
import { binary as binary256 } from '../wasm/cluster256.wasm.ts';
import { WasmPool } from '../wasm/wasm-pool.ts';
import type { ClusterExports, ClusterLoops, StartedBoard } from './cluster-module.ts';

/** Narrowest keys first. */
export const wideLoops: readonly ClusterLoops[] = [
  loopsOf(binary128, { bits: 128, side: 12 }),
  loopsOf(binary256, { bits: 256, side: 16 }),
];

function loopsOf(binary: string, packing: FieldPacking): ClusterLoops {
  return {
    takes: (board) => upTo(packing.side)(board) && bitsFor(board) <= packing.bits,
    pool: new WasmPool(binary, (exports: ClusterExports) => {
      const placements = new FieldPlacements();
      return { exports, start: (board) => startWide(board, { placements, exports, packing }) };
    }),
  };
}

/** What a board is read with, and where it is written to. */
interface WideModule {
  readonly placements: FieldPlacements;
  readonly exports: ClusterExports;
  readonly packing: FieldPacking;
}

function startWide(board: Board, { placements, exports, packing }: WideModule): StartedBoard | undefined {
  placements.readAsItStands(board);
  placements.keepReachable();
  writeDigits(new DataView(exports.memory.buffer), placements.packed);
  const input = exports.inputAt(placements.count) >>> 0;
  if (input === 0) return undefined;
  const view = new DataView(exports.memory.buffer);
  writeFields(view, placements, input, {
    side: packing.side,
    // the vehicle that moves, and in the lowest bit its direction
    note: (_, from, { to, vehicle }, lane) =>
      (placements.vehicleAt(lane, vehicle) << 1) | (to > from ? 1 : 0),
  });
  const home = placements.primaryLane;
  const goal = exitOffset(board);
  placements.groupAt(home).placements.forEach((offsets, placement) => {
    view.setUint8(WIDE_SOLVED + placement, offsets[placements.primaryIndex] === goal ? 1 : 0);
  });
  exports.start(placements.count);
  return {
    solvedAt: home,
    keyBytes: packing.bits / 8,
    stateOf: readerOf(board, placements),
    vehicleOf: (step) => (step & ((1 << ENTRY_SHIFT) - 1)) >> 1,
  };
}

/** Reads a key of a board that has been read; it holds when the next board is read. */
function readerOf(board: Board, placements: FieldPlacements): StartedBoard['stateOf'] {
  const lanes = placements.groups.flatMap((group, lane) => {
    if (group.lengths.length === 0) return [];
    const { word, shift, bits } = at(placements.packed.fields, lane);
    return {
      group,
      vehicles: group.lengths.map((_, index) => placements.vehicleAt(lane, index)),
      byte: 8 * word + (shift >> 3),
      shift: shift & 7,
      mask: (1 << bits) - 1,
      bytes: ((shift & 7) + bits + 7) >> 3,
    };
  });
  return (keys, start): State => {
    const offsets = new Array<number>(board.vehicles.length).fill(0);
    for (const { group, vehicles, byte, shift, mask, bytes } of lanes) {
      let value = 0;
      for (let i = 0; i < bytes; i++) value |= keys.getUint8(start + byte + i) << (8 * i);
      const placed = offsetsOf(group, (value >> shift) & mask);
      for (let i = 0; i < placed.length; i++) offsets[vehicles[i]!] = placed[i]!;
    }
    return offsets;
  };
}
