// The packed engine of 128 bits, for boards up to 12×12.
import { binary } from '../wasm/packed128.wasm.ts';
import { fieldPool } from './field-module.ts';
import { bitsFor } from './field-placements.ts';
import { packedEngine, upTo } from './packed-engine.ts';

export const packed128 = packedEngine({
  id: 'packed128',
  title: 'Packed engine, 128 bits',
  source: 'breadth-first search over lanes packed into 128 bits, for boards up to 12×12',
  takes: (board) => upTo(12)(board) && bitsFor(board) <= 128,
  expected: 'at most 12×12, with states that fit into 128 bits',
  pool: fieldPool(binary, { bits: 128, side: 12 }),
});
