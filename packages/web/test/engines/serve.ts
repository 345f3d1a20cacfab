// `unjam serve` as a program of its own, on a free port.

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** Serves the built app; the address has a slash at its end. */
export async function serveApp(): Promise<{ readonly address: string; readonly stop: () => void }> {
  const server = spawn(process.execPath, ['packages/cli/bin/unjam.js', 'serve', '--port', '0', '--json'], {
    cwd: root,
  });
  const address = await new Promise<string>((resolve, reject) => {
    server.stdout.once('data', (line: Buffer) => resolve(JSON.parse(line.toString()).address));
    server.stderr.once('data', (line: Buffer) => reject(new Error(line.toString())));
  });
  return { address, stop: () => server.kill() };
}
