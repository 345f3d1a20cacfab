// Runs of 5×5 whose workers are killed again and again, and of which somebody watches every step.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { emptyDatabase, hasPostgres, sql } from '../../../atlas/test/queue/database.ts';
import { program } from '../command.ts';
import { runWithLosses } from '../queue/killed-workers.ts';
import { expectLocalAtlas, SHARDS, submit } from '../queue/run-of-5x5.ts';
import { startWorker, status, withQueue } from '../queue/workers.ts';

/** Waits until so many connections to the database of a run are open, but for the one that asks. */
const untilConnected = (url: string, connections: number) =>
  expect
    .poll(
      async () => {
        const [found] = await sql<{ count: number }>(
          url,
          `select count(*)::integer as count from pg_stat_activity
           where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
        );
        return found?.count ?? 0;
      },
      { timeout: 120_000, interval: 50 },
    )
    .toBeGreaterThanOrEqual(connections);

describe.skipIf(!hasPostgres)('a run', () => {
  test('nothing is lost or stored twice when workers are killed again and again and the database restarts', async () => {
    const server = await runWithLosses(5);
    const url = server.url();
    await expectLocalAtlas(url);
    // a worker gives up a database that does not come back
    const waiting = startWorker(url, '--wait', '--patience', '2s');
    await untilConnected(url, 1);
    // on a busy machine it takes seconds until the worker has started and waits for shards
    await setTimeout(6000);
    await server.stop();
    const { status: code, stderr } = await waiting.ended;
    expect(code).toBe(2);
    expect(stderr).toMatch(
      /^127.0.0.1:\d+\/postgres: the database cannot be reached: .*; waiting for it\n127.0.0.1:\d+\/postgres: the database cannot be reached: .*\n$/,
    );
  });

  test('many looks of status --watch, and a worker with a slow reader, give no warning', async () => {
    const url = await emptyDatabase();
    await submit(url, '0', SHARDS);
    // looks fifty times a second instead of once
    const hurry = `import Module from 'node:module';
      import timers from 'node:timers/promises';
      const wait = timers.setTimeout;
      timers.setTimeout = (time, ...rest) => wait(time / 50, ...rest);
      Module.syncBuiltinESMExports();`;
    const watching = spawn(
      process.execPath,
      [
        '--import',
        `data:text/javascript,${encodeURIComponent(hurry)}`,
        program,
        'atlas',
        'status',
        '--watch',
      ],
      { env: withQueue(url), stdio: ['ignore', 'ignore', 'pipe'] },
    );
    onTestFinished(() => void watching.kill('SIGKILL'));
    const watched = once(watching, 'exit');
    let said = '';
    watching.stderr.on('data', (text) => {
      said += text;
    });
    const looks = () =>
      sql<{ calls: number }>(
        url,
        `select coalesce(sum(xact_commit), 0)::integer as calls from pg_stat_database where datname = current_database()`,
      ).then(([row]) => row?.calls ?? 0);
    const before = await looks();
    // a look is several statements
    await expect.poll(async () => (await looks()) - before, { timeout: 120_000 }).toBeGreaterThan(300);
    const command = `"${process.execPath}" "${program}" atlas work --cores 2 2>&1 | (sleep 3; cat)`;
    const worked = spawnSync('sh', ['-c', command], { env: withQueue(url), encoding: 'utf8' });
    expect(worked.stdout).not.toMatch(/Warning/);
    expect(await status(url)).toMatchObject({ finished: SHARDS });
    await watched;
    expect(said).toBe('');
  });
});
