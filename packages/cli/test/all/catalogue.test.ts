// Every puzzle of the bundled catalogue.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../command.ts';

test('every length, rating and place at the hardest of its cluster, no redundant piece, no twins', () => {
  const script = join(root, 'scripts', 'verify-catalogue.mjs');
  expect(spawnSync(process.execPath, [script], { cwd: root, encoding: 'utf8' })).toMatchObject({
    status: 0,
    stdout: '2000 puzzles, 2000 of them looked at closely, 0 faults\n',
  });
});
