// The documentation site as `npm run docs` builds it: every page without problems of accessibility, live boards, searches that run,
// and a search field that finds.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyPage, findings, useBrowser } from './browser.ts';

useBrowser();

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'unjam-site-'));
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

let server: Server;
let address = '';

beforeAll(async () => {
  // fails where a link leads nowhere
  execFileSync(process.execPath, ['scripts/docs/main.mjs', folder], { cwd: root, stdio: 'pipe' });
  server = createServer((request, response) => {
    const file = join(folder, decodeURI(new URL(request.url ?? '/', 'http://site').pathname));
    const found = existsSync(file) && statSync(file).isFile();
    response.writeHead(found ? 200 : 404, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
    });
    response.end(found ? readFileSync(file) : '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a server that listens on a port has such an address
  address = `http://127.0.0.1:${port}/`;
}, 300_000);

afterAll(() => {
  server?.close();
  rmSync(folder, { recursive: true, force: true });
});

async function open(path: string): Promise<Page> {
  const page = await emptyPage();
  await page.goto(address + path);
  return page;
}

test('axe finds no problem on any page, light or dark', { timeout: 300_000 }, async () => {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html') && !/^(?:app|files)\//.test(file));
  expect(pages.length).toBeGreaterThan(40);
  const page = await open('index.html');
  const problems: string[] = [];
  for (const path of pages) {
    await page.goto(address + path);
    problems.push(...(await findings(page, 'structure')).map((problem) => `${path}: ${problem}`));
  }
  // all pages have one style sheet
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const path of ['index.html', 'formats.html', 'searches.html', 'api/search.html', 'records.html']) {
      await page.goto(address + path);
      problems.push(
        ...(await findings(page, 'colours')).map((problem) => `${path}, ${colorScheme}: ${problem}`),
      );
    }
  }
  expect(problems).toEqual([]);
});

test('every format has a live board', async () => {
  const page = await open('formats.html');
  await expect.poll(() => page.locator('unjam-board .vehicle').count()).toBeGreaterThan(60);
  expect(await page.locator('unjam-board').count()).toBe(13);
  expect(await page.locator('unjam-board .problem:not(:empty)').count()).toBe(0);
});

test('a search runs and plays its solution; the race has a row for every search', async () => {
  const page = await open('searches.html');
  await page.getByRole('button', { name: 'Run Planning' }).click();
  await expect
    .poll(() => page.locator('unjam-search[algorithm=planning] [role=status]').textContent())
    .toBe('4 moves, 4 steps, 4 states expanded');
  await page.getByRole('button', { name: 'Race' }).click();
  await page.getByText('all have ended').waitFor();
  const rows = await page.locator('unjam-race tr').allTextContents();
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.join('\n')).toContain('A*3 moves');
});

test('the search field finds a page by its words', async () => {
  const page = await open('guide/player.html');
  await page.getByLabel('Search').fill('bandung');
  await page.locator('.found a').first().waitFor();
  await page.locator('.found a', { hasText: 'bandung' }).first().click();
  await page.waitForURL(/formats\.html#bandung$/);
});
