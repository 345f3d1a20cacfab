// The packed engine for boards up to 16×16: breadth-first search over states packed into 256 bits.
//
// Source and guarantee: packed128.ts; 48 bytes a state. A lane of 16 cells has at most 24 successors, and its taken cells
// have three parts. It refuses boards whose states do not fit: full ones of 16×16 may need more bits.
//
//     16 rows with three cars each, nothing else: 286 placements a row, nine bits each, 144 in all

import { binary } from '../wasm/packed256.wasm.ts';
import { fieldPool } from './field-module.ts';
import { bitsFor } from './field-placements.ts';
import { searchForgetting } from './forgetting-search.ts';
import { packedEngine, upTo } from './packed-engine.ts';

const fits = upTo(16);
const pool = fieldPool(binary, { bits: 256, side: 16 });

export const packed256 = packedEngine({
  id: 'packed256',
  title: 'Packed engine, 256 bits',
  source: 'breadth-first search over lanes packed into 256 bits, for boards up to 16×16',
  poolFor: (board) => (fits(board) && bitsFor(board) <= 256 ? pool : undefined),
  expected: 'at most 16×16, with states that fit into 256 bits',
  search: searchForgetting,
});
