// A worker whose built code was edited, in a copy of the installation.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { emptyDatabase, hasPostgres } from '../../../atlas/test/queue/database.ts';
import { installedCopy } from '../command.ts';
import { atlas, status, withQueue } from '../queue/workers.ts';

const edited = [
  '@unjam/atlas/dist/enumerate/enumerate.js',
  '@unjam/atlas/dist/enumerate/row-tables.js',
  '@unjam/atlas/dist/enumerate/wasm/enumerate.wasm.js',
  '@unjam/atlas/dist/enumerate/shard.js',
  '@unjam/core/dist/bundle/shared/engine.js',
];

describe.skipIf(!hasPostgres)('a worker', () => {
  test('with edited code is refused, with the same code in another folder it is not', async () => {
    const url = await emptyDatabase();
    await atlas(url, 'submit', '--size', '4x4', '--shards', '3');
    const { folder, program } = installedCopy();
    const work = () =>
      spawnSync(process.execPath, [program, 'atlas', 'work', '--cores', '1'], {
        cwd: folder,
        env: withQueue(url),
        encoding: 'utf8',
      });
    for (const file of edited) {
      const path = join(folder, 'node_modules', file);
      const before = readFileSync(path, 'utf8');
      writeFileSync(path, `${before}\n;\n`);
      const refused = work();
      expect(refused.stderr).toMatch(
        /^4x4-walls-0-shards-3 .* is a run of the enumerator 1-[0-9a-f]{12}, this program has 1-[0-9a-f]{12}\n$/,
      );
      expect(refused.status).toBe(2);
      writeFileSync(path, before);
    }
    expect(await status(url)).toMatchObject({ finished: 0, waiting: 3 });
    expect(work()).toMatchObject({ status: 0, stderr: '' });
    expect(await status(url)).toMatchObject({ finished: 3 });
  });
});
