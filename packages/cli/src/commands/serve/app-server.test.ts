import { describe, expect, test } from 'vitest';
import type { AppFile } from './app-files.ts';
import { appServer } from './app-server.ts';

const file = (text: string, type: string) => ({ content: Buffer.from(text), type });
const page = file('<!doctype html>', 'text/html; charset=utf-8');
const server = appServer({
  files: new Map<string, AppFile>([
    ['/', page],
    ['/index.html', page],
    ['/assets/app-1a2b.js', file('1', 'text/javascript; charset=utf-8')],
    [
      '/long.js',
      {
        ...file('1 + '.repeat(2000), 'text/javascript; charset=utf-8'),
        br: Buffer.from('brotli'),
        gzip: Buffer.from('gzip'),
      },
    ],
  ]),
  headers: { 'Content-Security-Policy': "default-src 'none'" },
});

describe('serves its own files and nothing else', () => {
  test.each([
    ['GET', '/', 200, 'text/html; charset=utf-8', 'no-cache'],
    ['HEAD', '/', 200, 'text/html; charset=utf-8', 'no-cache'],
    [
      'GET',
      '/assets/app-1a2b.js',
      200,
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ],
    ['GET', '/assets/other.js', 404, 'text/plain; charset=UTF-8', null],
    ['GET', '/../package.json', 404, 'text/plain; charset=UTF-8', null],
    ['GET', '/%2e%2e/package.json', 404, 'text/plain; charset=UTF-8', null],
    ['GET', '/..%2f..%2fetc/passwd', 404, 'text/plain; charset=UTF-8', null],
    ['POST', '/', 405, 'text/plain; charset=UTF-8', null],
    ['DELETE', '/index.html', 405, 'text/plain; charset=UTF-8', null],
  ])('%s %s: %i', async (method, path, status, type, cache) => {
    const answer = await server.request(path, { method });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('Content-Type')).toBe(type);
    expect(answer.headers.get('Cache-Control')).toBe(cache);
    expect(answer.headers.get('Content-Security-Policy')).toBe("default-src 'none'");
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
  });
});

test.each([
  ['gzip, deflate, br, zstd', undefined, 200, 'br', 'brotli'],
  ['gzip', undefined, 200, 'gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', undefined, 200, 'gzip', 'gzip'],
  ['identity', undefined, 200, null, '1 + '.repeat(2000)],
  ['gzip', 'bytes=0-9', 206, null, '1 + 1 + 1 '],
])('Accept-Encoding: %s, Range: %s: %i in %s', async (accepted, range, status, encoding, text) => {
  const headers = { 'Accept-Encoding': accepted, ...(range && { Range: range }) };
  const answer = await server.request('/long.js', { headers });
  expect(answer.status).toBe(status);
  expect(answer.headers.get('Content-Encoding')).toBe(encoding);
  expect(answer.headers.get('Vary')).toBe('Accept-Encoding');
  expect(await answer.text()).toBe(text);
});
