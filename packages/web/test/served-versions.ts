// A server of a copy of the built app, on which another version can be put in place of the first one.
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const built = fileURLToPath(new URL('../dist/app', import.meta.url));

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

interface ServedVersions {
  readonly address: string;
  /** Puts a version with other names of all its assets in place of this one; the old files are gone. */
  deploy(): void;
  /** What the page is answered instead: a status, or undefined for the page itself. */
  refusal: number | undefined;
}

export async function serveVersions(): Promise<ServedVersions> {
  const folder = mkdtempSync(join(tmpdir(), 'unjam-versions-'));
  const wanted = (path: string) => !/\.(?:br|gz)$/.test(path) && !/app[\\/]atlas$/.test(path);
  cpSync(built, folder, { recursive: true, filter: wanted });
  const server = createServer(async ({ url = '/' }, answer) => {
    const { pathname } = new URL(url, 'http://localhost');
    const path = pathname === '/' ? '/index.html' : pathname;
    if (versions.refusal !== undefined && path === '/index.html') {
      answer.writeHead(versions.refusal, { 'Content-Type': 'text/html' }).end('<h1>Come back later</h1>');
      return;
    }
    const content = await readFile(join(folder, path)).catch(() => undefined);
    // the browser itself keeps nothing: only what the service worker stores is there
    const headers = { 'Content-Type': types[extname(path)] ?? 'text/plain', 'Cache-Control': 'no-store' };
    if (content) answer.writeHead(200, headers).end(content);
    else answer.writeHead(404).end('no such file');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
    rmSync(folder, { recursive: true });
  });
  const versions: ServedVersions = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, // it listens on a port
    refusal: undefined,
    deploy: () => renameAssets(folder),
  };
  return versions;
}

/** Changes the last character of the digest in the name of each asset, wherever the name stands. */
function renameAssets(folder: string): void {
  const assets = join(folder, 'assets');
  const names = readdirSync(assets);
  const renamed = new Map(
    names.map((name) => [
      name,
      name.replace(/(.)(\.\w+)$/, (_, last, ending) => `${last === 'Z' ? 'Y' : 'Z'}${ending}`),
    ]),
  );
  const digests = new Map<string, string>();
  // the worker knows the assets by their digests too, so it comes last
  for (const file of [
    ...names.map((name) => join(assets, name)),
    ...['index.html', 'embed.html', 'sw.js'].map((name) => join(folder, name)),
  ]) {
    const text = readFileSync(file, 'utf8');
    const changed = [...renamed].reduce((all, [from, to]) => all.replaceAll(from, to), text);
    // the worker knows the files without a digest in their names by a digest of their own
    const revised = file.endsWith('sw.js')
      ? [...digests].reduce(
          (all, [from, to]) => all.replaceAll(from, to),
          changed.replaceAll(/\b[0-9a-f](?=[0-9a-f]{63}\b)/g, 'x'),
        )
      : changed;
    if (revised === text) continue;
    digests.set(digestOf(text), digestOf(revised));
    writeFileSync(file, revised);
  }
  for (const [from, to] of renamed) renameSync(join(assets, from), join(assets, to));
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64');
