// Feeds the app hostile links: valid links with characters changed, removed and added, drafts of random pieces, and long
// ones. Promised for each: the page answers within two seconds with a page of its own, it
// writes no error to its console and opens no dialog, the address never makes it load anything from elsewhere, and its
// memory stays bounded.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { randomFrom } from '@unjam/core/generate';
import { chromium as driver } from 'playwright-core';
import { chromium, flags } from '../chromium.mjs';
import { readOptions } from '../read-options.mjs';

const { values } = readOptions(import.meta.url, {
  options: { seed: { type: 'string', default: '1' }, count: { type: 'string', default: '1000' } },
});
const [seed, count] = [Number(values.seed), Number(values.count)];
const root = fileURLToPath(new URL('../..', import.meta.url));

/** Milliseconds in which the page has to answer a link; the machine may be busy. */
const SLOWEST = 2000;

/** How much the memory of the page may grow over all links. */
const GROWTH = 60e6;

const random = randomFrom(seed);
const below = (n) => Math.floor(random() * n);
const pick = (list) => list[below(list.length)];

const BOARD = 'IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM';
const valid = [
  '#1/play',
  '#1/puzzles/3',
  '#1/play/p-0123abc',
  `#1/play/${BOARD}`,
  `#1/play/${BOARD}/11u1.11d1/1`,
  `#1/replay/${BOARD}/11u1.11d1`,
  `#1/solve/${BOARD}`,
  `#1/lab/${BOARD}/11u1/0/@0123456789ab`,
  '#1/edit/!6x6r.ff~!X*cacb~A*aebece',
  '#1/play/!6x6l.~!X*cacb~A*aebece/1d1',
  `#1/edit/${encodeURIComponent('{"version":1,"width":6,"height":6,"vehicles":[]}')}`,
];
const pieces = [
  '%',
  '%00',
  '%E0%A4%A',
  '%F0%9F%9A%97',
  '/',
  '//',
  '~',
  '*',
  '!',
  '@',
  '.',
  '#',
  '&',
  '?',
  ' ',
  '<script>',
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '__proto__',
  'constructor',
  '../..',
  'NaN',
  '-1',
  '1e9',
  '99999999999999999999',
  '\u202e',
  '\u0000',
  '\ud800',
  '🚗',
  '[(17,18),(1,15)]',
  '{"a":',
  '```',
  'p-',
];

const mutations = [
  (link) => link.slice(0, below(link.length + 1)),
  (link) => splice(link, 1 + below(3), ''),
  (link) => splice(link, 0, pick(pieces)),
  (link) => splice(link, 1 + below(8), pick(pieces)),
  (link) => splice(link, 0, String.fromCharCode(below(0x10000))),
  (link) => splice(link, 0, pick(pieces).repeat(1 + below(500))),
  (link) => link + pick(valid),
  (link) =>
    link
      .split('/')
      .sort(() => random() - 0.5)
      .join('/'),
  (link) => link.replace(/\d/g, () => String(below(10))),
  (link) =>
    link.replace(/[A-Za-z]/g, (letter) => (below(6) === 0 ? String.fromCharCode(65 + below(58)) : letter)),
];

function splice(text, length, added) {
  const at = below(text.length + 1);
  return text.slice(0, at) + added + text.slice(at + length);
}

/** A link with a draft that the grammar allows, and that makes sense only by chance. */
function draft() {
  const digit = () => (below(8) === 0 ? below(36) : 10 + below(6)).toString(36);
  const squares = () => {
    const [row, column, length] = [10 + below(6), 10 + below(5), 1 + below(4)];
    const flat = below(2) === 0;
    return Array.from({ length }, (_, i) =>
      below(12) === 0
        ? digit() + digit()
        : (row + (flat ? 0 : i)).toString(36) + (column + (flat ? i : 0)).toString(36),
    ).join('');
  };
  const vehicles = Array.from(
    { length: below(9) },
    (_, i) =>
      `~${i === 0 && below(5) > 0 ? '!' : ''}${pick(['A', 'B', 'X', '%F0%9F%9A%97', '', '%3Cb%3E'])}${i}*${squares()}`,
  );
  const size = below(6) === 0 ? `${below(40)}x${below(40)}` : '6x6';
  return `#1/${pick(['play', 'edit', 'solve', 'lab'])}/!${size}${pick(['', 'l', 'r', 't'])}.${vehicles.join('')}`;
}

