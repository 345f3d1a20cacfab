// A real browser on the built app, served as its users have it: `unjam serve`.

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

/** A board that `B down 1, A right 4` solves and nothing shorter. */
export const SHORT = 'ooooooooooooAAooBoooooBooooooooooooo';

let server: ChildProcess | undefined;
let browser: Browser | undefined;
let address = '';
const open: { context: BrowserContext; complaints: string[] }[] = [];

/** Where the app is served, with a slash at its end. */
export const appAddress = (): string => address;

/** Starts server and browser for the tests of a file; after each test its console must have been silent. */
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
  /** What the console may say. */
  readonly expected?: RegExp;
}

/** Opens a page for itself: nothing is kept on its device before. */
export async function visit({ hash = '', path = '', expected, ...options }: Visit = {}): Promise<Page> {
  const context = await (browser as Browser).newContext({ viewport: sizes.desktop, ...options });
  const complaints: string[] = [];
  open.push({ context, complaints });
  const page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    // a software renderer remarks on its own speed; a browser that is offline on its missing network
    if (/GPU stall|GL Driver|ERR_INTERNET_DISCONNECTED/.test(message.text())) return;
    if (!expected?.test(message.text())) complaints.push(message.text());
  });
  await page.goto(address + path + hash);
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
  // a finger that rests before it lets go does not flick
  await page.waitForTimeout(100);
  await page.mouse.up();
}

/** A board whose second vehicle has markup for a label, as JSON. */
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

/** What axe finds on the page as it is. */
export async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  );
}
