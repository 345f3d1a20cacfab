import { open } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { acceptedEncoding } from './accepted-encoding.ts';
import type { AppFile, BuiltApp } from './app-files.ts';
import type { AtlasFile, AtlasFiles } from './atlas-files.ts';
import { byteRange } from './byte-range.ts';
import { oneAtATime } from './one-at-a-time.ts';

/** Headers of every response, besides those of the app. */
const always = {
  'Accept-Ranges': 'bytes',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/** The bytes of a file in the form in which they are sent. */
interface Content {
  readonly size: number;
  readonly etag: string;
  readonly encoding?: string;
  /** Sends the bytes from `first` to `last`, no faster than the client takes them, and ends the response. */
  send(response: ServerResponse, first: number, last: number): Promise<void>;
  close(): Promise<void>;
}

/**
 * Answers GET and HEAD requests for the files of the app.
 *
 * @param atlas - files of published atlases, by the paths of their URLs; they are read from the disk while they are sent
 */
export function appServer({ files, headers }: BuiltApp, atlas: AtlasFiles = new Map()): RequestListener {
  const entries = Object.entries({ ...always, ...headers });
  return (request, response) => {
    for (const [name, value] of entries) response.setHeader(name, value);
    oneAtATime(request, response, () => {
      const path = pathOf(request);
      answer(request, response, path, files.get(path) ?? atlas.get(path)).catch(() => {
        // the file cannot be read, or the client has left
        if (response.headersSent) response.destroy();
        else refuse(response, 500, 'The file cannot be read.');
      });
    });
  };
}

function pathOf({ url = '' }: IncomingMessage): string {
  const base = 'http://unjam';
  return URL.canParse(url, base) ? new URL(url, base).pathname : url;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  file: AppFile | AtlasFile | undefined,
): Promise<void> {
  const { method, headers, headersDistinct } = request;
  if (headersDistinct.host?.length !== 1) return refuse(response, 400, 'Expected one header Host.');
  if (method !== 'GET' && method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return refuse(response, 405, 'Only GET and HEAD are allowed.');
  }
  if (!file) return refuse(response, 404, 'There is no such file.');
  const isPart = method === 'GET' && headers.range !== undefined;
  const content =
    'path' in file ? await onDisk(file) : inMemory(file, isPart ? '' : headers['accept-encoding']);
  try {
    const { size, etag, encoding } = content;
    response.setHeader('ETag', etag);
    response.setHeader('Vary', 'Accept-Encoding');
    // a file with a hash in its name never changes
    const isFixed = path.startsWith('/assets/');
    response.setHeader('Cache-Control', isFixed ? 'public, max-age=31536000, immutable' : 'no-cache');
    if (isKnown(headers['if-none-match'], etag)) {
      response.writeHead(304).end();
      return;
    }
    response.setHeader('Content-Type', file.type);
    if (encoding) response.setHeader('Content-Encoding', encoding);
    // a client that has a part of another version gets the whole file
    const isSame = headers['if-range'] === undefined || headers['if-range'] === etag;
    const range = isPart && isSame ? byteRange(headers.range, size) : undefined;
    if (range === 'unsatisfiable') {
      response.writeHead(416, { 'Content-Range': `bytes */${size}`, 'Content-Length': 0 }).end();
      return;
    }
    const { first, last } = range ?? { first: 0, last: size - 1 };
    const extent = { 'Content-Length': last - first + 1 };
    if (range) response.writeHead(206, { ...extent, 'Content-Range': `bytes ${first}-${last}/${size}` });
    else response.writeHead(200, extent);
    if (method === 'HEAD' || size === 0) response.end();
    else await content.send(response, first, last);
  } finally {
    await content.close();
  }
}

function refuse(response: ServerResponse, status: number, reason: string): void {
  const text = `${reason}\n`;
  const length = Buffer.byteLength(text);
  response
    .writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Content-Length': length })
    .end(text);
}

/** Whether a client has this version already, by its header `If-None-Match`. */
function isKnown(header: string | undefined, etag: string): boolean {
  const known = header?.split(',').map((each) => each.trim().replace(/^W\//, '')) ?? [];
  return known.includes(etag) || known.includes('*');
}

function inMemory(file: AppFile, accepted: string | undefined): Content {
  const taken = acceptedEncoding(accepted);
  const compressed = taken && file[taken];
  const bytes = compressed ?? file.content;
  return {
    size: bytes.length,
    // each form has a tag of its own
    etag: compressed ? file.etag.replace(/"$/, `-${taken}"`) : file.etag,
    ...(compressed && { encoding: taken }),
    send: async (response, first, last) => void response.end(bytes.subarray(first, last + 1)),
    close: async () => {},
  };
}

async function onDisk({ path }: AtlasFile): Promise<Content> {
  const file = await open(path);
  const { size, mtimeMs } = await file.stat().catch(async (error) => {
    await file.close();
    throw error;
  });
  return {
    size,
    etag: `"${size.toString(36)}-${mtimeMs.toString(36)}"`,
    send: (response, start, end) => pipeline(file.createReadStream({ start, end }), response),
    close: () => file.close(),
  };
}
