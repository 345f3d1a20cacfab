import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** One file of the built app, as it is sent. */
export interface AppFile {
  readonly content: Buffer;
  readonly type: string;
}

export interface BuiltApp {
  /** By their path in the address, `/` for the page itself. */
  readonly files: ReadonlyMap<string, AppFile>;
  /** What the build wants sent with every file. */
  readonly headers: Readonly<Record<string, string>>;
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

/**
 * Reads the whole built app. What is served is this list and nothing else, so no path in an address can ever lead
 * to another file. Throws where the app has not been built.
 */
export function readBuiltApp(): BuiltApp {
  const headers = fileURLToPath(import.meta.resolve('@unjam/web/headers.json'));
  const page = fileURLToPath(import.meta.resolve('@unjam/web/app/index.html'));
  const folder = join(page, '..');
  const files = new Map<string, AppFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const address = `/${relative(folder, path).split(sep).join('/')}`;
    files.set(address, {
      content: readFileSync(path),
      type: types[extname(path)] ?? 'application/octet-stream',
    });
  }
  const index = files.get('/index.html');
  if (index) files.set('/', index);
  return { files, headers: JSON.parse(readFileSync(headers, 'utf8')) };
}
