// Every key that a command of the queue prints stands in docs/json.md.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyDatabase, hasPostgres, sql } from '../../../atlas/test/queue/database.ts';
import { root, scratch } from '../command.ts';
import { atlas, startWorker } from './workers.ts';

const documented = new Set(
  [...readFileSync(join(root, 'docs', 'json.md'), 'utf8').matchAll(/`(\w+)`/g)].map(([, key]) => key),
);

/** The keys of an object and of all objects in it. */
const keysOf = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, inner]) => [
        ...(Array.isArray(value) ? [] : [key]),
        ...keysOf(inner),
      ]);

test.skipIf(!hasPostgres)('--json says what docs/json.md says', async () => {
  const url = await emptyDatabase();
  const said: Record<string, unknown>[] = [];
  const say = async (...words: string[]) => {
    const { status, stdout } = await atlas(url, ...words, '--json');
    expect(status).toBe(0);
    said.push(JSON.parse(stdout));
  };
  await say('submit', '--size', '4x4', '--shards', '3');
  await say('status');
  // one in hand and one set aside, as the queue notes it
  await sql(
    url,
    `update bullmq.job set state = 'active', processed_by = 'somebody:1', processed_at_ms = 1795000000000 where id = 'shard-0';
     update bullmq.job set state = 'failed', failed_reason = 'no good' where id = 'shard-1'`,
  );
  await say('status');
  expect(said.at(-1)).toMatchObject({
    inHand: [{ shard: 0, worker: 'somebody:1', failed: 0, since: '2026-11-18T11:06:40.000Z' }],
    setAside: [{ shard: 1, error: 'no good' }],
  });
  // in words, too: before the first shard is finished the time left is estimated
  expect((await atlas(url, 'status')).stdout).toMatch(
    /^about [\d.]+ \S+ left, estimated from the sizes of the shards$/m,
  );
  await say('retry');
  expect(said.at(-1)).toEqual({ run: '4x4-walls-0-shards-3', queued: [1] });
  await sql(url, "update bullmq.job set state = 'waiting' where id = 'shard-0'");
  said.push(JSON.parse((await startWorker(url).ended).stdout));
  await say('status');
  await say('collect', '--out', join(scratch(), 'atlas'));
  await say('cancel');
  const unknown = [...new Set(said.flatMap(keysOf))].filter((key) => !documented.has(key));
  expect(unknown).toEqual([]);
});

test.skipIf(!hasPostgres)(
  'submit --twice chooses the share of the shards that two machines enumerate',
  async () => {
    const url = await emptyDatabase();
    expect((await atlas(url, 'submit', '--size', '4x4', '--shards', '5', '--twice', '100%')).status).toBe(0);
    const { stdout } = await atlas(url, 'status', '--json');
    expect(JSON.parse(stdout)).toMatchObject({ shards: 5, twice: 5, confirmed: 0 });
  },
);
