// Serves a folder to the installed Chromium, and fails where a page writes an error to its console.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { chromium as driver } from 'playwright-core';
import { chromiumOrReason, flags } from '../../chromium.mjs';
import { NotRun } from './project.mjs';

const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** @returns {Promise<{ address: string, close: () => void }>} */
export function serve(folder, headers = {}) {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const file = join(folder, pathname === '/' ? 'index.html' : pathname);
    try {
      const content = await readFile(file);
      response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'text/plain', ...headers });
      response.end(content);
    } catch {
      response.writeHead(404);
      response.end();
    }
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve({ address: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() }),
    );
  });
}

/**
 * Opens a page, uses it and closes it.
 *
 * @template Found
 * @param {string} address
 * @param {(page: import('playwright-core').Page, problems: string[]) => Promise<Found>} use
 */
export async function visit(address, use) {
  const { path, missing } = chromiumOrReason();
  if (!path) throw new NotRun(missing);
  const browser = await driver.launch({ executablePath: path, args: [...flags] });
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(60_000);
    const problems = [];
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    await page.goto(address);
    const found = await use(page, problems);
    if (problems.length > 0) throw new Error(`the console of the page says: ${problems.join(' | ')}`);
    return found;
  } finally {
    await browser.close();
  }
}
