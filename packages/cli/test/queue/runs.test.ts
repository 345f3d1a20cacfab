// Whole runs of 5×5 by workers in processes of their own, as on several machines; all/queue-runs.test.ts kills more workers.
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { testInAll } from '../../../../testing/in-all.ts';
import { emptyDatabase, hasPostgres, sql } from '../../../atlas/test/queue/database.ts';
import { scratch } from '../command.ts';
import { runWithLosses } from './killed-workers.ts';
import { expectLocalAtlas, SHARDS, submit, untilInHand, untilMore } from './run-of-5x5.ts';
import { atlas, start, startWorker, status } from './workers.ts';

/** What a worker prints that was frozen: a connection that it was opening has timed out when it continues, or none has. */
const WOKEN = /^(.+: the database cannot be reached: .*timeout.*; waiting for it\nthe database is back\n)?$/;

/** Tells a worker to stop while it has a shard in hand: it stands still until that is certain. */
async function tellToStop({ process }: ReturnType<typeof startWorker>, url: string): Promise<void> {
  for (;;) {
    await untilInHand(url);
    process.kill('SIGSTOP');
    // a result that was under way is stored meanwhile
    await setTimeout(200);
    if ((await status(url)).inHand.length > 0) break;
    process.kill('SIGCONT');
  }
  process.kill('SIGTERM');
  process.kill('SIGCONT');
}

