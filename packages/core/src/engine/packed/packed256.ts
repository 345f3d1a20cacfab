// The packed engine of 256 bits, for boards up to 16×16.
import { binary } from '../wasm/packed256.wasm.ts';
import { fieldPool } from './field-module.ts';
import { bitsFor } from './field-placements.ts';
import { packedEngine, upTo } from './packed-engine.ts';

export const packed256 = packedEngine({
  id: 'packed256',
  title: 'Packed engine, 256 bits',
  source: 'breadth-first search over lanes packed into 256 bits, for boards up to 16×16',
  takes: (board) => upTo(16)(board) && bitsFor(board) <= 256,
  expected: 'at most 16×16, with states that fit into 256 bits',
  pool: fieldPool(binary, { bits: 256, side: 16 }),
});
