// The documentation site as `npm run docs` builds it, served for the tests of a file.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { findings } from './axe.ts';
import { emptyPage } from './browser.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

export interface Site {
  /** The paths of all pages, but for those of the app and of the files that pages link to. */
  pages(): string[];
  open(path: string): Promise<Page>;
  /** What axe finds on pages, one after the other. */
  problemsOn(paths: readonly string[], only: 'structure' | 'colours'): Promise<string[]>;
}

/** Builds and serves the site before the tests of a file; building fails where a link leads nowhere. */
export function useSite(): Site {
  const folder = mkdtempSync(join(tmpdir(), 'unjam-site-'));
  let server: Server | undefined;
  let address = '';

  beforeAll(async () => {
    execFileSync(process.execPath, ['scripts/docs/main.mjs', folder], { cwd: root, stdio: 'pipe' });
    const started = createServer((request, response) => {
      const file = join(folder, decodeURI(new URL(request.url ?? '/', 'http://site').pathname));
      const found = existsSync(file) && statSync(file).isFile();
      response.writeHead(found ? 200 : 404, {
        'content-type': types[extname(file)] ?? 'application/octet-stream',
      });
      response.end(found ? readFileSync(file) : '');
    });
    server = started;
    await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
    const { port } = started.address() as AddressInfo; // a server that listens on a port has such an address
    address = `http://127.0.0.1:${port}/`;
  }, 300_000);

  afterAll(() => {
    server?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const open = async (path: string) => {
    const page = await emptyPage();
    await page.goto(address + path);
    return page;
  };
  return {
    pages: () =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((file) => file.replaceAll('\\', '/'))
        .filter((file) => file.endsWith('.html') && !/^(?:app|files)\//.test(file)),
    open,
    problemsOn: async (paths, only) => {
      const page = await emptyPage();
      const problems: string[] = [];
      for (const path of paths) {
        await page.goto(address + path);
        // all pages have one style sheet
        for (const colorScheme of only === 'colours' ? (['light', 'dark'] as const) : (['light'] as const)) {
          await page.emulateMedia({ colorScheme });
          const found = await findings(page, only);
          problems.push(...found.map((problem) => `${path}, ${colorScheme}: ${problem}`));
        }
      }
      return problems;
    },
  };
}
