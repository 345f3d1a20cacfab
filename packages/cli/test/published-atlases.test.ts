// The atlases that the project publishes: every file is the one that its manifest describes.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('../../atlas/published', import.meta.url));
const manifests = readdirSync(folder).filter((name) => name.endsWith('.json') && name !== 'atlases.json');

/** Puzzles of the published atlases, by size and most walls. */
const counts: Readonly<Record<string, number>> = { '4x4,2': 32, '5x5,2': 7320, '6x6,0': 476_118 };

const MOST_BYTES = 15_000_000;

test('the list has every manifest, and those of 4×4, 5×5 and 6×6 are there', () => {
  const listed: string[] = JSON.parse(readFileSync(join(folder, 'atlases.json'), 'utf8'));
  expect([...listed].sort()).toEqual([...manifests].sort());
  expect(listed).toEqual(expect.arrayContaining(['atlas-4x4.json', 'atlas-5x5.json', 'atlas-6x6.json']));
});

test.each(manifests)('%s describes its files', (name) => {
  const manifest = JSON.parse(readFileSync(join(folder, name), 'utf8'));
  const { width, height, maxWalls } = manifest.size;
  expect(manifest.puzzles).toBe(counts[`${width}x${height},${maxWalls}`]);
  for (const { name, bytes, sha256 } of [
    { ...manifest, name: manifest.file },
    manifest.index,
    manifest.records,
  ]) {
    const content = readFileSync(join(folder, name));
    expect([name, content.length, createHash('sha256').update(content).digest('hex')]).toEqual([
      name,
      bytes,
      sha256,
    ]);
  }
  expect(manifest.bytes).toBeLessThan(MOST_BYTES);
  expect(manifest.records.bytes).toBe(manifest.puzzles * manifest.records.recordBytes);
});
