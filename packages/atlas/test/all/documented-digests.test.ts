// The table of digests in docs/atlas.md, below "Verify", for the sizes that take seconds to build.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { describeSize } from '../../src/store/manifest.ts';
import { verifyAtlas } from '../../src/store/verify.ts';
import { buildSmallAtlas, runHere, temporaryFolder } from '../../src/testing/small-atlas.ts';

const page = readFileSync(
  join(fileURLToPath(new URL('../../../..', import.meta.url)), 'docs/atlas.md'),
  'utf8',
);
const rows = [...page.matchAll(/^\| (\d)×(\d) \| (\d)(?: to (\d))? \| `([0-9a-f]{64})` \|$/gm)].map(
  ([, width, height, minWalls, maxWalls = minWalls, digest]) => ({
    size: {
      width: Number(width),
      height: Number(height),
      minWalls: Number(minWalls),
      maxWalls: Number(maxWalls),
    },
    digest,
  }),
);
const small = rows.filter(({ size }) => size.width < 6);
const root = temporaryFolder();

test('the table has rows of these sizes', () => {
  expect(small).toHaveLength(5);
  expect(rows).toHaveLength(8);
});

test.each(small.map((row) => ({ name: describeSize(row.size), ...row })))(
  '$name',
  async ({ size, digest }) => {
    const folder = join(root(), 'atlas');
    expect(await buildSmallAtlas(folder, { size })).toMatchObject({ value: { complete: true } });
    const options = { run: runHere, rebuild: 1 };
    expect(await verifyAtlas(folder, options)).toMatchObject({ value: { findings: [], digest } });
  },
  300_000,
);
