// The service worker where another program is later served at the address of the app.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { emptyPage, useBrowser } from '../browser.ts';
import { untilStored } from '../stored-app.ts';

useBrowser();

const app = fileURLToPath(new URL('../../dist/app', import.meta.url));
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

test('what is later served at the same address is answered by its own server', async () => {
  let other = false;
  const server = createServer(async ({ url = '/' }, answer) => {
    const { pathname } = new URL(url, 'http://localhost');
    const path = pathname === '/' ? '/index.html' : pathname;
    if (other) {
      answer.writeHead(200, { 'Content-Type': 'text/html' }).end(`another program answers ${url}`);
      return;
    }
    const content = await readFile(app + path).catch(() => undefined);
    if (content) answer.writeHead(200, { 'Content-Type': types[extname(path)] ?? 'text/plain' }).end(content);
    else answer.writeHead(404).end('no such file');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const page = await emptyPage({ expected: /404/, offline: true });
  await page.goto(`${address}/`);
  await untilStored(page);

  // paths that are not the app's go to the server while the app is there
  await page.goto(`${address}/notes/today.html`);
  expect(await page.textContent('body')).toBe('no such file');
  await page.goto(`${address}/?from=notes`);
  await page.locator('unjam-board .vehicle').first().waitFor();

  other = true;
  for (const path of ['/notes/', '/', '/icon.svg', '/index.html']) {
    await page.goto(address + path);
    expect(await page.textContent('body')).toBe(`another program answers ${path}`);
  }
  expect(
    await page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).length,
    ]),
  ).toEqual([0, 0]);

  // and the app comes back when it is served again
  other = false;
  await page.goto(`${address}/`);
  await untilStored(page);
  await page.context().setOffline(true);
  await page.reload();
  await page.locator('unjam-board .vehicle').first().waitFor();
});
