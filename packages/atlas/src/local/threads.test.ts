import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { openThreads } from './threads.ts';

const folder = mkdtempSync(join(tmpdir(), 'unjam-threads-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a thread loads ES modules by import alone, since to end it while it requires one aborts Node 20', async () => {
  writeFileSync(join(folder, 'other.mjs'), 'export default 1;');
  writeFileSync(
    join(folder, 'task.mjs'),
    `import { createRequire } from 'node:module';
     export default () => {
       try {
         createRequire(import.meta.url)('./other.mjs');
         return 'required';
       } catch (error) {
         return error.code;
       }
     };`,
  );
  const threads = openThreads<string, undefined>(1, pathToFileURL(join(folder, 'task.mjs')));
  try {
    expect(await threads.run(undefined)).toBe('ERR_REQUIRE_ESM');
  } finally {
    await threads.close();
  }
});
