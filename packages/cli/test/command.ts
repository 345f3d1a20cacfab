import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

export const root = fileURLToPath(new URL('../../..', import.meta.url));
export const program = fileURLToPath(new URL('../bin/unjam.js', import.meta.url));
export const seeds = join(root, 'puzzles', 'seeds');

/** Published boards that are not the project's own; tests that need them say so where they are missing. */
const shared = process.env.UNJAM_DATA ?? join(root, '..', 'shared', 'data');
export const hasShared = existsSync(shared);
export const jam36 = join(shared, 'jam36');
export const published = join(shared, 'fogleman-sample.txt');
if (!hasShared)
  console.warn(`SKIPPED: the tests that need the published boards; there is no folder ${shared}`);

export interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the built command to its end; no terminal anywhere. */
export function unjam(words: readonly string[], options: SpawnSyncOptions = {}): Ended {
  const { status, stdout, stderr, error } = spawnSync(process.execPath, [program, ...words], {
    cwd: root,
    maxBuffer: 1 << 28,
    ...options,
    encoding: 'utf8',
  });
  if (error) throw error;
  return { status, stdout, stderr };
}

/** A folder of its own for the test under way, gone when it ends. */
export function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'unjam-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The objects of `--json`, one a line. */
export const records = ({ stdout }: Ended): Record<string, unknown>[] =>
  stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

/** A copy of the built command and packages whose files may be changed; gives its program. */
export function installedCopy(): { readonly folder: string; readonly program: string } {
  const folder = scratch();
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@unjam'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@unjam' && name !== 'unjam')
      symlinkSync(join(root, 'node_modules', name), join(modules, name));
  }
  for (const name of ['core', 'atlas', 'cli']) {
    const to = name === 'cli' ? join(modules, 'unjam') : join(modules, '@unjam', name);
    for (const part of ['dist', 'bin', 'package.json']) {
      const from = join(root, 'packages', name, part);
      if (existsSync(from)) cpSync(from, join(to, part), { recursive: true });
    }
  }
  return { folder, program: join(modules, 'unjam', 'bin', 'unjam.js') };
}
