import { expect, test } from 'vitest';
import { useBrowser } from '../browser.ts';
import { choose, isSure, panelPage, sceneFile } from '../picture-panel.ts';

useBrowser();

test('a doubtful picture is read with the larger network, which is loaded only then', async () => {
  const page = await panelPage();
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (/closer-/.test(request.url())) loaded.push(request.url());
  });
  await choose(page, sceneFile('screen', 3).file);
  await isSure(page);
  expect(loaded).toEqual([]);
  // the small network takes two walls for a car
  const { file, rows } = sceneFile('own drawing', 500_006);
  const cells = rows.join('').replaceAll('.', '');
  const pieces = new Set(cells.replaceAll('#', '')).size + cells.split('#').length - 1;
  await choose(page, file);
  await expect.poll(() => loaded.length).toBe(1);
  await expect.poll(() => page.locator('.draft .piece').count()).toBe(pieces);
});
