// The pictures that `unjam atlas stats` and `unjam atlas census` draw into a folder.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { atlas } from './atlas-command.ts';
import { scratch } from './command.ts';

test('pictures replace those of an earlier run, and no other file', async () => {
  const folder = scratch();
  await atlas(folder, 'build', '--size', '4x4', '--shards', '3', '--out', 'a');
  for (const words of [
    ['stats', 'a', '--svg', 'plots'],
    ['census', '--size', '3x3', '--out', 'counted', '--svg', 'plots'],
  ]) {
    expect(await atlas(folder, ...words)).toMatchObject({ status: 0 });
    expect(await atlas(folder, ...words)).toMatchObject({ status: 0 });
    const [name = ''] = readdirSync(join(folder, 'plots')).slice(-1);
    rmSync(join(folder, 'plots'), { recursive: true });
    mkdirSync(join(folder, 'plots'));
    for (const own of ['my own drawing', '<svg xmlns="http://www.w3.org/2000/svg"><rect/></svg>']) {
      writeFileSync(join(folder, 'plots', name), own);
      const { status, stderr } = await atlas(folder, ...words);
      expect([status, stderr]).toEqual([
        2,
        `${join('plots', name)}: exists already and is not a picture of unjam; expected another folder, or remove it first\n`,
      ]);
      expect(readdirSync(join(folder, 'plots'))).toEqual([name]);
      expect(readFileSync(join(folder, 'plots', name), 'utf8')).toBe(own);
    }
    rmSync(join(folder, 'plots'), { recursive: true });
  }
});
