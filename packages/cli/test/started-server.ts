// `unjam serve` in a process of its own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import { program } from './command.ts';

/** Starts the server on a free port, and says where and which process it is; it ends with the test. */
export async function startServer(): Promise<{
  readonly address: string;
  readonly port: number;
  readonly pid: number;
}> {
  const child = spawn(process.execPath, [program, 'serve', '--port', '0', '--json']);
  onTestFinished(async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  });
  const [first] = await once(child.stdout, 'data');
  return { ...JSON.parse(String(first)), pid: child.pid };
}
