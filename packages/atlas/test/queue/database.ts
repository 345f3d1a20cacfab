// A database of its own for each test.
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

/** The URL of a new, empty database, dropped when the test ends. */
export async function emptyDatabase(): Promise<string> {
  const name = `test_${process.pid}_${count++}`;
  await sql(`${url}postgres`, `create database ${name}`);
  onTestFinished(async () => {
    await sql(`${url}postgres`, `drop database ${name} with (force)`);
  });
  return `${url}${name}`;
}
