// Many workers that wait for a run keep few connections to the database open.
import { describe, expect, test } from 'vitest';
import { emptyDatabase, hasPostgres, sql } from '../queue/database.ts';
import { honest, submit, work } from '../queue/fake-workers.ts';

describe.skipIf(!hasPostgres)('the queue', () => {
  test('thirty idle workers fit into a PostgreSQL with default settings', async () => {
    const url = await emptyDatabase();
    await submit(url);
    await work(url, honest);
    const stops = Array.from({ length: 30 }, () => new AbortController());
    const workers = stops.map(({ signal }) => work(url, honest, { wait: true, signal }));
    const connections = async () => {
      const [row] = await sql<{ count: number }>(
        url,
        'select count(*)::integer as count from pg_stat_activity where datname = current_database()',
      );
      return row?.count ?? 0;
    };
    await expect.poll(connections, { timeout: 120_000 }).toBeGreaterThan(29);
    let most = 0;
    for (let look = 0; look < 10; look++) {
      most = Math.max(most, await connections());
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
    expect(most).toBeLessThanOrEqual(97);
    await expect.poll(connections, { timeout: 120_000 }).toBeLessThanOrEqual(65);
    for (const stop of stops) stop.abort();
    for (const worked of await Promise.all(workers))
      expect(worked).toMatchObject({ value: { end: 'interrupted' } });
  });
});
