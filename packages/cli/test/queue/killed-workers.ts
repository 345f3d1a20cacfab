// Workers that are killed while they work on a run, on a database that restarts.
import { setTimeout } from 'node:timers/promises';
import { randomFrom } from '@unjam/core/generate';
import { expect, onTestFinished } from 'vitest';
import { createServerFolder, type PostgresServer } from '../../../../scripts/postgres.mjs';
import { programs, sql } from '../../../atlas/test/queue/database.ts';
import { SHARDS, submit, untilInHand } from './run-of-5x5.ts';
import { type Started, startWorker, status } from './workers.ts';

const PASSWORD = 'a-password-of-its-own';

/**
 * Starts a worker, and waits until it has stored a result; the others pause, so that shards are left however busy the
 * machine is. A worker that had only begun to start would refuse a database that restarts.
 */
async function begin(url: string, others: readonly Started[]): Promise<Started> {
  for (const other of others) other.process.kill('SIGSTOP');
  const worker = startWorker(url);
  const results = async () => {
    const [found] = await sql<{ count: number }>(
      url,
      `select count(*)::integer as count from unjam.results where worker like '%:${worker.process.pid}'`,
    );
    return found?.count ?? 0;
  };
  await expect.poll(results, { timeout: 120_000, interval: 50 }).toBeGreaterThan(0);
  for (const other of others) other.process.kill('SIGCONT');
  return worker;
}

/**
 * Kills workers at any instant until so many shards were lost with them, and restarts the database after the first loss;
 * expects that every shard is there in the end, once. Gives the database's server.
 */
export async function runWithLosses(losses: number): Promise<PostgresServer> {
  const server = await createServerFolder(programs);
  onTestFinished(() => server.remove());
  await server.start();
  const url = server.url();
  await submit(url, '0', SHARDS);
  const random = randomFrom(7);
  const workers = [await begin(url, [])];
  workers.push(await begin(url, workers));
  let restarted = false;
  let lost = 0;
  while (lost < losses && (await status(url)).finished < SHARDS) {
    await untilInHand(url);
    await setTimeout(50 * random());
    const busy = (await status(url)).inHand.map(({ worker }) => worker);
    const isBusy = ({ process: { pid } }: Started) => busy.some((worker) => worker.endsWith(`:${pid}`));
    const [victim] = workers.splice(Math.max(0, workers.findIndex(isBusy)), 1);
    victim?.process.kill('SIGKILL');
    const { inHand } = await status(url);
    lost += inHand.filter(({ worker }) => worker.endsWith(`:${victim?.process.pid}`)).length;
    if (lost > 0 && !restarted) {
      await server.stop('SIGQUIT');
      await setTimeout(1000);
      await server.start();
      restarted = true;
    }
    workers.push(await begin(url, workers));
  }
  expect(lost).toBeGreaterThan(0);
  const results = await Promise.all(workers.map(({ ended }) => ended));
  for (const result of results) expect(result).toMatchObject({ status: 0 });
  expect(results.map(({ stderr }) => stderr).join('')).not.toContain(PASSWORD);
  expect(await status(url)).toMatchObject({
    finished: SHARDS,
    waiting: 0,
    inHand: [],
    setAside: [],
    missing: 0,
  });
  const [stored] = await sql<{ results: number }>(
    url,
    'select count(*)::integer as results from unjam.results',
  );
  expect(stored?.results).toBe(SHARDS);
  return server;
}
