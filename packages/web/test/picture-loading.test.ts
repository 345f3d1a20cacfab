// What reads pictures is loaded only where there is a picture, and the larger network only for a doubtful one.
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { SHORT, useBrowser, visit } from './browser.ts';
import { choose, isSure, panelPage, sceneFile } from './picture-panel.ts';

useBrowser();

test('what reads pictures is loaded when it is opened, and is at most 45 KB, compressed', async () => {
  const page = await visit({ hash: `#1/edit/${SHORT}` });
  await page.waitForLoadState('networkidle');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(request.url());
  });
  await page.getByRole('button', { name: 'From a picture' }).click();
  await choose(page, sceneFile('screen', 3).file);
  await isSure(page);
  expect(scripts.some((name) => /worker/.test(name))).toBe(true);
  const sizes = await Promise.all(
    scripts.map(async (name) => gzipSync(await (await page.request.get(name)).body()).length),
  );
  expect(sizes.reduce((a, b) => a + b)).toBeLessThan(45 * 1024);
});

test('a doubtful picture is read with the larger network, which is loaded only then', async () => {
  const page = await panelPage();
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (/closer-/.test(request.url())) loaded.push(request.url());
  });
  await choose(page, sceneFile('screen', 3).file);
  await isSure(page);
  expect(loaded).toEqual([]);
  // the small network takes two cells of the floor for a car
  const { file, rows } = sceneFile('above', 107_242);
  const vehicles = new Set(rows.join('').replaceAll(/[.#]/g, '')).size;
  await choose(page, file);
  await expect.poll(() => loaded.length).toBe(1);
  await expect.poll(() => page.locator('.draft .piece').count()).toBe(vehicles);
});
