// Measures the first visit on a slow phone: the processor slowed down four times, a network of 1.6 Mbit/s with 150 ms for
// each answer. Prints the milliseconds until the first paint, until the board is drawn, and until a vehicle can be
// moved, and the bytes that came over the network until then. Run it after `npm run build`.

import { spawn } from 'node:child_process';
import { chromium as driver } from 'playwright-core';
import { chromium, flags } from '../scripts/chromium.mjs';

const VISITS = 7;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

const server = spawn(process.execPath, ['packages/cli/bin/unjam.js', 'serve', '--port', '0', '--json']);
const address = await new Promise((resolve) => {
  server.stdout.once('data', (line) => resolve(JSON.parse(line).address));
});
const browser = await driver.launch({ executablePath: chromium(), args: [...flags] });

/** One visit on a device that has never been there. */
async function visit() {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', NETWORK);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  let bytes = 0;
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.addInitScript(() => {
    const look = () => {
      const car = document.querySelector('unjam-board')?.shadowRoot?.querySelector('.vehicle[tabindex]');
      // drawn with the next frame
      if (car) requestAnimationFrame(() => setTimeout(() => performance.mark('playable')));
      else setTimeout(look, 5);
    };
    look();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('playable').length > 0);
  const until = bytes;
  const times = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    playable: performance.getEntriesByName('playable')[0]?.startTime ?? Number.NaN,
  }));
  await context.close();
  return { ...times, bytes: until };
}

const visits = [];
for (let i = 0; i < VISITS; i++) visits.push(await visit());
const median = (name) =>
  visits
    .map((one) => one[name])
    .sort((a, b) => a - b)
    [VISITS >> 1].toFixed(0);
console.log(
  `first visit, median of ${VISITS}: first paint ${median('paint')} ms, playable ${median('playable')} ms, ${median('bytes')} bytes until then`,
);
await browser.close();
server.kill();
