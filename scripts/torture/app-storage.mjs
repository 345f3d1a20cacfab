// Attacks what the app stores: two and five tabs that solve at the same instant and are closed at once, a storage that is full or
// blocked, that holds anything, and that an older or a newer app has written. Promised: no result is lost, and the page says so
// where it cannot keep one.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { randomFrom } from '@unjam/core/generate';
import { chromium as driver } from 'playwright-core';
import { chromium, flags } from '../chromium.mjs';
import { readOptions } from '../read-options.mjs';

const { values } = readOptions(import.meta.url, {
  options: { seed: { type: 'string', default: '1' }, count: { type: 'string', default: '10' } },
});
const random = randomFrom(Number(values.seed));
const rounds = Number(values.count);
const root = fileURLToPath(new URL('../..', import.meta.url));

/** Boards that one step of the red car to the right solves. */
const boards = ['BBoooo', 'oBBooo', 'ooBBoo', 'oooBBo', 'ooooBB', 'oooooo'].map(
  (row, i) => `${row}ooooooooo${'AAo'}${i === 5 ? 'BBoooo' : 'oooooo'}oooooooooooo`,
);
const said = {
  full: 'its storage is full',
  blocked: 'its storage is blocked',
  newer: 'A newer version of Unjam has been used here',
};

const server = spawn(process.execPath, ['packages/cli/bin/unjam.js', 'serve', '--port', '0', '--json'], {
  cwd: root,
  stdio: ['ignore', 'pipe', 'inherit'],
});
const address = await new Promise((resolve) => {
  server.stdout.once('data', (line) => resolve(JSON.parse(line).address));
});
const browser = await driver.launch({ executablePath: chromium(), args: [...flags] });

const broken = [];
/** Records what is broken, unless it holds. */
function expectThat(holds, what) {
  if (!holds) broken.push(what);
}

/** Lets a page hear nothing of what other tabs store, as one that is gone. */
const deaf = () => {
  const { addEventListener } = globalThis;
  globalThis.addEventListener = (type, ...others) => {
    if (type !== 'storage') addEventListener.call(globalThis, type, ...others);
  };
};

async function open(context, board, script) {
  const page = await context.newPage();
  if (script) await page.addInitScript(script);
  page.on('pageerror', (error) => broken.push(`an exception: ${error}`));
  await page.goto(`${address}#1/play/${board}`);
  await page.locator('unjam-board .vehicle').first().waitFor();
  return page;
}

/** Solves the board of a page at an instant; what the page shall see of the storage then may be old. */
const solve = (page, { at = 0, stale = false, closed = false } = {}) =>
  page.evaluate(
    ({ at, stale, closed }) => {
      if (stale) {
        // as in a process whose copy of the storage does not know yet what other processes write
        const before = new Map(Object.entries(localStorage));
        const { getItem, setItem } = Storage.prototype;
        Storage.prototype.getItem = (key) => before.get(key) ?? null;
        Storage.prototype.setItem = function (key, text) {
          before.set(key, text);
          setItem.call(this, key, text);
        };
        setTimeout(() => Object.assign(Storage.prototype, { getItem, setItem }), 200);
      }
      // as if the tab were gone before it gets the lock
      if (closed) navigator.locks.request = () => new Promise(() => {});
      const vehicles = [...document.querySelector('unjam-board').shadowRoot.querySelectorAll('.vehicle')];
      const red = vehicles.find((one) => /red/i.test(one.getAttribute('aria-label') ?? ''));
      while (Date.now() < at);
      red.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, composed: true }));
    },
    { at, stale, closed },
  );

const storage = (page) => page.evaluate(() => ({ ...localStorage }));
const results = async (page) => Object.keys(JSON.parse((await storage(page))['unjam.progress'] ?? '{}'));

/** What tabs solve at the same instant is stored, whether they stay or are closed. */
async function tabsAtOnce(tabs, closed) {
  let merged = 0;
  for (let round = 0; round < rounds; round++) {
    const context = await browser.newContext();
    const pages = [];
    for (let i = 0; i < tabs; i++) pages.push(await open(context, boards[i], closed ? deaf : undefined));
    const at = Date.now() + 300;
    const stale = round % 2 === 1;
    await Promise.all(pages.map((page) => solve(page, { at: at + Math.floor(3 * random()), stale, closed })));
    if ((await results(pages[0])).length < tabs) merged++;
    if (closed) await Promise.all(pages.map((page) => page.close()));
    const watcher = closed ? await open(context, boards[5]) : pages[0];
    const until = Date.now() + 15_000;
    let found = await results(watcher);
    while (found.length < tabs && Date.now() < until) {
      await watcher.waitForTimeout(100);
      found = await results(watcher);
    }
    expectThat(
      found.length === tabs,
      `${tabs} tabs${closed ? ', closed' : ''}: ${found.length} results are stored`,
    );
    // notes are taken in soon, where the machine is not busy
    const notesLeft = async () => Object.keys(await storage(watcher)).filter((name) => name.includes('~'));
    await watcher.waitForTimeout(1500);
    let notes = await notesLeft();
    while (notes.length > 0 && Date.now() < until) {
      await watcher.waitForTimeout(100);
      notes = await notesLeft();
    }
    expectThat(notes.length === 0, `${tabs} tabs: notes are left: ${notes}`);
    await context.close();
  }
  console.log(
    `${tabs} tabs at the same instant${closed ? ', closed at once' : ''}: ${rounds} rounds, in ${merged} of them a result was overwritten first`,
  );
}

