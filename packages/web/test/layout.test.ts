// Where the parts of a page are: on screens of every size and direction, on paper, and with the settings of a device.
import { describe, expect, test } from 'vitest';
import { someOr } from '../../../testing/in-all.ts';
import { revisit, SHORT, sizes, solveShort, useBrowser, visit } from './browser.ts';

useBrowser();

const HARD = 'IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM';

describe.each(Object.entries(sizes))('on a %s', (_, viewport) => {
  test('the play page fits the screen, without scrolling', async () => {
    const page = await revisit(`#1/play/${HARD}`, { viewport });
    await page.getByText('· best 60', { exact: true }).waitFor();
    const { scroll, board, tools } = await page.evaluate(() => {
      const bottom = (selector: string) =>
        document.querySelector(selector)?.getBoundingClientRect().bottom ?? 1e9;
      const root = document.documentElement;
      return {
        scroll: [root.scrollWidth - innerWidth, root.scrollHeight - innerHeight],
        board: bottom('unjam-board'),
        tools: bottom('.tools'),
      };
    });
    expect(scroll.every((beyond) => beyond <= 0)).toBe(true);
    expect(Math.max(board, tools)).toBeLessThanOrEqual(viewport.height);
  });
});

test.each(
  someOr(1, [
    ['play', `#1/play/${HARD}`, '· best 60', '.tools'],
    ['solve', `#1/solve/${HARD}`, 'Move 0 of 60', '.transport'],
  ]),
)(
  'on the smallest phone the %s page has its buttons within the thumb, unscrolled',
  async (_, hash, ready, tools) => {
    const page = await visit({ hash, viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
    await page.getByText(ready, { exact: true }).waitFor();
    const bottom = async (selector: string) => {
      const box = await page.locator(selector).first().boundingBox();
      return box ? box.y + box.height : Number.POSITIVE_INFINITY;
    };
    const tabs = await page.locator('.bar nav:not(.benches)').boundingBox();
    expect(await bottom(tools)).toBeLessThanOrEqual(tabs?.y ?? 0);
    expect(await bottom('unjam-board')).toBeLessThanOrEqual(tabs?.y ?? 0);
  },
);

test.each(
  someOr(1, [
    ['a phone on its side', { width: 844, height: 390 }],
    ['the smallest phone on its side', { width: 640, height: 360 }],
  ]),
)('on %s the board takes most of the height, its buttons beside it', async (_, viewport) => {
  // the hints of a game before would be known
  const page = await visit({ hash: `#1/play/${HARD}`, viewport });
  await page.getByText('· best 60', { exact: true }).waitFor();
  await page.keyboard.press('h');
  await page.getByText(/ in the red car's way/).waitFor();
  await page.keyboard.press('h');
  await page.keyboard.press('h');
  await page.getByText(/moves remain/).waitFor();
  const [board, tools] = [
    await page.locator('unjam-board').boundingBox(),
    await page.locator('.tools').boundingBox(),
  ];
  if (!board || !tools) throw new Error('nothing to see');
  expect(board.height).toBeGreaterThan(0.6 * viewport.height);
  expect(tools.x).toBeGreaterThanOrEqual(board.x + board.width);
  const tabs = await page.locator('.bar nav:not(.benches)').boundingBox();
  const floor = tabs && tabs.y > 100 ? tabs.y : viewport.height;
  expect(Math.max(board.y + board.height, tools.y + tools.height)).toBeLessThanOrEqual(floor);
  if (viewport.width < 700) return;
  // beside a lesson and beside a result too
  for (const [hash, part] of [
    ['#1/play/lesson-2', '.coach'],
    [`#1/play/${SHORT}/1d1.0r4`, '.won'],
  ] as const) {
    await page.evaluate((to) => {
      location.hash = to;
    }, hash);
    await page.locator(part).waitFor();
    // a result has its own buttons in the place of the tools
    const lowest = part === '.won' ? part : '.tools';
    const box = (await page.locator(lowest).boundingBox()) ?? expect.fail();
    expect([part, box.y + box.height <= floor]).toEqual([part, true]);
  }
});

test.each(
  someOr(1, [
    ['a phone on its side', { width: 844, height: 390 }],
    ['the smallest phone on its side', { width: 640, height: 360 }],
  ]),
)('on %s the map, its tools and the board are on the screen', async (_, viewport) => {
  const page = await revisit(`#1/lab/${SHORT}`, { viewport });
  await page.locator('.map canvas').first().waitFor({ state: 'attached' });
  for (const part of ['.map-frame', '.map-tools', '.wander-side unjam-board']) {
    const box = (await page.locator(part).boundingBox()) ?? expect.fail();
    expect([part, box.y >= 0, box.y + box.height <= viewport.height]).toEqual([part, true, true]);
  }
  const [map, board] = [
    (await page.locator('.map-frame').boundingBox()) ?? expect.fail(),
    (await page.locator('.wander-side unjam-board').boundingBox()) ?? expect.fail(),
  ];
  expect(board.x).toBeGreaterThanOrEqual(map.x + map.width);
});

test('forced colours show which page is open, what is chosen, and which stars are full', async () => {
  const page = await revisit(`#1/play/${SHORT}`, { forcedColors: 'active' });
  await solveShort(page);
  await page.locator('.star').first().waitFor();
  const looks = await page.evaluate(() => {
    const look = (selector: string, property: string) => {
      const element = document.querySelector(selector);
      return element ? getComputedStyle(element).getPropertyValue(property) : selector;
    };
    return [
      look('.bar nav a[aria-current]', 'background-color') !==
        look('.bar nav a:not([aria-current])', 'background-color'),
      look('.star.full', 'fill') !== look('.bar', 'background-color'),
    ];
  });
  expect(looks).toEqual([true, true]);
});

test('on paper the board is light and large, and buttons are left out', async () => {
  const page = await revisit(`#1/solve/${SHORT}`, { colorScheme: 'dark' });
  await page.getByText('Move 0 of 2').waitFor();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const seen = (selector: string) => page.locator(selector).first().isVisible();
  expect(await Promise.all(['.bar', '.transport', '.choice'].map(seen))).toEqual([false, false, false]);
  expect(await page.locator('.move-list li').allInnerTexts()).toEqual([
    expect.stringContaining('blue car B'),
    expect.stringContaining('red car right 4'),
  ]);
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(24, 34, 45)');
  // 14 centimetres
  expect((await page.locator('unjam-board').boundingBox())?.height).toBeCloseTo(529, 0);
});

test('a chosen theme overrides that of the device, and is stored', async () => {
  const page = await visit({ colorScheme: 'light' });
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await background();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Dark' }).check();
  const dark = await background();
  expect(dark).not.toBe(light);
  await page.reload();
  await expect.poll(background).toBe(dark);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Light', exact: true }).check();
  expect(await background()).toBe(light);
});

test('with reduced motion vehicles move at once', async () => {
  const page = await revisit(`#1/play/${SHORT}`);
  await page.locator('unjam-board .vehicle[aria-label^="red car"]').focus();
  const transform = await page.evaluate(async () => {
    const car = document.querySelector('unjam-board')?.shadowRoot?.activeElement as SVGGElement;
    car.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, composed: true }));
    return car.style.transform;
  });
  expect(transform).toBe('translate(100px, 200px)');
});

test.each(['en', 'fr'])(
  'in the language %s the bar of the workbench fits between phones and desktops',
  async (locale) => {
    const page = await visit({ hash: `#1/solve/${HARD}`, locale });
    await page.locator('.benches').waitFor();
    for (const [width, height] of [
      [568, 320],
      [592, 320],
      [1024, 768],
      [1060, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(beyond, `${width} by ${height}`).toBeLessThanOrEqual(0);
    }
  },
);
