// One PostgreSQL for all tests of the queue, started before the first of them.
import type { TestProject } from 'vitest/node';
import { createServerFolder, postgres } from '../../../../scripts/postgres.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of PostgreSQL's programs, and the URL of the server without a database; empty where there is none. */
    postgres: { readonly programs: string; readonly url: string };
  }
}

const RULE = '!'.repeat(100);

export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const programs = postgres();
  if (!programs) {
    const what = 'there is no PostgreSQL here and none can be installed (apt-get install postgresql does it)';
    if (process.env.UNJAM_NEEDS_POSTGRES) throw new Error(what);
    console.warn(`\n${RULE}\nSKIPPED: every test of the queue that needs a database: ${what}\n${RULE}\n`);
    project.provide('postgres', { programs: '', url: '' });
    return undefined;
  }
  const server = await createServerFolder(programs);
  await server.start();
  project.provide('postgres', { programs, url: server.url('') });
  return () => server.remove();
}
