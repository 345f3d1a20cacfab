// Workers that are killed while they work on a run, on a database that restarts.
import { setTimeout } from 'node:timers/promises';
import { randomFrom } from '@unjam/core/generate';
import { expect, onTestFinished } from 'vitest';
import { createServerFolder, type PostgresServer } from '../../../../scripts/postgres.mjs';
import { programs, sql } from '../../../atlas/test/queue/database.ts';
import { SHARDS, submit } from './run-of-5x5.ts';
import { type Started, startWorker, status } from './workers.ts';

const PASSWORD = 'a-password-of-its-own';

const pause = (workers: readonly Started[]) => {
  for (const { process } of workers) process.kill('SIGSTOP');
};
const resume = (workers: readonly Started[]) => {
  for (const { process } of workers) process.kill('SIGCONT');
};

/**
 * Starts a worker, and waits until it has stored a result, or until no shard is left for it; the others have to pause, so that
 * shards are left however busy the machine is. A worker that had only begun to start would refuse a database that restarts.
 */
async function begin(url: string): Promise<Started> {
  const worker = startWorker(url);
  const isAtWork = async () => {
    const [found] = await sql<{ count: number }>(
      url,
      `select count(*)::integer as count from unjam.results where worker like '%:${worker.process.pid}'`,
    );
    return (found?.count ?? 0) > 0 || (await status(url)).waiting === 0;
  };
  await expect.poll(isAtWork, { timeout: 120_000, interval: 50 }).toBe(true);
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
  const workers = [await begin(url)];
  pause(workers);
  workers.push(await begin(url));
  let lost = 0;
  while (lost < losses && (await status(url)).finished < SHARDS) {
    resume(workers);
    await setTimeout(20 * random());
    // those that pause keep what they have in hand, so that the victim loses it for certain
    pause(workers);
    const { inHand } = await status(url);
    const victim = workers.find(({ process: { pid } }) =>
      inHand.some(({ worker }) => worker.endsWith(`:${pid}`)),
    );
    if (!victim) continue;
    workers.splice(workers.indexOf(victim), 1);
    victim.process.kill('SIGKILL');
    lost++;
    if (lost === 1) {
      await server.stop('SIGQUIT');
      await setTimeout(1000);
      await server.start();
    }
    workers.push(await begin(url));
  }
  resume(workers);
  expect(lost).toBeGreaterThan(0);
  const results = await Promise.all(workers.map(({ ended }) => ended));
  expect(results.filter((result) => result.status !== 0)).toEqual([]);
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
