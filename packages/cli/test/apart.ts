// Builders in several process namespaces, as containers have them: there each process has its own number 1 and sees no process of
// the others.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { program, scratch } from './command.ts';

/** What runs a command in a namespace of its own. */
export const apart = ['unshare', '--pid', '--fork', '--mount-proc'];
export const hasNamespaces = spawnSync('unshare', [...apart.slice(1), 'true']).status === 0;
if (!hasNamespaces) console.warn('SKIPPED: builders in two process namespaces; unshare is not allowed here');

const lock = new URL('../../atlas/dist/store/folder-lock.js', import.meta.url);

/** Tries to lock a folder, notes when it holds it and when it no longer does, and says whether it did. */
const attempt = `
  import { appendFileSync } from 'node:fs';
  import { lockFolder } from ${JSON.stringify(fileURLToPath(lock))};
  const held = await lockFolder('folder');
  if (typeof held !== 'string') {
    appendFileSync('log', '+');
    await new Promise((resolve) => setTimeout(resolve, 300));
    appendFileSync('log', '-');
    held.release();
  }`;

/** Expects that of four who try at the same time, two in each namespace, no two hold the folder together, in each round. */
export async function expectOneHolder(rounds: number): Promise<void> {
  const folder = scratch();
  mkdirSync(join(folder, 'folder'));
  writeFileSync(join(folder, 'log'), '');
  writeFileSync(join(folder, 'attempt.mjs'), attempt);
  for (let round = 0; round < rounds; round++) {
    const tries = [0, 1, 2, 3].map((i) => {
      const words = [...(i % 2 === 0 ? apart : []), process.execPath, 'attempt.mjs'];
      return spawn('env', words, { cwd: folder, stdio: 'inherit' });
    });
    const ends = await Promise.all(tries.map((child) => once(child, 'exit')));
    expect(ends.map(([status]) => status)).toEqual([0, 0, 0, 0]);
  }
  const log = readFileSync(join(folder, 'log'), 'utf8');
  expect(log).toMatch(/^(?:\+-)+$/);
  expect(readdirSync(join(folder, 'folder'))).toEqual([]);
}

/** Expects that of two builds in one folder, each begun by a command, the second is refused while the first is at work. */
export async function expectSecondRefused(one: readonly string[], other: readonly string[]): Promise<void> {
  const folder = scratch();
  const words = [
    process.execPath,
    program,
    'atlas',
    'build',
    '--size',
    '6x6',
    '--threads',
    '1',
    '--out',
    'a',
  ];
  const first = spawn('env', [...one, ...words], { cwd: folder, stdio: 'ignore', detached: true });
  while (!existsSync(join(folder, 'a', 'manifest.json'))) await wait(20);
  const second = spawnSync('env', [...other, ...words], { cwd: folder, encoding: 'utf8' });
  // the whole group: unshare does not pass signals on
  if (first.pid !== undefined) process.kill(-first.pid, 'SIGKILL');
  await once(first, 'exit');
  expect(second.stderr).toMatch(/^a: process \d+ is at work there\n$/);
  expect(second).toMatchObject({ status: 2, stdout: '' });
}
