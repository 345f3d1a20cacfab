import { describe, expect, test } from 'vitest';
import { describeSize } from '../store/manifest.ts';
import type { AtlasRow } from './atlas-row.ts';
import { RowChecker } from './check-rows.ts';
import { rowGroupNumbers } from './row-group-number.ts';
import { type AtlasSize, rowGroups } from './row-groups.ts';
import { groupsThatFit } from './row-kinds.ts';
import { runShard } from './shard.ts';

const sizes: [string, AtlasSize][] = [
  { width: 4, height: 4, minWalls: 0, maxWalls: 0 },
  { width: 4, height: 4, minWalls: 1, maxWalls: 2 },
  { width: 4, height: 5, minWalls: 0, maxWalls: 1 },
  { width: 5, height: 3, minWalls: 0, maxWalls: 2 },
  { width: 3, height: 7, minWalls: 0, maxWalls: 0 },
  { width: 7, height: 3, minWalls: 0, maxWalls: 1 },
].map((size) => [describeSize(size), size]);

test.each(sizes)('%s: row groups are numbered in their order', (_, size) => {
  const numberOf = rowGroupNumbers(size);
  const groups = groupsThatFit(size.height);
  const empty = groups.filter(({ lengths }) => lengths.length === 0);
  for (const { number, rows, leftmost } of rowGroups(size))
    expect(numberOf(rows, [...leftmost, ...empty])).toBe(number);
});

test.each(sizes)('%s: every row that the enumerator finds passes', (_, size) => {
  const checker = new RowChecker(size, 3);
  for (const shard of [0, 1, 2]) {
    const { rows } = runShard({ ...size, shard, shards: 3 });
    expect(checker.check(shard, rows)).toBeUndefined();
  }
});

describe('a wrong row', () => {
  const size = { width: 4, height: 4, minWalls: 0, maxWalls: 0 };
  const checker = new RowChecker(size, 3);
  const { rows } = runShard({ ...size, shard: 1, shards: 3 });
  const [first, ...rest] = rows;
  if (!first || rest.length === 0) throw new Error('the shard has rows');
  const changed = (change: Partial<AtlasRow>) => [{ ...first, ...change }, ...rest];

  test.each<[string, readonly AtlasRow[], RegExp]>([
    ['a count of vehicles', changed({ vehicles: 9 }), /^row 1: vehicles is 9, its board has \d$/],
    ['free cells', changed({ freeCells: 0 }), /^row 1: free_cells is 0, its board has \d+$/],
    ['states', changed({ states: first.states + 1 }), /^row 1: states is \d+, its histogram says \d+$/],
    ['moves', changed({ moves: first.moves + 1 }), /^row 1: moves is \d, its histogram says \d$/],
    ['steps', changed({ steps: 0 }), /^row 1: steps is 0, less than its \d moves$/],
    ['no solutions', changed({ shortestSolutions: 0n }), /^row 1: shortest_solutions is 0$/],
    ['text', changed({ canonical: 'A' }), /^row 1: canonical "A" is not a board of this atlas$/],
    [
      'a vehicle beside the primary',
      changed({ canonical: 'BBooooooAACCoooo' }),
      /is not a board of this atlas$/,
    ],
    ['other letters', changed({ canonical: first.canonical.replaceAll('B', 'Z') }), /is not a board of/],
    ['other pieces', changed({ hardest: rest.at(-1)?.hardest ?? '' }), /is not a board with the pieces of/],
    ['a row twice', [first, first, ...rest], /^row 2: canonical \w+ comes twice$/],
    ['another order', rows.toReversed(), /^row \d+: it must come before some earlier rows$/],
    [
      'the rows of another shard',
      runShard({ ...size, shard: 0, shards: 3 }).rows,
      /^row 1: .* belongs to shard 0$/,
    ],
  ])('%s', (_, wrong, message) => {
    expect(checker.check(1, wrong)).toMatch(message);
  });
});
