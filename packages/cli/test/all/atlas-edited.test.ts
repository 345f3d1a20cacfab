// Built code of the enumerator that was edited, in a copy of the installation, builds no shard of an atlas that other code
// has begun.
import { spawnSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { atlasContent } from '../../../atlas/src/testing/built-atlas.ts';
import { installedCopy, program } from '../command.ts';

const size = ['--size', '4x4', '--shards', '7'];
const version = '1-[0-9a-f]{12}';

test('a build and a merge with edited code are refused, with the same code in another folder they are not', () => {
  const { folder, program: copy } = installedCopy();
  const run = (path: string, ...words: string[]) =>
    spawnSync(process.execPath, [path, 'atlas', ...words], { cwd: folder, encoding: 'utf8' });
  for (const out of ['a', 'b']) run(program, 'build', ...size, '--only', '1/2', '--out', out);
  expect(run(copy, 'build', ...size, '--out', 'b')).toMatchObject({ status: 0, stderr: '' });

  appendFileSync(join(folder, 'node_modules/@unjam/atlas/dist/enumerate/enumerate.js'), '\n;\n');
  const before = atlasContent(join(folder, 'a'));
  const refused = run(copy, 'build', ...size, '--out', 'a');
  expect(refused.stderr).toMatch(
    new RegExp(
      `^a holds shards of the enumerator ${version}, this program has ${version}; expected the same, or another folder\n$`,
    ),
  );
  expect(refused).toMatchObject({ status: 2, stdout: '' });
  expect(atlasContent(join(folder, 'a'))).toEqual(before);
  // a finished folder needs no shard
  expect(run(copy, 'build', ...size, '--out', 'b').status).toBe(0);

  expect(run(copy, 'build', ...size, '--only', '2/2', '--out', 'c').status).toBe(0);
  const merged = run(program, 'merge', 'a', 'c', '--out', 'd');
  expect(merged.stderr).toMatch(
    new RegExp(`^the slices hold shards of the enumerators ${version} and ${version}; expected one\n$`),
  );
  expect(merged).toMatchObject({ status: 2, stdout: '' });
}, 180_000);
