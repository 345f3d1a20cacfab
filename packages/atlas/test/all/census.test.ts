// A part of a size that takes many minutes to search from the definition.
import { expect, test } from 'vitest';
import { censusRows } from '../../src/census/census-rows.ts';
import { countCensusShard } from '../../src/census/count-shard.ts';
import { referenceCensus } from '../../src/census/testing/reference.ts';

const size = { width: 5, height: 5 };
const part = { shard: 7, shards: 31 };

/** The vehicles of a row, cars as c and trucks as t; any that fill it are one. */
function kindOf(lengths: readonly number[]): string {
  const isFull = lengths.reduce((sum, length) => sum + length, 0) === size.width;
  return isFull ? 'full' : lengths.map((length) => (length === 2 ? 'c' : 't')).join('');
}

test('5x5, every 31st choice of rows: the counts are those of a search that follows the definition', () => {
  const chosen = [...censusRows(size, part.shard, part.shards)].map(({ rows }) =>
    rows.map(({ group }) => kindOf(group.lengths)).join(),
  );
  const lengthsOf = (row: string) => [...row].map((vehicle) => (vehicle === 'c' ? 2 : 3));
  const isChosen = (rows: readonly string[]) =>
    chosen.includes(rows.map((row) => kindOf(lengthsOf(row))).join());
  const { counts } = countCensusShard({ ...size, ...part });
  expect(counts).toEqual(referenceCensus(size, isChosen));
  expect(counts.wide.states[0]).toBeGreaterThan(10_000);
}, 600_000);
