import { board, request, testArguments } from '../testing/hostile-arguments.ts';
import * as engines from './index.ts';

testArguments(
  '@unjam/core/engine',
  engines,
  [
    ['clusterGraph', board, request],
    ['clusterGraphTask', board, request],
    ['hardestBoards', board],
    ['hardestState', board, request],
    ['hardestStateTask', board, request],
    ['bothShortestTask', board, ['request', { metric: 'moves', thenBy: 'steps' }]],
  ],
  {
    adjacency: 'part of searches in this repository',
    compile: 'part of searches in this repository',
    leastBoard: 'part of searches in this repository',
    laneTables: 'part of searches in this repository',
  },
);
