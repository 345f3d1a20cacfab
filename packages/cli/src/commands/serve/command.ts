import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Command } from 'commander';
import { exitStatus } from '../../exit-status.ts';
import { countOption, jsonOption } from '../../input/options.ts';
import { quoted } from '../../input/quoted.ts';
import { jsonLine } from '../../output/json-line.ts';
import { systemReason } from '../../system-error.ts';
import { print, refuse } from '../../terminal/standard.ts';
import { readBuiltApp } from './app-files.ts';
import { appServer } from './app-server.ts';
import { ownAtlases, readAtlases } from './atlas-files.ts';

const HIGHEST_PORT = 65_535;

/** Milliseconds: how long a client may take for its headers, for its request, and between two requests or bytes. */
const limits = { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 5_000 };
const IDLE = 60_000;
/** How often the limits are checked. */
const CHECK = 5_000;
/** Each connection takes at most some 200 KB of memory, whatever its client asks and however little it takes. */
const MOST_CONNECTIONS = 500;

export const command = (): Command =>
  new Command('serve')
    .description(
      'Serves the app to browsers until it is interrupted. Only this machine can reach it unless --host says otherwise.',
    )
    .addOption(countOption('--port <number>', 'the port to listen on; 0 for any free port', 0).default(8720))
    .option('--host <address>', 'the address to listen on', '127.0.0.1')
    .option(
      '--atlas <path>',
      'a published atlas, or a folder with some, for the page Atlas (default: those of @unjam/atlas)',
    )
    .addOption(jsonOption())
    .addHelpText('after', examples)
    .action(async (options: ServeInputs) => {
      process.exitCode = await serveApp(options);
    });

const examples = `
Examples:
  $ unjam serve
  $ unjam serve --port 9000
  $ unjam serve --host 0.0.0.0
  $ unjam serve --atlas atlas-6x6.parquet`;

interface ServeInputs {
  readonly port: number;
  readonly host: string;
  readonly atlas?: string;
  readonly json?: true;
}

async function serveApp({ port, host, atlas, json }: ServeInputs) {
  // Node would listen on every interface
  if (host.trim() === '')
    return refuse(`unjam: --host ${quoted(host)}; expected an address such as 127.0.0.1`);
  if (port > HIGHEST_PORT) return refuse(`unjam: --port ${port}; expected 0 to ${HIGHEST_PORT}`);
  const published = atlas === undefined ? ownAtlases() : readAtlases(atlas);
  if (!published.ok) return refuse(`unjam: --atlas ${atlas}: ${published.error}`);
  let app: RequestListener;
  try {
    app = appServer(readBuiltApp(), published.value);
  } catch (error) {
    return refuse(`unjam: the app has not been built: ${systemReason(error)}; build it with npm run build`);
  }
  return await new Promise<number>((resolve) => {
    const server = createServer({ ...limits, connectionsCheckingInterval: CHECK }, app);
    server.maxConnections = MOST_CONNECTIONS;
    server.setTimeout(IDLE);
    server.on('error', (error) =>
      resolve(refuse(`unjam: cannot listen on ${host} port ${port}: ${systemReason(error)}`)),
    );
    server.listen(port, host, () => {
      const { address, family, port } = server.address() as AddressInfo; // it listens on a port
      const page = `http://${family === 'IPv6' ? `[${address}]` : address}:${port}/`;
      void print(json ? jsonLine({ address: page, port }) : `Unjam is at ${page} (Ctrl-C to stop)\n`);
    });
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        server.close();
        server.closeAllConnections();
        resolve(signal === 'SIGINT' ? exitStatus.interrupted : exitStatus.done);
      });
    }
  });
}
