import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findings, SHORT, sizes, useBrowser, visit } from './browser.ts';

useBrowser();

const HARD = 'IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM';

/** Every page, and how to wait until it is ready. */
const pages: readonly (readonly [string, string, (page: Page) => Promise<unknown>])[] = [
  ['play', `#1/play/${HARD}`, (page) => page.getByText('· best 60', { exact: true }).waitFor()],
  ['solve', `#1/solve/${HARD}`, (page) => page.getByText('Move 0 of 60').waitFor()],
  ['edit', `#1/edit/${HARD}`, (page) => page.getByText('Solvable in 60 moves.').waitFor()],
  ['puzzles', '#1/puzzles', (page) => page.locator('.card').nth(20).waitFor()],
  [
    'lab, the map',
    `#1/lab/${HARD}`,
    (page) => page.locator('.map canvas').first().waitFor({ state: 'attached' }),
  ],
  [
    'lab, the race',
    `#1/lab/${HARD}`,
    async (page) => {
      await page.getByRole('radio', { name: 'Race' }).check();
      await page.getByRole('button', { name: 'Race' }).click();
      await page.getByRole('table').waitFor();
    },
  ],
  ['puzzles by grade', '#1/ladder', (page) => page.locator('.rung').nth(4).waitFor()],
  ['the packs of a grade', '#1/ladder/beginner', (page) => page.locator('.tile').nth(20).waitFor()],
  ['daily', '#1/daily', (page) => page.locator('.day').nth(27).waitFor()],
  ['statistics', '#1/statistics', (page) => page.getByRole('table').waitFor()],
  ['review', `#1/review/${SHORT}/1d1.1u1.1d1.0r4`, (page) => page.locator('.graph').waitFor()],
  ['a lesson', '#1/play/lesson-2', (page) => page.locator('.ghost').waitFor({ state: 'attached' })],
  [
    'settings',
    '',
    async (page) => {
      await page.getByRole('button', { name: 'Settings' }).click();
      await page.getByRole('heading', { name: 'Settings' }).waitFor();
    },
  ],
  [
    'share',
    `#1/play/${SHORT}/0r1`,
    async (page) => {
      await page.getByRole('button', { name: 'Share' }).click();
      await page.getByRole('heading', { name: 'Share', exact: true }).waitFor();
      await page.getByRole('button', { name: 'QR code' }).click();
      await page.locator('.qr').waitFor();
    },
  ],
  ['won', `#1/play/${SHORT}/1d1.0r4`, (page) => page.getByText(/^Solved in 2 moves/).waitFor()],
  ['a broken link', '#1/play/<script>', (page) => page.getByText('This link does not work').waitFor()],
];

describe('axe finds nothing on', () => {
  test.each(pages)('%s, on a desktop and a phone, in both themes', async (_, hash, ready) => {
    const page = await visit({ hash, colorScheme: 'light', reducedMotion: 'reduce' });
    await ready(page);
    for (const viewport of [sizes.desktop, sizes.phone]) {
      await page.setViewportSize(viewport);
      expect(await findings(page)).toEqual([]);
      // the other theme has the same elements in other colours
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await findings(page, 'colours')).toEqual([]);
      await page.emulateMedia({ colorScheme: 'light' });
    }
  });
});

