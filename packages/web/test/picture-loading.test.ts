// What reads pictures is loaded only where there is a picture; the larger network: all/picture-network.test.ts.
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { SHORT, useBrowser, visit } from './browser.ts';
import { choose, isSure, sceneFile } from './picture-panel.ts';

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
