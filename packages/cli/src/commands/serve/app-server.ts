import { Hono } from 'hono';
import type { BuiltApp } from './app-files.ts';

/** Sent with every answer beside the app's own headers. */
const always = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/** Answers requests for the files of the app, to be read only. */
export function appServer({ files, headers }: BuiltApp): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries({ ...always, ...headers })) context.header(name, value);
  });
  app.on(['GET', 'HEAD'], '*', (context) => {
    const file = files.get(context.req.path);
    if (!file) return context.text('There is no such file.\n', 404);
    // what has a hash in its name never changes
    const kept = context.req.path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
    return context.body(new Uint8Array(file.content), 200, {
      'Content-Type': file.type,
      'Cache-Control': kept,
    });
  });
  app.all('*', (context) => context.text('Files are only to be read.\n', 405, { Allow: 'GET, HEAD' }));
  return app;
}