describe.skipIf(!hasPostgres)('a run', () => {
  testInAll('two workers give the atlas of one machine, byte for byte', async () => {
    const url = await emptyDatabase();
    const name = '5x5-walls-0-shards-65';
    expect(JSON.parse((await submit(url, '0', SHARDS)).stdout)).toMatchObject({
      run: name,
      new: true,
      queued: 65,
    });
    expect(JSON.parse((await submit(url, '0', SHARDS)).stdout)).toMatchObject({
      run: name,
      new: false,
      queued: 0,
    });
    expect(await status(url)).toMatchObject({ finished: 0, waiting: 65, missing: 0 });
    expect(await atlas(url, 'collect', '--out', join(scratch(), 'early'))).toEqual({
      status: 2,
      stdout: '',
      stderr: `${name} is not finished: 0 of 65 shards\n`,
    });
    const watching = start(['atlas', 'status', '--watch'], url);
    // the first one pauses until the second one has finished a shard, so that both have a part however busy the machine is
    const first = startWorker(url);
    await untilMore(url, ({ finished }) => finished, 0);
    first.process.kill('SIGSTOP');
    const { finished } = await status(url);
    const workers = [first, startWorker(url)];
    await untilMore(url, (found) => found.finished, finished);
    first.process.kill('SIGCONT');
    const results = await Promise.all(workers.map(({ ended }) => ended));
    for (const { status } of results) expect(status).toBe(0);
    expect(results[0]?.stderr).toMatch(WOKEN);
    expect(results[1]?.stderr).toBe('');
    const done = results.map(({ stdout }) => JSON.parse(stdout).done as number);
    expect(done[0]! + done[1]!).toBe(SHARDS);
    expect(Math.min(...done)).toBeGreaterThan(0);
    const puzzles = results.map(({ stdout }) => JSON.parse(stdout).puzzles as number);
    expect(puzzles[0]! + puzzles[1]!).toBe((await status(url)).puzzles);
    const watched = await watching.ended;
    expect(watched.status).toBe(0);
    expect(watched.stdout).toMatch(/^5x5-walls-0-shards-65: 65 of 65 shards$/m);
    await expectLocalAtlas(url);
    // a worker that starts when all is done
    expect(JSON.parse((await startWorker(url).ended).stdout)).toMatchObject({ end: 'finished', done: 0 });
  });

  test('nothing is lost or stored twice when workers are killed and the database restarts', () =>
    runWithLosses(1));

  testInAll(
    'the shard of a worker that freezes goes to another; the first one accepts that when it continues',
    async () => {
      const url = await emptyDatabase();
      await submit(url, '0', 2);
      const frozen = startWorker(url);
      await untilInHand(url);
      frozen.process.kill('SIGSTOP');
      const other = await startWorker(url).ended;
      frozen.process.kill('SIGCONT');
      const woken = await frozen.ended;
      expect(woken.status).toBe(0);
      expect(woken.stderr).toMatch(WOKEN);
      // a quick worker may have finished one shard before it froze in the other
      const ends = [other, woken].map(({ stdout }) => JSON.parse(stdout));
      expect(ends.map(({ end }) => end)).toEqual(['finished', 'finished']);
      expect(ends[0].done).toBeGreaterThan(0);
      expect(ends[0].done + ends[1].done).toBe(2);
      expect(await status(url)).toMatchObject({ finished: 2, inHand: [], setAside: [] });
    },
  );

  testInAll(
    'a worker that is told to stop leaves after its shard, or when its grace period ends',
    async () => {
      const url = await emptyDatabase();
      await submit(url, '0..2', 10);
      const patient = startWorker(url, '--grace', '60s');
      await tellToStop(patient, url);
      const stopped = await patient.ended;
      expect(stopped.status).toBe(130);
      expect(stopped.stderr).toMatch(
        /^1 shard in hand, given back after 60.0 s; a second signal ends at once\n$/,
      );
      const { done } = JSON.parse(stopped.stdout);
      expect(done).toBeGreaterThan(0);
      expect(JSON.parse(stopped.stdout)).toMatchObject({ end: 'interrupted', givenBack: 0 });
      expect(await status(url)).toMatchObject({ finished: done, waiting: 10 - done, inHand: [] });

      const hasty = startWorker(url, '--grace', '1ms');
      await tellToStop(hasty, url);
      const given = await hasty.ended;
      expect(given.status).toBe(130);
      expect(JSON.parse(given.stdout)).toMatchObject({ end: 'interrupted', givenBack: 1 });
      const finished = done + JSON.parse(given.stdout).done;
      expect(await status(url)).toMatchObject({ finished, waiting: 10 - finished, inHand: [] });

      const twice = startWorker(url, '--grace', '60s');
      await untilInHand(url);
      // signals soon after the first one count as the same
      for (; twice.process.exitCode === null; await setTimeout(100)) twice.process.kill('SIGINT');
      expect(await twice.ended).toMatchObject({ status: 130, stdout: '' });
    },
  );

  testInAll('is cancelled, continued and deleted', async () => {
    const url = await emptyDatabase();
    await submit(url, '0..1', SHARDS);
    const worker = startWorker(url);
    await untilMore(url, ({ finished }) => finished, 0);
    expect(await atlas(url, 'cancel')).toMatchObject({ status: 0 });
    const left = await worker.ended;
    expect(left.status).toBe(0);
    const { end, done } = JSON.parse(left.stdout);
    expect(end).toBe('cancelled');
    const { finished, missing, waiting, run } = await status(url);
    expect({ finished, missing, waiting, cancelled: run.cancelled }).toEqual({
      finished: done,
      missing: SHARDS - done,
      waiting: 0,
      cancelled: true,
    });
    const refusal = 'is cancelled; submit it again to continue it';
    for (const command of ['work', 'retry']) {
      const refused = await atlas(url, command);
      expect(refused).toMatchObject({ status: 2, stdout: '' });
      expect(refused.stderr).toContain(`5x5-walls-0..1-shards-65 ${refusal}`);
    }
    expect(JSON.parse((await submit(url, '0..1', SHARDS)).stdout)).toMatchObject({
      new: false,
      queued: SHARDS - done,
    });
    const again = startWorker(url);
    await untilInHand(url);
    expect(await status(url)).toMatchObject({ run: { cancelled: false }, missing: 0 });
    expect(JSON.parse((await atlas(url, 'cancel', '--delete', '--json')).stdout)).toMatchObject({
      deleted: true,
    });
    const orphaned = await again.ended;
    expect(orphaned).toMatchObject({ status: 0, stderr: '' });
    expect(JSON.parse(orphaned.stdout)).toMatchObject({ end: 'deleted' });
    const [left0] = await sql<{ rows: number }>(
      url,
      'select ((select count(*) from unjam.results) + (select count(*) from bullmq.job))::integer as rows',
    );
    expect(left0?.rows).toBe(0);
  });
});
