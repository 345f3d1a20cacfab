// The element without the app: its built file on an empty page.

import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { findings } from './axe.ts';
import { boardWithMarkup, drag, emptyPage, MARKUP, placeOf, useBrowser, vehicle, visit } from './browser.ts';
import { BOARD, heard, names, scriptedPage, source } from './scripted-element.ts';

useBrowser();

test('it takes at most 30 KB after gzip', () => {
  expect(gzipSync(source, { level: 9 }).length).toBeLessThanOrEqual(30 * 1024);
});

test('a board is drawn, and every vehicle has a name', async () => {
  const page = await scriptedPage({ board: BOARD, interactive: '' });
  expect(await names(page)).toEqual([
    'blue car B, column 5, can move up 2 or down 2',
    'red car, row 3, can move right 2',
  ]);
  await page.evaluate(() =>
    document.querySelector('unjam-board')?.setAttribute('board', 'BBoKMxDDDKMoIAALooIoJLEEooJFFNoGGoxN'),
  );
  expect(await names(page)).toHaveLength(12);
});

test('a board out of sight is not laid out, keeps its place, and is there when it is scrolled to', async () => {
  const page = await scriptedPage({ board: BOARD });
  const look = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('unjam-board')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const seen = element.shadowRoot
          ?.querySelector('.vehicle')
          ?.checkVisibility({ contentVisibilityAuto: true });
        return { place: [x, y + scrollY, width, height], seen };
      }),
    );
  // as wide as its container, as wide as a picture is by itself, and as high as the page says
  await page.evaluate((board) => {
    for (const style of ['display: grid; width: 300px', 'display: flex', 'display: flex; height: 90px']) {
      const place = document.body.appendChild(document.createElement('div'));
      place.setAttribute('style', `margin-top: 4000px; ${style}`);
      place.append(Object.assign(document.createElement('unjam-board'), { board }));
    }
  }, BOARD);
  const before = await look();
  expect(before.map(({ seen }) => seen)).toEqual([true, false, false, false]);
  expect(before.slice(1).map(({ place: [, , width, height] }) => [width, height])).toEqual([
    [300, 300],
    [300, 300],
    [90, 90],
  ]);
  for (const index of [1, 2, 3]) {
    await page.locator('unjam-board').nth(index).scrollIntoViewIfNeeded();
    await expect.poll(async () => (await look())[index]?.seen).toBe(true);
  }
  expect((await look()).map(({ place }) => place)).toEqual(before.map(({ place }) => place));
});

test('a red car that leaves is seen outside of the board', async () => {
  const page = await scriptedPage({ board: BOARD, leave: '' });
  expect(
    await page.locator('unjam-board .stage').evaluate((stage) => getComputedStyle(stage).contentVisibility),
  ).toBe('visible');
});

test('every move of a person is an event, and so is the win', async () => {
  const page = await scriptedPage({ board: BOARD, interactive: '' });
  await drag(page, 'blue car B', 0, 1);
  await vehicle(page, 'red car').focus();
  await page.keyboard.press('End');
  expect(await heard(page)).toEqual([
    'unjam-move blue car B down 1',
    'unjam-move red car right 4',
    'unjam-solved [3,4]',
  ]);
});

test('moves in any notation are played on it', async () => {
  const page = await scriptedPage({ board: BOARD, moves: 'B+1 X+3' });
  await expect
    .poll(() => names(page))
    .toEqual(['blue car B, column 5, can move down 1', 'red car, row 3, can move left 3 or right 1']);
  expect(await heard(page)).toEqual([]);
});

test('without `interactive` no vehicle can be moved or focused', async () => {
  const page = await scriptedPage({ board: BOARD });
  await drag(page, 'red car', 2, 0);
  await page.keyboard.press('Tab');
  expect(
    await page.evaluate(() => document.querySelector('unjam-board')?.shadowRoot?.activeElement ?? null),
  ).toBeNull();
  expect(await heard(page)).toEqual([]);
});

test('a page whose policy demands Trusted Types and allows no policy draws, hints and moves', async () => {
  const page = await emptyPage({ expected: /TrustedHTML/ });
  await page.route('http://trusted.test/**', (route) =>
    route.fulfill(
      route.request().url().endsWith('.js')
        ? { contentType: 'text/javascript', body: source }
        : {
            contentType: 'text/html',
            headers: {
              'Content-Security-Policy':
                "require-trusted-types-for 'script'; trusted-types 'none'; script-src 'self'",
            },
            body: `<!doctype html><script type="module" src="board.js"></script>
<unjam-board board="${BOARD.replaceAll('\n', '/')}" interactive style="width: 400px"></unjam-board>`,
          },
    ),
  );
  await page.goto('http://trusted.test/');
  expect(
    await page.evaluate(() => {
      try {
        document.createElement('p').innerHTML = '<b>x</b>';
        return 'allowed';
      } catch (error) {
        return (error as Error).name;
      }
    }),
  ).toBe('TypeError');
  await vehicle(page, 'blue car B').focus();
  await page.keyboard.press('ArrowDown');
  expect(await names(page)).toEqual([
    'blue car B, column 5, can move up 3 or down 1',
    'red car, row 3, can move right 4',
  ]);
  expect(await page.locator('unjam-board .vehicles rect').count()).toBe(10);
});

test('markup in labels is text', async () => {
  const page = await scriptedPage({ board: boardWithMarkup, interactive: '' });
  expect(await names(page)).toEqual([
    `blue car ${MARKUP}, column 5, can move up 2 or down 2`,
    'red car, row 3, can move right 2',
  ]);
  expect(await page.locator('unjam-board b').count()).toBe(0);
});

test('dragging a vehicle by touch does not scroll the page', async () => {
  const page = await visit({
    path: 'embed.html',
    viewport: { width: 390, height: 400 },
    hasTouch: true,
    isMobile: true,
  });
  await vehicle(page, 'slate truck M').scrollIntoViewIfNeeded();
  const { x, y, cell } = await placeOf(page, 'slate truck M');
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  const before = await page.evaluate(() => scrollY);
  await send('touchStart', { x, y });
  for (const share of [0.25, 0.5, 0.75, 1]) await send('touchMove', { x, y: y - share * cell });
  await page.waitForTimeout(100);
  await send('touchEnd');
  await expect.poll(() => page.locator('#moves').textContent()).toContain('up 1');
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('a page sets its own colours', async () => {
  const page = await scriptedPage({ board: BOARD });
  const fill = await page.evaluate(() => {
    const element = document.querySelector('unjam-board') as HTMLElement;
    element.style.setProperty('--unjam-frame', 'rgb(1, 2, 3)');
    return [...(element.shadowRoot?.querySelectorAll('rect') ?? [])]
      .map((rect) => getComputedStyle(rect).fill)
      .includes('rgb(1, 2, 3)');
  });
  expect(fill).toBe(true);
});

test('the example page shows its moves, and axe finds no problems', async () => {
  const page = await visit({ path: 'embed.html' });
  await page.locator('unjam-board .vehicle[aria-label*="can move"]').first().focus();
  const name = await page.evaluate(
    () => document.querySelector('unjam-board')?.shadowRoot?.activeElement?.getAttribute('aria-label') ?? '',
  );
  const way = /can move (\w+)/.exec(name)?.[1] ?? '';
  await page.keyboard.press(`Arrow${way.charAt(0).toUpperCase()}${way.slice(1)}`);
  await expect.poll(() => page.locator('#moves').textContent()).toContain(way);
  expect(await findings(page)).toEqual([]);
});
