import { Hono } from 'hono';
import { accepts } from 'hono/accepts';
import type { AppFile, BuiltApp } from './app-files.ts';
import { type AtlasFile, type AtlasFiles, bytesOf } from './atlas-files.ts';
import { byteRange } from './byte-range.ts';

/** Headers of every response, besides those of the app. */
const always = {
  'Accept-Ranges': 'bytes',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/** How many bytes a file has. */
const sizeOf = (file: AppFile | AtlasFile): number => ('content' in file ? file.content.length : file.size);
const partOf = (file: AppFile | AtlasFile, first: number, end: number): Uint8Array<ArrayBuffer> =>
  new Uint8Array('content' in file ? file.content.subarray(first, end) : bytesOf(file, first, end));

/**
 * A server that answers GET and HEAD requests for the files of the app.
 *
 * @param atlas - files of published atlases, by the paths of their URLs; they are read from the disk when they are asked for
 */
export function appServer({ files, headers }: BuiltApp, atlas: AtlasFiles = new Map()): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries({ ...always, ...headers })) context.header(name, value);
  });
  app.on(['GET', 'HEAD'], '*', (context) => {
    const file = files.get(context.req.path) ?? atlas.get(context.req.path);
    if (!file) return context.text('There is no such file.\n', 404);
    // a file with a hash in its name never changes
    const kept = context.req.path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
    const headers = { 'Content-Type': file.type, 'Cache-Control': kept, Vary: 'Accept-Encoding' };
    const size = sizeOf(file);
    // without validators there is no way to confirm an If-Range, so it gets the whole file
    const asked = context.req.method === 'GET' && !context.req.header('If-Range');
    const range = asked ? byteRange(context.req.header('Range'), size) : undefined;
    if (range === undefined) {
      const encoding = accepts(context, {
        header: 'Accept-Encoding',
        supports: ['br', 'gzip'],
        default: 'identity',
        // of those that the browser takes equally, the smallest
        match: (taken, { supports, default: plain }) =>
          supports.find((one) => taken.some(({ type, q }) => type === one && q > 0)) ?? plain,
      });
      const { br, gzip } = 'content' in file ? file : {};
      const encoded = encoding === 'br' ? br : encoding === 'gzip' ? gzip : undefined;
      return encoded
        ? context.body(new Uint8Array(encoded), 200, { ...headers, 'Content-Encoding': encoding })
        : context.body(partOf(file, 0, size), 200, headers);
    }
    // a part of a file is a part of its plain bytes
    if (range === 'unsatisfiable')
      return context.body(null, 416, { ...headers, 'Content-Range': `bytes */${size}` });
    const { first, last } = range;
    return context.body(partOf(file, first, last + 1), 206, {
      ...headers,
      'Content-Range': `bytes ${first}-${last}/${size}`,
    });
  });
  app.all('*', (context) => context.text('Only GET and HEAD are allowed.\n', 405, { Allow: 'GET, HEAD' }));
  return app;
}
