import { expect, test } from 'vitest';
import { boardOf } from '../../testing/drawn.ts';
import { ReachableRanges } from './reachable-ranges.ts';

test.each([
  {
    name: 'what always covers a cell holds up those that cross it',
    rows: ['AA.BB', 'XX.C.', '...C.', '...C.'],
    offsets: { A: [0, 1], B: [2, 3], C: [1, 1], X: [0, 1] },
  },
  {
    name: 'a vehicle that may leave a cell holds nobody up',
    rows: ['AA...', 'XX.C.', '...C.', '...C.'],
    offsets: { A: [0, 3], C: [0, 1], X: [0, 1] },
  },
  {
    name: 'walls end a reach',
    rows: ['#.AA.#', '......', 'XX..#.'],
    offsets: { A: [1, 3], X: [0, 2] },
  },
])('$name', ({ rows, offsets }) => {
  const board = boardOf(rows);
  const reaches = new ReachableRanges();
  reaches.read(board);
  reaches.find();
  const found = board.vehicles.map(({ label }, i) => [label, [reaches.first[i], reaches.last[i]]]);
  expect(Object.fromEntries(found)).toEqual(offsets);
});