describe.each(Object.entries(sizes))('on a %s', (_, viewport) => {
  test('the play page fits the screen, without scrolling', async () => {
    const page = await visit({ hash: `#1/play/${HARD}`, viewport });
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

  test.each(pages.slice(0, 12))(
    '%s: nothing is cut off at the side, and targets are 44 pixels or more',
    async (__, hash, ready) => {
      const page = await visit({ hash, viewport, reducedMotion: 'reduce' });
      await ready(page);
      const small = await page.evaluate(() => {
        const targets = [
          ...document.querySelectorAll<HTMLElement>(
            'button:not(.skip), nav a, select, input:not(.file), label.button, textarea',
          ),
        ];
        return targets.flatMap((target) => {
          // the target of a radio button or check box is its label
          const { width, height } = (
            target.closest('label.check, .choice label') ?? target
          ).getBoundingClientRect();
          return width > 0 && (width < 43.5 || height < 43.5)
            ? [`${target.textContent || target.tagName}: ${Math.round(width)} by ${Math.round(height)}`]
            : [];
        });
      });
      expect(small).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    },
  );
});

test.each([
  ['play', `#1/play/${HARD}`, '· best 60', '.tools'],
  ['solve', `#1/solve/${HARD}`, 'Move 0 of 60', '.transport'],
])(
  'on the smallest phone the %s page has its buttons within the thumb, unscrolled',
  async (_, hash, ready, tools) => {
    const page = await visit({ hash, viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
    await page.getByText(ready, { exact: true }).waitFor();
    const bottom = async (selector: string) => {
      const box = await page.locator(selector).first().boundingBox();
      return box ? box.y + box.height : Number.POSITIVE_INFINITY;
    };
    const tabs = await page.locator('.bar nav').boundingBox();
    expect(await bottom(tools)).toBeLessThanOrEqual(tabs?.y ?? 0);
    expect(await bottom('unjam-board')).toBeLessThanOrEqual(tabs?.y ?? 0);
  },
);

test.each([
  ['a phone on its side', { width: 844, height: 390 }],
  ['the smallest phone on its side', { width: 640, height: 360 }],
])('on %s the board takes most of the height, its buttons beside it', async (_, viewport) => {
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
  const tabs = await page.locator('.bar nav').boundingBox();
  const floor = tabs && tabs.y > 100 ? tabs.y : viewport.height;
  expect(Math.max(board.y + board.height, tools.y + tools.height)).toBeLessThanOrEqual(floor);
});

test.each([
  ['a phone on its side', { width: 844, height: 390 }],
  ['the smallest phone on its side', { width: 640, height: 360 }],
])('on %s the map, its tools and the board are on the screen', async (_, viewport) => {
  const page = await visit({ hash: `#1/lab/${SHORT}`, viewport, reducedMotion: 'reduce' });
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

test.each([
  ['320 pixels wide', { width: 320, height: 640 }, 16],
  ['at 400 % on a screen of 1280 by 1024', { width: 320, height: 256 }, 16],
  ['with letters of 32 pixels on a phone', sizes.phone, 32],
  ['with letters of 32 pixels on a desktop', sizes.desktop, 32],
])('%s nothing is cut off at the side, and the board can be played', async (_, viewport, standard) => {
  const page = await visit({ viewport, reducedMotion: 'reduce' });
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
  const cut: string[] = [];
  for (const [name, hash, ready] of pages.slice(0, 12)) {
    await page.goto(`${page.url().split('#')[0]}${hash}`);
    await ready(page);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (beyond > 0) cut.push(`${name}: ${beyond} pixels`);
  }
  expect(cut).toEqual([]);
  await page.goto(`${page.url().split('#')[0]}#1/play/${SHORT}`);
  await page.getByText('· best 2', { exact: true }).waitFor();
  const board = await page.locator('unjam-board').boundingBox();
  expect(board?.width).toBeGreaterThan(250);
});

test('forced colours show which page is open, what is chosen, and which stars are full', async () => {
  const page = await visit({ hash: `#1/play/${SHORT}/1d1.0r4`, forcedColors: 'active' });
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
  const page = await visit({ hash: `#1/solve/${SHORT}`, colorScheme: 'dark' });
  await page.getByText('Move 0 of 2').waitFor();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const seen = (selector: string) => page.locator(selector).first().isVisible();
  expect(await Promise.all(['.bar', '.transport', '.choice'].map(seen))).toEqual([false, false, false]);
  expect(await page.locator('.move-list li').allInnerTexts()).toEqual([
    expect.stringContaining('blue car B'),
    expect.stringContaining('red car right 4'),
  ]);
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(32, 38, 46)');
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

test('the app can be installed: its manifest has a name, a start and icons that exist', async () => {
  const page = await visit({});
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await page.request.get(new URL(href ?? '', page.url()).href)).json();
  expect(manifest).toMatchObject({ name: 'Unjam', display: 'standalone', start_url: './' });
  const sizes = await Promise.all(
    manifest.icons.map(async ({ src, sizes }: { src: string; sizes: string }) => {
      const answer = await page.request.get(new URL(src, page.url()).href);
      // the head of a PNG has its width and height
      const body = await answer.body();
      return answer.ok() && `${body.readUInt32BE(16)}x${body.readUInt32BE(20)}` === sizes ? sizes : src;
    }),
  );
  expect(sizes).toEqual(['192x192', '512x512', '512x512']);
});

test('with reduced motion vehicles move at once', async () => {
  const page = await visit({ hash: `#1/play/${SHORT}`, reducedMotion: 'reduce' });
  await page.locator('unjam-board .vehicle[aria-label^="red car"]').focus();
  const transform = await page.evaluate(async () => {
    const car = document.querySelector('unjam-board')?.shadowRoot?.activeElement as SVGGElement;
    car.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, composed: true }));
    return car.style.transform;
  });
  expect(transform).toBe('translate(100px, 200px)');
});

describe('first load of the play page', () => {
  test.each([sizes.phone, sizes.desktop])(
    'without script the page of $width pixels shows the first board, where the scripts draw it again',
    async (viewport) => {
      const places = await Promise.all(
        [false, true].map(async (javaScriptEnabled) => {
          const page = await visit({ viewport, javaScriptEnabled, reducedMotion: 'reduce' });
          const car = page.locator('unjam-board .vehicle');
          await car.waitFor();
          const parts = [
            car.locator('.hit'),
            page.locator('h1'),
            page.locator('.coach p'),
            page.locator('.tools'),
          ];
          return Promise.all(
            parts.map(async (part) => {
              const { x, y, width, height } = (await part.boundingBox()) ?? expect.fail();
              return [x, y, width, height].map(Math.round);
            }),
          );
        }),
      );
      expect(places[0]).toEqual(places[1]);
    },
  );

  test('a link and a second visit do not show the first lesson before their own board', async () => {
    // without the scripts nothing else is shown either
    const page = await visit({
      hash: `#1/play/${SHORT}`,
      blocked: /assets\/.*\.js$/,
      expected: /Failed to load/,
    });
    await page.locator('html.waiting').waitFor();
    expect(await page.locator('h1').isVisible()).toBe(false);
    const first = await visit({ blocked: /assets\/.*\.js$/, expected: /Failed to load/ });
    await first.locator('h1').waitFor();
  });

  test('is at most 55 KB of JavaScript, compressed, and 90 KB with that of its worker', async () => {
    const page = await visit({});
    await page.waitForLoadState('networkidle');
    const { gzipSync } = await import('node:zlib');
    const names = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.endsWith('.js') && !name.endsWith('sw.js') && !name.includes('workbox')),
    );
    expect(names.length).toBeGreaterThan(1);
    const sizes = await Promise.all(
      names.map(async (name) => ({
        // the engine stands in a file of its own, which only the worker loads
        worker: /\/(?:worker|packed-engine)-/.test(name),
        bytes: gzipSync(Buffer.from(await (await fetch(name)).arrayBuffer())).length,
      })),
    );
    const sum = (some: readonly { readonly bytes: number }[]) =>
      some.reduce((total, { bytes }) => total + bytes, 0);
    expect(sum(sizes.filter(({ worker }) => !worker))).toBeLessThan(55 * 1024);
    expect(sum(sizes)).toBeLessThan(90_000);
  });
});