function hostile() {
  if (below(40) === 0) return `#1/play/${pick(['A', 'o', '.', '[', '~', '%41']).repeat(below(70_000))}`;
  if (below(3) === 0) return draft();
  let link = pick(valid);
  for (let times = below(3); times > 0; times--) link = pick(mutations)(link);
  return link.startsWith('#') ? link : `#${link}`;
}

const server = spawn(process.execPath, ['packages/cli/bin/unjam.js', 'serve', '--port', '0', '--json'], {
  cwd: root,
  stdio: ['ignore', 'pipe', 'inherit'],
});
const address = await new Promise((resolve) => {
  server.stdout.once('data', (line) => resolve(JSON.parse(line).address));
});
const browser = await driver.launch({ executablePath: chromium(), args: [...flags] });
const broken = [];
try {
  const context = await browser.newContext();
  const page = await context.newPage();
  let link = '';
  const report = (what) => broken.push({ link: link.slice(0, 200), what });
  page.on('pageerror', (error) => report(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') report(message.text());
  });
  page.on('dialog', (dialog) => {
    report(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(address) && !/^(data|blob):/.test(request.url())) report(request.url());
  });
  const devtools = await context.newCDPSession(page);
  const heap = async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    return (await devtools.send('Runtime.getHeapUsage')).usedSize;
  };
  await page.goto(address);
  await page.locator('h1').waitFor();

  const pages = new Map();
  let slowest = 0;
  let before;
  for (let i = 0; i < count; i++) {
    link = hostile();
    const { heading, milliseconds } = await page.evaluate(async (hash) => {
      const start = performance.now();
      location.hash = hash;
      // the heading of the page, once the page has had two frames to draw and nothing is being loaded
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      await new Promise((resolve) => setTimeout(resolve));
      await frame();
      await frame();
      while (document.querySelector('.loading') && performance.now() - start < 5000) await frame();
      const shown = document.querySelector('main')?.textContent
        ? document.querySelector('h1')?.textContent
        : '';
      return { heading: shown ?? '', milliseconds: performance.now() - start };
    }, link);
    slowest = Math.max(slowest, milliseconds);
    if (heading === '') report('the page is empty');
    if (milliseconds > SLOWEST) report(`answered after ${Math.round(milliseconds)} ms`);
    const kind = /^Jam \d+$/.test(heading) ? 'Jam' : heading;
    pages.set(kind, (pages.get(kind) ?? 0) + 1);
    // the first links load every page of the app
    if (i === Math.min(99, count - 1)) before = await heap();
  }
  link = 'all links';
  const growth = (await heap()) - before;
  if (growth > GROWTH) report(`the heap grew by ${Math.round(growth / 1e6)} MB`);
  // and after all of them the app still plays
  await page.evaluate(() => {
    location.hash = '#1/play/ooooooooooooAAooBoooooBooooooooooooo';
  });
  await page.getByText('· best 2', { exact: true }).waitFor({ timeout: 30_000 });

  const shown = [...pages].map(([heading, times]) => `${heading} ${times}`).join(', ');
  console.log(`${count} links, seed ${seed}: ${shown}`);
  console.log(
    `slowest ${Math.round(slowest)} ms, heap ${growth > 0 ? '+' : ''}${(growth / 1e6).toFixed(1)} MB`,
  );
} finally {
  await browser.close();
  server.kill();
}
for (const { link, what } of broken.slice(0, 20))
  console.log(`BROKEN ${what}\n       ${JSON.stringify(link)}`);
console.log(broken.length === 0 ? 'every promise held' : `${broken.length} promises broken`);
process.exitCode = broken.length === 0 ? 0 : 1;
