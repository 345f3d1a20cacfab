// A browser on the built app, served by `unjam serve`. Every test file has a server and a browser of its own, on a free
// port and in a temporary profile, so that test files can run at the same time.

import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium as driver,
  type Page,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest';
import { flags } from '../../../scripts/chromium.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));

export const sizes = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1280, height: 800 },
} as const;

/** A board that B down 1, A right 4 solves in the fewest moves and steps. */
export const SHORT = 'ooooooooooooAAooBoooooBooooooooooooo';

let server: ChildProcess | undefined;
let browser: Browser | undefined;
let address = '';
const open: { context: BrowserContext; complaints: string[] }[] = [];

/** Where the app is served, with a slash at its end. */
export const appAddress = (): string => address;

/** Starts the server and the browser for the tests of a file. A test fails if its pages wrote errors to the console. */
export function useBrowser(): void {
  const { path: executablePath } = inject('chromium');
  if (!executablePath) {
    beforeEach(({ skip }) => skip('there is no Chromium'));
    return;
  }
  beforeAll(async () => {
    server = spawn(process.execPath, ['packages/cli/bin/unjam.js', 'serve', '--port', '0', '--json'], {
      cwd: root,
    });
    address = await new Promise<string>((resolve, reject) => {
      server?.stdout?.once('data', (line: Buffer) => resolve(JSON.parse(line.toString()).address));
      server?.stderr?.once('data', (line: Buffer) => reject(new Error(line.toString())));
    });
    browser = await driver.launch({ executablePath, args: [...flags] });
  }, 120_000);
  afterEach(async () => {
    for (const { context, complaints } of open.splice(0)) {
      await context.close();
      expect(complaints).toEqual([]);
    }
  });
  afterAll(async () => {
    await browser?.close();
    server?.kill();
  });
}

export interface Visit extends BrowserContextOptions {
  /** The hash of the address. */
  readonly hash?: string;
  /** A page other than the app. */
  readonly path?: string;
  /** Messages that the page may write to the console. */
  readonly expected?: RegExp;
}

/** Opens the app, or a page beside it, on a device on which it was never opened before. */
export async function visit({ hash = '', path = '', ...options }: Visit = {}): Promise<Page> {
  const page = await emptyPage(options);
  await page.goto(address + path + hash);
  return page;
}

/** Opens an empty page on a device of its own. */
export async function emptyPage({ expected, ...options }: Omit<Visit, 'hash' | 'path'> = {}): Promise<Page> {
  if (!browser) throw new Error('useBrowser was not called');
  const context = await browser.newContext({ viewport: sizes.desktop, ...options });
  const complaints: string[] = [];
  open.push({ context, complaints });
  const page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    // a software renderer warns that it is slow, and an offline browser that it has no network
    if (/GPU stall|GL Driver|ERR_INTERNET_DISCONNECTED/.test(message.text())) return;
    if (!expected?.test(message.text())) complaints.push(message.text());
  });
  return page;
}

/** A vehicle of the first board on the page, by the beginning of its name. */
export const vehicle = (page: Page, name: string) =>
  page.locator(`unjam-board .vehicle[aria-label^="${name}"]`).first();

/** The middle of a vehicle on the screen, and how many pixels a cell is wide. */
export async function placeOf(page: Page, name: string): Promise<{ x: number; y: number; cell: number }> {
  const box = await vehicle(page, name).locator('.hit').boundingBox();
  if (!box) throw new Error(`${name} is not on the screen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, cell: Math.min(box.width, box.height) };
}

/** Drags a vehicle with the mouse by so many cells, right and down positive. */
export async function drag(page: Page, name: string, columns: number, rows: number): Promise<void> {
  const { x, y, cell } = await placeOf(page, name);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + columns * cell * 0.5, y + rows * cell * 0.5, { steps: 4 });
  await page.mouse.move(x + columns * cell, y + rows * cell, { steps: 4 });
  // after a rest the vehicle has no speed when it is let go
  await page.waitForTimeout(100);
  await page.mouse.up();
}

/** A board as JSON whose second vehicle has HTML as its label. */
export const MARKUP = '<b>x</b>';
export const boardWithMarkup = JSON.stringify({
  version: 1,
  width: 6,
  height: 6,
  primary: 'X',
  exit: 'right',
  vehicles: [
    { label: 'X', row: 3, column: 1, length: 2, orientation: 'horizontal' },
    { label: MARKUP, row: 3, column: 5, length: 2, orientation: 'vertical' },
  ],
  walls: [],
});

/** The problems that axe finds on a page. */
export async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  );
}
