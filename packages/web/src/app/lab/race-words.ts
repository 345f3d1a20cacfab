// A sentence on how each search works, and what it guarantees.

import type { AlgorithmId } from '@unjam/core/search';

export const lessons: Readonly<Record<AlgorithmId, string>> = {
  bfs: 'Takes states in the order in which it met them: first all that are one move away, then two, and so on. The first solution it meets is a shortest one.',
  'bfs-layers':
    'Takes states one layer at a time: all that are one move away, then two, and so on. The first solution it meets is a shortest one.',
  dfs: 'Goes on from the latest state and turns back only at a dead end. It finds a solution wherever there is one, mostly a very long one.',
  iddfs:
    'Goes deep first, but no deeper than a limit, and begins again with a higher limit. Its first solution is a shortest one.',
  planning:
    'Works from the goal: the red car must leave, so what blocks it must go, so what blocks that must go. It looks at few states; its solution need not be a shortest one.',
  'a-star':
    'Takes the state whose moves so far and estimated moves to come are fewest. The estimate is never too high, so the first solution is a shortest one.',
  'ida-star':
    'Goes deep first, as long as the moves so far and the estimated moves to come stay within a limit; then raises the limit. Its first solution is a shortest one.',
  extreme:
    'Breadth-first, but a vehicle always slides as far as it can. It looks at fewer states and may miss shorter solutions.',
  significant:
    'Breadth-first, but it mostly moves what the last move gave room. It looks at fewer states; its solution need not be a shortest one.',
  engine:
    'Breadth-first on states packed into a few bytes, in compiled loops. Its solution is a shortest one.',
  packed32: 'Breadth-first on states of 32 bits. Its solution is a shortest one.',
  packed64: 'Breadth-first on states of 64 bits. Its solution is a shortest one.',
  packed128: 'Breadth-first on states of 128 bits. Its solution is a shortest one.',
  packed256: 'Breadth-first on states of 256 bits. Its solution is a shortest one.',
  generic: 'Breadth-first on boards of any size, without compiled loops. Its solution is a shortest one.',
};
