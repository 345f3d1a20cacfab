// One PostgreSQL for all tests of the queue, started before the first of them.
import type { TestProject } from 'vitest/node';
import { createServerFolder, postgresOrReason } from '../../../../scripts/postgres.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * The folder of PostgreSQL's programs, and the URL of the server without a database; empty if there is no server.
     */
    postgres: { readonly programs: string; readonly url: string };
  }
}

const RULE = '!'.repeat(100);

export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const { path: programs, missing } = postgresOrReason();
  if (!programs) {
    if (process.env.UNJAM_NEEDS_ALL) throw new Error(missing);
    console.warn(`\n${RULE}\nNOT RUN: every test of the queue that needs a database: ${missing}\n${RULE}\n`);
    project.provide('postgres', { programs: '', url: '' });
    return undefined;
  }
  const server = await createServerFolder(programs);
  await server.start();
  project.provide('postgres', { programs, url: server.url('') });
  return () => server.remove();
}
