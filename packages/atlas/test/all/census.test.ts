// A size that takes minutes to search from the definition.
import { expect, test } from 'vitest';
import { countCensusShard } from '../../src/census/count-shard.ts';
import { referenceCensus } from '../../src/census/testing/reference.ts';

test('5x5: the counts are those of a search that follows the definition', () => {
  const { counts } = countCensusShard({ width: 5, height: 5, shard: 0, shards: 1 });
  expect(counts).toEqual(referenceCensus({ width: 5, height: 5 }));
}, 1_200_000);
