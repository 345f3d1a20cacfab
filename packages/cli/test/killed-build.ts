// A build of an atlas that is killed and goes on.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { atlasContent, builtAtlas } from '../../atlas/src/testing/built-atlas.ts';
import { program, records, scratch, unjam } from './command.ts';

const shardsIn = (folder: string): number =>
  existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.parquet')).length : 0;

/** Kills a build each time that so many of its 7 shards are there, and expects the bytes of a build that was not killed. */
export async function expectSameBytes(moments: readonly number[]): Promise<void> {
  const folder = scratch();
  const words = ['build', '--size', '5x5', '--shards', '7', '--threads', '2', '--out'];
  let kills = 0;
  for (const shards of moments) {
    const child = spawn(process.execPath, [program, 'atlas', ...words, 'killed'], {
      cwd: folder,
      stdio: 'ignore',
    });
    while (child.exitCode === null && shardsIn(join(folder, 'killed')) < shards) await wait(1);
    if (child.kill('SIGKILL')) kills++;
    await once(child, 'exit');
  }
  expect(kills).toBeGreaterThan(0);
  // by the built program, too: the sources are other code, which adds no shard to what that has begun
  const ended = unjam(['atlas', ...words, 'killed', '--json'], { cwd: folder });
  expect(ended).toMatchObject({ status: 0, stderr: '' });
  const totals = { puzzles: 1730, states: 329_603, moves: 20, steps: 33 };
  expect(records(ended)).toMatchObject([{ size: '5x5', shards: 7, finished: 7, ...totals }]);
  const whole = await builtAtlas({ width: 5, height: 5, minWalls: 0, maxWalls: 0 }, 7);
  expect(atlasContent(join(folder, 'killed'))).toEqual(atlasContent(whole));
}
