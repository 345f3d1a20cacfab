import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** One file of the built app. */
export interface AppFile {
  readonly content: Buffer;
  readonly type: string;
  /** A digest of the content, in quotation marks as the header `ETag` has it. */
  readonly etag: string;
  /** The same content compressed, where the build wrote it. */
  readonly br?: Buffer;
  readonly gzip?: Buffer;
}

/** A file of the app that is not compressed. */
export function appFile(content: Buffer, type: string): AppFile {
  return { content, type, etag: `"${createHash('sha256').update(content).digest('base64url')}"` };
}

export interface BuiltApp {
  /** By the path of their URL; `/` is the page itself. */
  readonly files: ReadonlyMap<string, AppFile>;
  /** Headers that the build defines for every file. */
  readonly headers: Readonly<Record<string, string>>;
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/** The files that hold others in compressed form. */
const compressed = /\.(?:br|gz)$/;

/**
 * Reads the whole built app. Only these files are served, so no path in a URL can lead to another file. Throws if the
 * app has not been built.
 */
export function readBuiltApp(): BuiltApp {
  const headers = fileURLToPath(import.meta.resolve('@unjam/web/headers.json'));
  const page = fileURLToPath(import.meta.resolve('@unjam/web/app/index.html'));
  const folder = join(page, '..');
  const files = new Map<string, AppFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    if (compressed.test(path)) continue;
    const address = `/${relative(folder, path).split(sep).join('/')}`;
    // atlases are served from where they are published (atlas-files.ts)
    if (address.startsWith('/atlas/')) continue;
    files.set(address, {
      ...appFile(readFileSync(path), types[extname(path)] ?? 'application/octet-stream'),
      ...(existsSync(`${path}.br`) && { br: readFileSync(`${path}.br`) }),
      ...(existsSync(`${path}.gz`) && { gzip: readFileSync(`${path}.gz`) }),
    });
  }
  const index = files.get('/index.html');
  if (index) files.set('/', index);
  return { files, headers: JSON.parse(readFileSync(headers, 'utf8')) };
}
