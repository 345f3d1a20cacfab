// A host of the built app with one published atlas, whose files a test may change.

import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { emptyPage, type Visit } from './browser.ts';

/** The only atlas of the host. */
export const NAME = 'atlas-5x5';

const app = fileURLToPath(new URL('../dist/app', import.meta.url));
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

/** Waits until the page shows puzzles of the atlas. */
export const atlasIsShown = (page: Page) => page.locator('.atlas-card').nth(5).waitFor();

export type Change = (name: string, content: Buffer) => Buffer | undefined;

/** A host of the built app with one atlas, whose files it may change, with or without ranges. */
export async function hosted(change: Change, hasRanges = true): Promise<string> {
  const server = createServer((request, answer) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = join(app, pathname === '/' ? 'index.html' : pathname);
    let content: Buffer | undefined;
    try {
      content = readFileSync(path);
    } catch {}
    const isAtlas = pathname.startsWith('/atlas/');
    if (content && pathname === '/atlas/atlases.json') content = Buffer.from(`["${NAME}.json"]`);
    if (content && isAtlas) content = change(pathname.slice('/atlas/'.length), content);
    if (!content) {
      answer.writeHead(404).end();
      return;
    }
    const type = { 'Content-Type': types[extname(path)] ?? 'application/octet-stream' };
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    if (!isAtlas || from === undefined || to === undefined || !hasRanges) {
      answer.writeHead(200, type).end(content);
      return;
    }
    if (Number(from) >= content.length) {
      answer.writeHead(416).end();
      return;
    }
    const part = content.subarray(Number(from), Number(to) + 1);
    answer
      .writeHead(206, {
        ...type,
        'Content-Range': `bytes ${from}-${Number(from) + part.length - 1}/${content.length}`,
      })
      .end(part);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

/** Opens the page on a device of its own, from a host of the built app. */
export async function openAtlas(options: Visit = {}): Promise<Page> {
  const page = await emptyPage(options);
  await page.goto(`${await hosted((_, content) => content)}#1/atlas`);
  await atlasIsShown(page);
  await openFilter(page);
  return page;
}

export const openFilter = (page: Page) => page.getByText('Filter and sort').click();
