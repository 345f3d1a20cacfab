// Measures the longest task of a page's thread when the page opens, on a phone with the processor slowed down four times:
// opened by its link on a device that has the files, and opened from another page of the app. Prints the medians in
// milliseconds of processor time, which other programs on the machine change little. Run it after `npm run build`.
//
//     node bench/page-opens.mjs [--rounds N] [--only NAME] [PROGRAM ...]
//
// PROGRAM is the unjam.js of a built working tree, default this one. Several are measured in turn, two columns each.

import { spawn } from 'node:child_process';
import { chromium as driver } from 'playwright-core';
import { findChromium, flags } from '../scripts/chromium.mjs';
import { readOptions } from '../scripts/read-options.mjs';

const {
  values: { rounds, only },
  positionals: programs,
} = readOptions(import.meta.url, {
  options: { rounds: { type: 'string', default: '5' }, only: { type: 'string', default: '' } },
  allowPositionals: true,
});
const SHORT = 'ooooooooooooAAooBoooooBooooooooooooo/1d1.1u1.1d1.0r4';
const HARD = 'IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM';
const LARGE = 'AAABCDEFFBCDEoXXCDGGHooooIHoJJoIKKLL';
/** After this many milliseconds without a task of note a page is open. */
const QUIET = 1500;

/** Each page, its link, and an element that is there once it is open. */
const pages = [
  ['Today', '#1/today', '.week li:nth-child(7) svg > *'],
  ['Puzzles', '#1/ladder', '.named-boards svg > *'],
  ['A grade', '#1/ladder/expert', 'li:nth-child(20) > .tile svg > *'],
  ['All puzzles', '#1/puzzles', 'li:nth-child(20) > .card svg > *'],
  ['Make', `#1/edit/${HARD}`, '.draft'],
  ['Play', `#1/play/${HARD}`, 'unjam-board'],
  ['Review', `#1/review/${SHORT}`, '.graph'],
  ['Daily', '#1/daily', '.day svg > *'],
  ['Rush', '#1/rush', 'main .button.main'],
  ['Statistics', '#1/statistics', 'main .panel'],
  ['A set', '#1/set', '.set-maker .tile svg > *'],
  ['Solve', `#1/solve/${HARD}`, 'unjam-board'],
  ['Lab', `#1/lab/${LARGE}`, '.map canvas'],
  ['Race', `#1/race/${HARD}`, '.lane:nth-child(2) unjam-board'],
  ['Atlas', '#1/atlas', 'li:nth-child(20) .card svg > *'],
].filter(([name]) => only === '' || only.split(',').includes(name));

async function serve(program) {
  const server = spawn(process.execPath, [program, 'serve', '--port', '0', '--json']);
  const address = await new Promise((resolve) => {
    server.stdout.once('data', (line) => resolve(JSON.parse(line).address));
  });
  return { server, address };
}

/** The longest task of the threads of pages while `act` runs, in milliseconds of processor time. */
async function longestTask(act) {
  const client = await browser.newBrowserCDPSession();
  const events = [];
  client.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await client.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'disabled-by-default-devtools.timeline'] },
  });
  await act();
  const complete = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve));
  await client.send('Tracing.end');
  await complete;
  await client.detach();
  const threads = new Set(
    events.flatMap(({ name, pid, tid, args }) =>
      name === 'thread_name' && args.name === 'CrRendererMain' ? [`${pid} ${tid}`] : [],
    ),
  );
  const tasks = events.filter(
    ({ name, pid, tid, tdur }) => name === 'RunTask' && tdur > 0 && threads.has(`${pid} ${tid}`),
  );
  return Math.max(0, ...tasks.map(({ tdur }) => tdur / 1000));
}

/** A device that opens one page, in each of two ways; what is asked of it meanwhile costs it next to nothing. */
async function deviceFor(address, [name, link, mark]) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    serviceWorkers: 'block',
  });
  const client = await context.newCDPSession(await context.newPage());
  const evaluate = async (expression) =>
    (await client.send('Runtime.evaluate', { expression, returnByValue: true })).result.value;
  const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  const opened = async (selector) => {
    const end = Date.now() + 60_000;
    while (!(await evaluate(`document.querySelector(${JSON.stringify(selector)}) !== null`))) {
      if (Date.now() > end) throw new Error(`${name}: ${selector} did not come`);
      await pause(250);
    }
    await pause(QUIET);
  };
  const visit = async (to, selector) => {
    await client.send('Page.navigate', { url: 'about:blank' });
    await client.send('Page.navigate', { url: `${address}${to}` });
    await opened(selector);
  };
  // so that its files are there
  await visit(link, mark);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return {
    measure: async () => {
      const byLink = await longestTask(() => visit(link, mark));
      await visit('#1/play/lesson-2', 'unjam-board');
      const fromAnother = await longestTask(async () => {
        await evaluate(`location.hash = ${JSON.stringify(link)}`);
        await opened(mark);
      });
      return [byLink, fromAnother];
    },
    close: () => context.close(),
  };
}

const servers = await Promise.all(
  (programs.length > 0 ? programs : ['packages/cli/bin/unjam.js']).map(serve),
);
const browser = await driver.launch({
  executablePath: findChromium({ windowless: true }),
  args: [...flags],
});
const median = (numbers) => numbers.sort((a, b) => a - b)[numbers.length >> 1].toFixed(0);
console.log(
  'page'.padEnd(12),
  ...servers.flatMap(() => ['by link', 'inside '].map((one) => one.padStart(8))),
);
for (const row of pages) {
  const devices = [];
  for (const { address } of servers) devices.push(await deviceFor(address, row));
  const times = servers.map(() => [[], []]);
  for (let round = 0; round < Number(rounds); round++)
    for (const [i, { measure }] of devices.entries())
      for (const [j, time] of (await measure()).entries()) times[i][j].push(time);
  for (const { close } of devices) await close();
  console.log(row[0].padEnd(12), ...times.flat().map((numbers) => median(numbers).padStart(8)));
}
await browser.close();
for (const { server } of servers) server.kill();