const old = { [boards[1]]: { moves: 1, steps: 1, day: '2026-01-02' } };
const oldStorage = {
  'unjam.progress': JSON.stringify(old),
  'unjam.boards': JSON.stringify([{ name: 'Old', board: boards[2] }]),
};

async function withStorage(kept, act, script) {
  const context = await browser.newContext();
  const first = await context.newPage();
  await first.goto(`${address}licences.txt`);
  await first.evaluate((all) => {
    for (const [key, text] of Object.entries(all)) localStorage.setItem(key, text);
  }, kept);
  if (script) await context.addInitScript(script);
  await act(context, first);
  await context.close();
}

async function fullStorage() {
  await withStorage(oldStorage, async (context) => {
    const page = await open(context, boards[0]);
    await page.evaluate(() => {
      for (let length = 1 << 22; length >= 1; length >>= 1) {
        try {
          for (let i = 0; i < 9; i++) localStorage.setItem(`other${length}-${i}`, 'x'.repeat(length));
        } catch {
          // no room for so much
        }
      }
    });
    await solve(page);
    await page.locator('.won').getByText(said.full).waitFor();
    expectThat((await results(page)).join() === boards[1], 'full: an older result is lost');
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.startsWith('other')) localStorage.removeItem(key);
    });
    const other = await open(context, boards[3]);
    await solve(other);
    await other.locator('.won').waitFor();
    await page.waitForTimeout(500);
    const found = await results(page);
    for (const i of [0, 1, 3])
      expectThat(found.includes(boards[i]), `full: result ${i} is lost once there is room`);
  });
  console.log('a full storage: said, nothing that was stored is lost, and stored once there is room');
}

async function blockedStorage() {
  const block = () =>
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  await withStorage(
    {},
    async (context) => {
      const page = await open(context, boards[0]);
      await page.evaluate(() => {
        const vehicles = [...document.querySelector('unjam-board').shadowRoot.querySelectorAll('.vehicle')];
        const red = vehicles.find((one) => /red/i.test(one.getAttribute('aria-label') ?? ''));
        red.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, composed: true }));
      });
      await page.locator('.won').getByText(said.blocked).waitFor();
    },
    block,
  );
  console.log('a blocked storage: said');
}

/** A newer app writes while a tab is open: the tab changes nothing of it, and says so. */
async function newerApp() {
  for (const open1st of [true, false]) {
    await withStorage(oldStorage, async (context, first) => {
      const page = open1st ? await open(context, boards[0]) : undefined;
      await first.evaluate(() => {
        localStorage.setItem('unjam.version', '99');
        localStorage.setItem('unjam.progress', '{"of":"a later format"}');
      });
      const before = JSON.stringify(await storage(first));
      const late = page ?? (await open(context, boards[0]));
      await solve(late);
      await late.locator('.won').getByText(said.newer).waitFor();
      await late.waitForTimeout(1500);
      expectThat(
        JSON.stringify(await storage(first)) === before,
        'newer: what a newer app stored was changed',
      );
    });
  }
  console.log('a newer app, before a tab was opened and while it is open: nothing changed, and said');
}

const keys = [
  'game',
  'attempts',
  'draft',
  'set',
  'daily',
  'settings',
  'log',
  'criteria',
  'atlas',
  'atlas-name',
  'version',
];
const garbage = [
  '',
  'null',
  '[]',
  '{}',
  '"x"',
  '1e999',
  '{"link":',
  '[null,{"board":1}]',
  '{"__proto__":{"moves":1}}',
  '\u0000',
];

/** What an older app stored, and garbage under another key. */
async function olderApp() {
  for (let round = 0; round < 2 * rounds; round++) {
    const key = keys[round % keys.length];
    const text = garbage[Math.floor(garbage.length * random())];
    await withStorage({ ...oldStorage, [`unjam.${key}`]: text }, async (context) => {
      const page = await open(context, boards[0]);
      await solve(page);
      await page.locator('.won').waitFor();
      const found = await results(page);
      const names = (await storage(page))['unjam.boards'];
      const where = `${JSON.stringify(text)} under ${key}`;
      expectThat(found.includes(boards[0]) && found.includes(boards[1]), `${where}: a result is lost`);
      expectThat(names.includes('"Old"'), `${where}: a drawn board is lost`);
    });
  }
  console.log(`what an older app stored, beside garbage: ${2 * rounds} rounds`);
}

try {
  for (const tabs of [2, 5]) for (const closed of [false, true]) await tabsAtOnce(tabs, closed);
  await fullStorage();
  await blockedStorage();
  await newerApp();
  await olderApp();
} finally {
  await browser.close();
  server.kill();
}
console.log('NOT RUN: Firefox and WebKit');
for (const one of broken.slice(0, 20)) console.log(`BROKEN ${one}`);
console.log(broken.length === 0 ? 'every promise held' : `${broken.length} promises broken`);
process.exitCode = broken.length === 0 ? 0 : 1;
