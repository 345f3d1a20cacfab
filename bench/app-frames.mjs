// Measures how evenly the app draws: milliseconds between frames while a vehicle is dragged on the densest board, with
// the processor slowed down four times, and while a map of 24,132 states is dragged and zoomed; and the time of a hint.
// Run it after `npm run build`. A browser without a graphics card draws in software, and is slower than a browser that
// has one.

import { spawn } from 'node:child_process';
import { chromium as driver } from 'playwright-core';
import { chromium, flags } from '../scripts/chromium.mjs';

const DENSE = 'BBoKMxDDDKMoIAALooIoJLEEooJFFNoGGoxN';
const LARGE = 'AAABCDEFFBCDEoXXCDGGHooooIHoJJoIKKLL';
const HARDEST = 'IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM';
const MILLISECONDS = 3000;

const server = spawn(process.execPath, ['packages/cli/bin/unjam.js', 'serve', '--port', '0', '--json']);
const address = await new Promise((resolve) => {
  server.stdout.once('data', (line) => resolve(JSON.parse(line).address));
});
const browser = await driver.launch({ executablePath: chromium(), args: [...flags] });

/** Times of frames, and of the page's own work in them, while `act` runs. */
async function frames(page, act) {
  await page.evaluate(() => {
    const times = [];
    const tick = (time) => {
      times.push(time);
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    Object.assign(globalThis, { frameTimes: times });
  });
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  const metric = async (name) =>
    (await client.send('Performance.getMetrics')).metrics.find((one) => one.name === name).value;
  const before = [await metric('ScriptDuration'), await metric('TaskDuration')];
  const begin = Date.now();
  while (Date.now() - begin < MILLISECONDS) await act();
  const after = [await metric('ScriptDuration'), await metric('TaskDuration')];
  const times = await page.evaluate(() => globalThis.frameTimes);
  const gaps = times
    .slice(1)
    .map((time, i) => time - times[i])
    .sort((a, b) => a - b);
  const at = (share) => gaps[Math.min(gaps.length - 1, Math.floor(gaps.length * share))].toFixed(1);
  const per = (i) => ((1000 * (after[i] - before[i])) / gaps.length).toFixed(2);
  return `${gaps.length} frames; median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms; script ${per(0)} ms, all work ${per(1)} ms a frame`;
}

const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
await page.goto(`${address}#1/play/${DENSE}`);
const car = page.locator('unjam-board .vehicle[aria-label*="can move"] .hit').first();
const box = await car.boundingBox();
const slow = await page.context().newCDPSession(page);
await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 });
await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
await page.mouse.down();
let angle = 0;
console.log(
  'drag, 4 times slower:',
  await frames(page, () => {
    angle += 0.3;
    return page.mouse.move(
      box.x + box.width / 2 + 40 * Math.sin(angle),
      box.y + box.height / 2 + 40 * Math.sin(angle),
    );
  }),
);
await page.close();

const play = await browser.newPage({ viewport: { width: 1280, height: 800 } });
await play.goto(`${address}#1/play/${HARDEST}`);
await play.getByText('· best 60', { exact: true }).waitFor();
const [hint, framesToHint] = await play.evaluate(async () => {
  const said = document.querySelector('.news [role=status]');
  const begin = performance.now();
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'h', bubbles: true }));
  for (let frame = 1; ; frame++) {
    await new Promise(requestAnimationFrame);
    if (said.textContent) return [performance.now() - begin, frame];
  }
});
console.log(`hint on the hardest board with walls: ${hint.toFixed(1)} ms, ${framesToHint} frames`);
await play.close();

const lab = await browser.newPage({ viewport: { width: 1280, height: 800 } });
const begin = Date.now();
await lab.goto(`${address}#1/lab/${LARGE}`);
await lab.locator('.map canvas').first().waitFor({ state: 'attached' });
console.log(`map of 24,132 states: first picture after ${Date.now() - begin} ms`);
// until the layout no longer changes
await lab.waitForTimeout(15_000);
await lab.mouse.move(400, 450);
await lab.mouse.down();
console.log(
  'map dragged:',
  await frames(lab, () => {
    angle += 0.1;
    return lab.mouse.move(400 + 100 * Math.sin(angle), 450 + 60 * Math.cos(angle));
  }),
);
await lab.mouse.up();
let turns = 0;
console.log(
  'map zoomed:',
  await frames(lab, () => lab.mouse.wheel(0, Math.floor(turns++ / 8) % 2 ? 120 : -120)),
);
await browser.close();
server.kill();
