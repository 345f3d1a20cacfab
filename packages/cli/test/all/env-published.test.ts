// The atlases that `env` has where @unjam/atlas is not installed.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { installedCopy, root } from '../command.ts';

const folder = join(root, 'packages/atlas/published');

test('without @unjam/atlas env has the atlases that lie beside the command, as in a wheel for Python', () => {
  const { folder: copy, program } = installedCopy();
  rmSync(join(copy, 'node_modules/@unjam/atlas'), { recursive: true });
  const run = (...words: string[]) =>
    spawnSync(process.execPath, [program, ...words], {
      cwd: copy,
      input: '{"op":"hello"}',
      encoding: 'utf8',
    });
  const how = 'the published atlases are not installed; add them with: npm i @unjam/atlas';
  expect(run('env', '5x5')).toMatchObject({
    status: 2,
    stderr: `5x5: no such file, and ${how}\nunjam: no puzzle; expected a board that can be read\n`,
  });
  expect(run('generate', '--from', '5x5')).toMatchObject({
    status: 2,
    stderr: 'unjam: the parts for atlases are not installed; add them with: npm i @unjam/atlas\n',
  });
  const beside = join(copy, 'node_modules/unjam/published');
  mkdirSync(beside);
  for (const name of ['atlases.json', 'atlas-5x5.json', 'atlas-5x5.parquet'])
    copyFileSync(join(folder, name), join(beside, name));
  expect(run('env', '5x5')).toMatchObject({ status: 0, stdout: expect.stringContaining('"puzzles":7320') });
  expect(run('env', '7x7').stderr).toContain(
    '7x7: no such file, and no atlas of this size is published; there are 5x5\n',
  );
});
