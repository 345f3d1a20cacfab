// Every record of docs/records.md is solved again, and small atlases give the rows that stand there.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildAtlas, runShard } from '@unjam/atlas';
import { formatById } from '@unjam/core/formats';
import { expect, onTestFinished, test } from 'vitest';
import { bestKnown, boardsOn, provenLengths, recordsPage } from '../records.mjs';

const page = readFileSync(fileURLToPath(new URL('../../docs/records.md', import.meta.url)), 'utf8');
const records = boardsOn(page);

test('there are records of all sizes from 3×3 to 6×6, and of those with one side of seven up to 5×7 and 7×5', () => {
  const [enumerated = ''] = page.split('## Best known');
  const sizes = new Set([...enumerated.matchAll(/^\| (\d×\d) \|/gm)].map(([, size]) => size));
  const sides = [3, 4, 5, 6, 7];
  const expected = sides.flatMap((width) =>
    sides.flatMap((height) => (width + height < 13 ? [`${width}×${height}`] : [])),
  );
  expect([...sizes].sort()).toEqual(expected);
  expect(records.length).toBeGreaterThan(150);
});

test('every board takes as many moves and steps as the page says', () => {
  const found = records.map(({ text, moves, steps }) => {
    const lengths = provenLengths(text);
    return {
      text,
      ...(moves !== undefined && { moves: lengths.moves }),
      ...(steps !== undefined && { steps: lengths.steps }),
    };
  });
  expect(found).toEqual(records);
});

test('every link of the page opens its board', () => {
  const links = [...page.matchAll(/`(#1\/play\/[^`]+)`/g)].map(([, link = '']) => link);
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter((link) => link !== '#1/play/BOARD' && !formatById('link').parse(link).ok)).toEqual([]);
});

test('the hardest boards known of larger sizes are those of the script', () => {
  expect(page).toContain(bestKnown().join('\n'));
});

test('an atlas gives the rows of the page', async () => {
  const scratch = mkdtempSync(join(tmpdir(), 'unjam-'));
  onTestFinished(() => rmSync(scratch, { recursive: true, force: true }));
  const folder = join(scratch, '3x5');
  const size = { width: 3, height: 5, minWalls: 0, maxWalls: 1 };
  const run = async (shard: Parameters<typeof runShard>[0]) => runShard(shard);
  expect((await buildAtlas({ size, shards: 1, folder, run, parallel: 1 })).ok).toBe(true);
  const rows = (await recordsPage([folder])).split('\n').filter((line) => line.startsWith('| 3×5 | '));
  expect(rows).toHaveLength(8);
  expect(page.split('\n')).toEqual(expect.arrayContaining(rows));
});
