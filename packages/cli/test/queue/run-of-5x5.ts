// A run of 5×5: submitted, waited for, and compared with a local build.
import { join } from 'node:path';
import { expect } from 'vitest';
import { atlasContent, builtAtlas } from '../../../atlas/src/testing/built-atlas.ts';
import { scratch } from '../command.ts';
import { atlas, status } from './workers.ts';

export const SHARDS = 65;

/** Expects that the collected atlas of a run without walls is the one that a local build gives. */
export async function expectLocalAtlas(url: string): Promise<void> {
  const local = await builtAtlas({ width: 5, height: 5, minWalls: 0, maxWalls: 0 }, SHARDS);
  const collected = join(scratch(), 'collected');
  expect(await atlas(url, 'collect', '--out', collected)).toMatchObject({ status: 0, stderr: '' });
  expect(atlasContent(collected)).toEqual(atlasContent(local));
  // a second time there is nothing to do
  expect(await atlas(url, 'collect', '--out', collected)).toMatchObject({ status: 0, stderr: '' });
}

export const submit = (url: string, walls: string, shards: number) =>
  atlas(url, 'submit', '--size', '5x5', '--walls', walls, '--shards', `${shards}`, '--json');

/** Waits for a number in the status of the run to be more than another; a busy machine may need minutes. */
export const untilMore = (
  url: string,
  read: (found: Awaited<ReturnType<typeof status>>) => number,
  than: number,
) =>
  expect.poll(async () => read(await status(url)), { timeout: 120_000, interval: 100 }).toBeGreaterThan(than);

/** Waits until some worker has a shard in hand. */
export const untilInHand = (url: string) => untilMore(url, ({ inHand }) => inHand.length, 0);
