// The counts of docs/census.md beside those that others published, van Assema's of 2014 where his file is there.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { testInAll } from '../../../../testing/in-all.ts';
import { countCensusShard } from './count-shard.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const data = process.env.UNJAM_DATA ?? join(root, '../shared/data');
const published = join(data, 'census/van-assema-2014.tsv');

/** The columns of the table below a heading of the page, by distance; the last row has the sums. */
function columnsBelow(heading: string): { counts: number[][]; sums: number[] } {
  const page = readFileSync(join(root, 'docs/census.md'), 'utf8');
  const [, text = ''] = page.split(`\n${heading}\n`);
  const rows = [...(text.split('\n## ')[0] ?? '').matchAll(/^\| (\d+|all) \|(.*)\|$/gm)].map(
    ([, name, cells = '']) => ({
      name,
      cells: cells.split('|').map((cell) => Number(cell.replaceAll(',', ''))),
    }),
  );
  const sums = rows.at(-1)?.cells ?? [];
  const counts = sums.map((_, column) => rows.slice(0, -1).map(({ cells }) => cells[column] ?? Number.NaN));
  return { counts, sums };
}

test.each(['## 6×6', '## 5×5'])('the sums of the table below %s', (heading) => {
  const { counts, sums } = columnsBelow(heading);
  expect(sums).toHaveLength(5);
  expect(counts.map((column) => column.reduce((sum, count) => sum + count, 0))).toEqual(sums);
});

testInAll('the table of 5×5 is what the census counts', () => {
  const { atlas, wide } = countCensusShard({ width: 5, height: 5, shard: 0, shards: 1 }).counts;
  const { counts } = columnsBelow('## 5×5');
  expect(counts).toEqual([atlas.states, atlas.clusters, wide.states, wide.clusters, wide.choices]);
});

test('the solvable clusters of 5×5 are as many as the program of Michael Fogleman finds', () => {
  const [, clusters] = columnsBelow('## 5×5').sums;
  expect(clusters).toBe(62_106);
  expect(readFileSync(join(root, 'docs/confirmed.md'), 'utf8')).toContain('| 62,106 and 1,730 |');
});

test.skipIf(!existsSync(published))(
  'the 52 numbers of van Assema are those of the wide rules (skipped without his file)',
  () => {
    const his = readFileSync(published, 'utf8').trim().split('\n').slice(1);
    const { counts } = columnsBelow('## 6×6');
    expect(counts[2]).toEqual(his.map((line) => Number(line.split('\t')[1])));
  },
);

// his table of choices by their greatest distance: https://github.com/Jelleas/RushHourGraphGenerator,
// data/distributionMaxDistance.txt at commit a7430471, whose rows are numbered from 1
const choicesOfVanAssema = `
  33550793 9588287 7313743 5340629 3922422 2472282 1884823 1334933 956655 683175 483980 330026 203696
  130698 82582 57219 40659 28295 20365 14527 10651 7703 5513 4208 2806 2068 1492 1116 814 670 448 343 252
  193 142 124 90 75 51 41 26 31 25 17 15 8 9 4 3 4 1 1`;

test('the 52 numbers of choices by the wide rules are those of the program of van Assema', () => {
  const { counts, sums } = columnsBelow('## 6×6');
  expect(counts[4]).toEqual(choicesOfVanAssema.trim().split(/\s+/).map(Number));
  expect(sums[4]).toBe(68_478_733);
});
