// A database of its own for each test, which may be a copy of another one: that takes less than filling it again.
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';

const { url, programs } = inject('postgres');

/** Whether there is a PostgreSQL to test with; if not, the setup has printed a message. */
export const hasPostgres = url !== '';
export { programs };

let count = 0;

/** Sends statements to a database, and gives the rows of the last one. */
export async function sql<Row extends pg.QueryResultRow>(database: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    const results: unknown = await client.query<Row>(text);
    const last = Array.isArray(results) ? results.at(-1) : results;
    return (last as pg.QueryResult<Row>).rows;
  } finally {
    await client.end();
  }
}

/** The URL of a new database, empty or with all that another one holds, to which nobody may be connected. It is not dropped. */
export async function lastingDatabase(like = 'template1'): Promise<string> {
  const name = `test_${process.pid}_${count++}`;
  await sql(`${url}postgres`, `create database ${name} template ${like.slice(like.lastIndexOf('/') + 1)}`);
  return `${url}${name}`;
}

/** The URL of such a database, dropped when the test ends. */
export async function emptyDatabase(like?: string): Promise<string> {
  const database = await lastingDatabase(like);
  onTestFinished(async () => {
    await sql(`${url}postgres`, `drop database ${database.slice(url.length)} with (force)`);
  });
  return database;
}
