import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AppFile, appFile } from './app-files.ts';
import { appServer } from './app-server.ts';

const javascript = 'text/javascript; charset=utf-8';
const page = appFile(Buffer.from('<!doctype html>'), 'text/html; charset=utf-8');
const long = '1 + '.repeat(2000);
const folder = mkdtempSync(join(tmpdir(), 'unjam-serve-'));
const stored = join(folder, 'a.parquet');

const server = createServer(
  appServer(
    {
      files: new Map<string, AppFile>([
        ['/', page],
        ['/index.html', page],
        ['/empty.js', appFile(Buffer.of(), javascript)],
        ['/assets/app-1a2b.js', appFile(Buffer.from('1'), javascript)],
        [
          '/long.js',
          {
            ...appFile(Buffer.from(long), javascript),
            br: Buffer.from('brotli'),
            gzip: Buffer.from('gzip'),
          },
        ],
      ]),
      headers: { 'Content-Security-Policy': "default-src 'none'" },
    },
    new Map([['/atlas/a.parquet', { path: stored, type: 'application/vnd.apache.parquet' }]]),
  ),
);

beforeAll(async () => {
  writeFileSync(stored, '0123456789');
  await once(server.listen(0, '127.0.0.1'), 'listening');
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
});

const port = () => (server.address() as AddressInfo).port; // it listens on a port

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** The answer to a request whose path is sent as it is. */
async function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const sent = request({ port: port(), host: '127.0.0.1', path, method, headers, agent: false }).end();
  const [answer] = await once(sent, 'response');
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

/** All that the server sends for bytes on one connection, until it closes it. */
async function answersTo(bytes: string): Promise<string> {
  const socket = connect(port(), '127.0.0.1');
  socket.write(bytes);
  return await text(socket);
}

describe('serves its own files and nothing else', () => {
  const plain = 'text/plain; charset=utf-8';
  test.each([
    ['GET', '/', 200, 'text/html; charset=utf-8', 'no-cache'],
    ['GET', '/?from=home', 200, 'text/html; charset=utf-8', 'no-cache'],
    ['GET', 'http://elsewhere/', 200, 'text/html; charset=utf-8', 'no-cache'],
    ['HEAD', '/', 200, 'text/html; charset=utf-8', 'no-cache'],
    ['GET', '/empty.js', 200, javascript, 'no-cache'],
    ['GET', '/assets/app-1a2b.js', 200, javascript, 'public, max-age=31536000, immutable'],
    ['GET', '/atlas/a.parquet', 200, 'application/vnd.apache.parquet', 'no-cache'],
    ['GET', '/assets/other.js', 404, plain, undefined],
    ['GET', '/../package.json', 404, plain, undefined],
    ['GET', '/%2e%2e/package.json', 404, plain, undefined],
    ['GET', '/..%2f..%2fetc/passwd', 404, plain, undefined],
    ['GET', '//', 404, plain, undefined],
    ['GET', '/__proto__', 404, plain, undefined],
    ['POST', '/', 405, plain, undefined],
    ['DELETE', '/index.html', 405, plain, undefined],
  ])('%s %s: %i', async (method, path, status, type, cache) => {
    const answer = await ask(path, {}, method);
    expect(answer.status).toBe(status);
    expect(answer.headers['content-type']).toBe(type);
    expect(answer.headers['cache-control']).toBe(cache);
    expect(answer.headers['content-security-policy']).toBe("default-src 'none'");
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    if (method !== 'HEAD')
      expect(answer.headers['content-length']).toBe(String(Buffer.byteLength(answer.body)));
  });
});

test.each([
  ['gzip, deflate, br, zstd', undefined, 200, 'br', 'brotli'],
  ['gzip', undefined, 200, 'gzip', 'gzip'],
  ['br;q=0, GZIP;q=0.5', undefined, 200, 'gzip', 'gzip'],
  ['*', undefined, 200, 'br', 'brotli'],
  ['br;q=x', undefined, 200, undefined, long],
  ['identity', undefined, 200, undefined, long],
  ['gzip', 'bytes=0-9', 206, undefined, '1 + 1 + 1 '],
])('Accept-Encoding: %s, Range: %s: %i in %s', async (accepted, range, status, encoding, body) => {
  const answer = await ask('/long.js', { 'Accept-Encoding': accepted, ...(range && { Range: range }) });
  expect(answer.status).toBe(status);
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.headers.vary).toBe('Accept-Encoding');
  expect(answer.body).toBe(body);
});

test.each([
  ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
  ['bytes=-3', 206, '789', 'bytes 7-9/10'],
  ['bytes=10-', 416, '', 'bytes */10'],
  ['bytes=0-1,3-4', 200, '0123456789', undefined],
])('Range: %s of a file on the disk: %i', async (range, status, body, extent) => {
  const answer = await ask('/atlas/a.parquet', { Range: range });
  expect([answer.status, answer.body]).toEqual([status, body]);
  expect(answer.headers['content-length']).toBe(String(body.length));
  expect(answer.headers['content-range']).toBe(extent);
});

describe('a version that the client has is not sent again', () => {
  test.each(['/long.js', '/atlas/a.parquet'])('%s', async (path) => {
    const { etag = '' } = (await ask(path)).headers;
    expect(etag).toMatch(/^"[\w.-]+"$/);
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const answer = await ask(path, { 'If-None-Match': known });
      expect([known, answer.status, answer.headers.etag, answer.body]).toEqual([known, 304, etag, '']);
    }
    expect((await ask(path, { 'If-None-Match': '"x"' })).status).toBe(200);
    expect((await ask(path, { 'If-Range': etag, Range: 'bytes=0-1' })).status).toBe(206);
    expect((await ask(path, { 'If-Range': '"x"', Range: 'bytes=0-1' })).status).toBe(200);
  });

  test('each form of a file has a tag of its own', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(
        async (form) => (await ask('/long.js', { 'Accept-Encoding': form })).headers.etag,
      ),
    );
    expect(new Set(tags).size).toBe(3);
  });

  test('a file that has changed on the disk has another tag', async () => {
    const before = (await ask('/atlas/a.parquet')).headers.etag;
    writeFileSync(stored, '0123456789a');
    const after = await ask('/atlas/a.parquet');
    writeFileSync(stored, '0123456789');
    expect(after.body).toBe('0123456789a');
    expect(after.headers.etag).not.toBe(before);
  });
});

test('requests that are sent at once are answered in their order', async () => {
  const lines = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n`;
  const answers = await answersTo(
    `${lines('/atlas/a.parquet')}\r\n${lines('/none')}\r\n${lines('/')}Connection: close\r\n\r\n`,
  );
  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 404', 'HTTP/1.1 200']);
  expect(answers).toContain('0123456789HTTP/1.1 404');
});

test.each([
  ['none', ''],
  ['two', 'Host: a\r\nHost: b\r\n'],
])('%s of the header Host: 400', async (_, hosts) => {
  const answer = await answersTo(`GET / HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).not.toContain('doctype');
});
