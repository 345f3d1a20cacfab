// The element as a page styles it and as a server writes it.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { boardHtml } from '../../board/dist/server.js';
import { drag, emptyPage, useBrowser } from './browser.ts';
import { BOARD, boardPage, type Element } from './element-page.ts';

useBrowser();

test('CSS reaches vehicles and labels', async () => {
  const page = await boardPage('interactive');
  const paint = () =>
    page
      .locator('unjam-board .vehicle[aria-label^="blue car B"] path[fill*="coat"]')
      .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).fill))].at(-1));
  expect(await paint()).toBe('rgb(61, 124, 201)');
  await page.addStyleTag({
    content: `unjam-board::part(car) { --unjam-coat: rgb(1 2 3) }
unjam-board::part(vehicle-B) { --unjam-coat: rgb(9 200 30) }
unjam-board::part(label) { font-size: 10px }`,
  });
  expect(await paint()).toBe('rgb(9, 200, 30)');
  const label = page.locator('unjam-board .vehicle[aria-label^="blue car B"] text');
  expect(await label.evaluate((one) => getComputedStyle(one).fontSize)).toBe('10px');
});

test('a board that a server wrote is seen without the script, and does not move when the script comes', async () => {
  const page = await emptyPage();
  const html = boardHtml({ board: BOARD, moves: 'B+1', interactive: true });
  // only the parser of a document that is loaded makes declarative shadow roots
  await page.route('http://board.test/', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><body><div style="width: 400px">${html}</div><p>below</p></body></html>`,
    }),
  );
  await page.goto('http://board.test/');
  const car = () => page.locator('unjam-board .vehicle[aria-label^="blue car B"] .hit').boundingBox();
  const below = () => page.getByText('below').boundingBox();
  const [before, place] = [await car(), await below()];
  expect(before?.width).toBeGreaterThan(50);
  await page.addScriptTag({
    content: readFileSync(new URL('../../board/dist/unjam-board.js', import.meta.url), 'utf8'),
    type: 'module',
  });
  await page.locator('unjam-board [role=slider]').first().waitFor();
  expect(await car()).toEqual(before);
  expect(await below()).toEqual(place);
  await drag(page, 'blue car B', 0, 1);
  expect(await page.locator('unjam-board').evaluate((element) => (element as Element).played)).toBe('B↓1');
});

test('a board that is moved into a frame, into a template and back keeps its style', async () => {
  const page = await boardPage('interactive');
  const positions = await page.evaluate(() => {
    const board = document.querySelector('unjam-board');
    if (!board) throw new Error('no board');
    const frame = document.body.appendChild(document.createElement('iframe'));
    const template = document.createElement('template');
    const places = [frame.contentDocument?.body, template.content, document.body];
    return places.map((place) => {
      place?.append(board);
      return place?.isConnected ? getComputedStyle(board).position : 'not shown';
    });
  });
  expect(positions).toEqual(['relative', 'not shown', 'relative']);
});
