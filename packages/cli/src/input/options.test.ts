import { expect, test } from 'vitest';
import { namesOption } from './options.ts';

test('a name that is typed twice is taken once: sums over names would count it twice', () => {
  const option = namesOption('--algorithms <ids>', 'algorithm', ['bfs', 'dfs'], '');
  expect(option.parseArg?.('dfs, bfs,DFS', undefined)).toEqual(['dfs', 'bfs']);
});
