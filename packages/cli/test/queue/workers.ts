// Real processes on a real database.
import { type ChildProcess, spawn } from 'node:child_process';
import { onTestFinished } from 'vitest';
import { type RunStatus, statusOfRun, withDatabase } from '../../../atlas/src/distributed/index.ts';
import { type Ended, program, root } from '../command.ts';
import { unjamHere } from '../in-process.ts';

export interface Started {
  readonly process: ChildProcess;
  readonly ended: Promise<Ended>;
}

/** The environment of a command: the URL of its queue, as its user sets it. */
export const withQueue = (url: string): NodeJS.ProcessEnv => ({ ...process.env, UNJAM_QUEUE: url });

/** Starts the built command; killed when the test ends. */
export function start(words: readonly string[], url: string): Started {
  const child = spawn(process.execPath, [program, ...words], {
    cwd: root,
    env: withQueue(url),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => {
    said.stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    said.stderr += chunk;
  });
  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (status) => resolve({ status, ...said }));
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  return { process: child, ended };
}

export const startWorker = (url: string, ...words: readonly string[]): Started =>
  start(['atlas', 'work', '--cores', '1', '--json', ...words], url);

/** Runs a command of the atlas to its end, in this process. */
export const atlas = (url: string, ...words: readonly string[]): Promise<Ended> =>
  unjamHere(['atlas', ...words], { env: withQueue(url) });

/** The progress of the only run, read without starting a command. */
export async function status(url: string): Promise<RunStatus> {
  const found = await withDatabase(url, (database) => statusOfRun(database));
  if (!found.ok) throw new Error(found.error.message);
  return found.value;
}
