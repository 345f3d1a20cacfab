// Pages of the built app, in the browser that global-setup.ts starts for all test files.

import { readFileSync } from 'node:fs';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Download,
  chromium as driver,
  type Locator,
  type Page,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest';
import { runsAll } from '../../../testing/in-all.ts';

export const sizes = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1280, height: 800 },
} as const;

/**
 * The sizes on which a test is done that needs one of them: that one by `npm test`, or none where none is named, a phone and a
 * desktop by `npm run test:all`.
 */
export const sizesOr = (one?: 'phone' | 'desktop'): readonly ('phone' | 'desktop')[] => {
  if (runsAll) return ['desktop', 'phone'];
  return one ? [one] : [];
};

/** The same, each with its name and its size: for `test.each`. */
export const devicesOr = (one?: 'phone' | 'desktop') =>
  sizesOr(one).map((name) => [name, sizes[name]] as const);

/** How many puzzles of the catalogue have the easiest grade: a regraded catalogue has another number. */
export const beginners =
  readFileSync(new URL('../../../puzzles/catalogue.txt', import.meta.url), 'utf8').split('beginner').length -
  1;

/** What the app says of a text that is not a board. */
export const UNKNOWN =
  'Line 1, column 1: this is not a board in any known format; expected rows of cells, a line of cells, a vehicle a line, or objects such as JSON';

/** A board that B down 1, A right 4 solves in the fewest moves and steps. */
export const SHORT = 'ooooooooooooAAooBoooooBooooooooooooo';

let browser: Browser | undefined;
const { endpoint, app } = inject('browser');
/** A page, the device that it is on, and the errors that it wrote to the console. */
interface Opened {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly problems: string[];
}
const open: Opened[] = [];
/** The page that the tests of a file share. */
let shared: Opened | undefined;

/** Where the app is served, with a slash at its end. */
export const appAddress = (): string => app;

/** Connects the tests of a file to the browser. A test fails if its pages wrote errors to the console. */
export function useBrowser(): void {
  if (endpoint === '') {
    beforeEach(({ skip }) => skip('there is no Chromium'));
    return;
  }
  beforeAll(async () => {
    browser = await driver.connect(endpoint);
  }, 120_000);
  afterEach(async ({ task }) => {
    const problems = shared?.problems.splice(0) ?? [];
    // nobody knows what a failed test has left
    if (task.result?.state === 'fail' || problems.length > 0) await closeShared();
    for (const opened of open.splice(0)) {
      await opened.context.close();
      problems.push(...opened.problems);
    }
    expect(problems).toEqual([]);
  });
  afterAll(async () => {
    await closeShared();
    await browser?.close();
  });
}

async function closeShared(): Promise<void> {
  await shared?.context.close();
  shared = undefined;
}

export interface Visit extends BrowserContextOptions {
  /** The hash of the address. */
  readonly hash?: string;
  /** A page other than the app. */
  readonly path?: string;
  /** Messages that the page may write to the console. */
  readonly expected?: RegExp;
  /** Files that the page does not get. */
  readonly blocked?: RegExp;
  /** Whether the app stores itself for use offline; otherwise it does not spend time on that. */
  readonly offline?: boolean;
}

/** Opens a page of the app as its link does. */
export const goTo = (page: Page, id: 'play' | 'solve' | 'lab'): Promise<void> =>
  page.evaluate((to) => {
    location.hash = `#1/${to}`;
  }, id);

/** A button of the game; on a phone some are behind More, which is opened for them. */
export async function tool(page: Page, name: string): Promise<Locator> {
  await page.locator('.tools').waitFor();
  const button = page.locator('.tools').getByRole('button', { name, exact: true });
  if (!(await button.isVisible())) await page.getByRole('button', { name: 'More', exact: true }).click();
  return button;
}

/** Opens the dialog that shares a board, with all ways to share it. */
export async function openShare(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'More', exact: true }).click();
}

/** What `revisit` sets on the device. */
export interface Settings {
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly colorScheme?: 'light' | 'dark';
  readonly forcedColors?: 'active';
  readonly reducedMotion?: 'no-preference';
}

/**
 * Opens the app, or a page beside it, on a device on which it was never opened before. Unless it says otherwise, its user asks for
 * less motion in `npm test`, and does not in `npm run test:all`.
 */
export async function visit({ hash = '', path = '', ...options }: Visit = {}): Promise<Page> {
  const page = await emptyPage(options);
  await page.goto(app + path + hash);
  return page;
}

/**
 * Goes to an address of the app on the page that the tests of a file share, with a screen as wide as a desktop's, in light colours
 * and with reduced motion unless the settings say otherwise, and forgets what the tests before it stored. It takes a fifth of the
 * time of `visit`, for tests to which the page's past does not matter.
 */
export async function revisit(
  hash: string,
  { viewport = sizes.desktop, ...media }: Settings = {},
): Promise<Page> {
  if (!shared) {
    shared = await openDevice({ colorScheme: 'light', reducedMotion: 'reduce' });
    await shared.page.goto(`${app}#1/daily`);
    await shared.page.locator('h1').waitFor();
  }
  const { page } = shared;
  await page.setViewportSize(viewport);
  await page.emulateMedia({
    media: 'screen',
    colorScheme: 'light',
    forcedColors: 'none',
    reducedMotion: 'reduce',
    ...media,
  });
  const goTo = (to: string) =>
    page.evaluate((address) => {
      for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
      localStorage.clear();
      // as the browser tells a tab in which another one did this
      dispatchEvent(new StorageEvent('storage'));
      location.hash = address;
    }, to);
  if (new URL(page.url()).hash === hash) {
    await goTo('#1/daily');
    await page.locator('.day').first().waitFor();
  }
  await goTo(hash);
  return page;
}

/** Opens an empty page on a device of its own. */
export async function emptyPage(options: Omit<Visit, 'hash' | 'path'> = {}): Promise<Page> {
  const opened = await openDevice(options);
  open.push(opened);
  return opened.page;
}

async function openDevice({
  expected,
  blocked,
  offline = false,
  ...options
}: Omit<Visit, 'hash' | 'path'>): Promise<Opened> {
  if (!browser) throw new Error('useBrowser was not called');
  const context = await browser.newContext({
    viewport: sizes.desktop,
    serviceWorkers: offline ? 'allow' : 'block',
    // frames of animations take a third of the processor time of a page
    reducedMotion: runsAll ? 'no-preference' : 'reduce',
    ...options,
  });
  // a busy machine draws a page late
  context.setDefaultTimeout(60_000);
  const problems: string[] = [];
  const page = await context.newPage();
  if (blocked) await page.route(blocked, (route) => route.abort());
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    // a software renderer warns that it is slow, a browser that it has no network or that it stores nothing offline
    if (
      /GPU stall|GL Driver|ERR_INTERNET_DISCONNECTED|Service Worker registration blocked/.test(message.text())
    )
      return;
    if (!expected?.test(message.text())) problems.push(message.text());
  });
  return { page, context, problems };
}

/** The bytes of a download; the browser runs apart from the tests, so they are not in a file. */
export async function bytesOf(download: Download): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of await download.createReadStream()) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces);
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

/** Solves `SHORT` in the fewest moves: a link with all of them brings no stars. */
export async function solveShort(page: Page): Promise<void> {
  await page.getByText('· best 2', { exact: true }).waitFor();
  await drag(page, 'blue car', 0, 1);
  await drag(page, 'red car', 4, 0);
  await page.locator('.won').waitFor();
}
