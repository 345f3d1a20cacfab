// The first visit: what is seen before the scripts run, how much is loaded, and what a device needs to install the app.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { SHORT, sizes, useBrowser, visit } from './browser.ts';

useBrowser();

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

  test('is at most 60 KB of JavaScript, compressed, and 95 KB with that of its worker', async () => {
    const page = await visit({});
    await page.waitForLoadState('networkidle');
    const { gzipSync } = await import('node:zlib');
    const names = await scriptsOf(page);
    expect(names.length).toBeGreaterThan(1);
    const sizes = await Promise.all(
      names.map(async (name) => ({
        // the engines stand in files of their own, which only the worker loads
        worker: /\/(?:worker|engine|packed-engine)-/.test(name),
        bytes: gzipSync(Buffer.from(await (await fetch(name)).arrayBuffer())).length,
      })),
    );
    const sum = (some: readonly { readonly bytes: number }[]) =>
      some.reduce((total, { bytes }) => total + bytes, 0);
    expect(sum(sizes.filter(({ worker }) => !worker))).toBeLessThan(60 * 1024);
    expect(sum(sizes)).toBeLessThan(95_000);
  });

  test('the page of the element shares files with the app, and does not load the app itself', async () => {
    const [app, element] = await Promise.all([visit({}), visit({ path: 'embed.html' })]);
    await Promise.all([app, element].map((page) => page.waitForLoadState('networkidle')));
    const [ofApp, ofElement] = [await scriptsOf(app), await scriptsOf(element)];
    const own = ofElement.filter((name) => !ofApp.includes(name));
    const bytes = async (names: readonly string[]) => {
      const files = names.map(async (name) => (await (await fetch(name)).arrayBuffer()).byteLength);
      return (await Promise.all(files)).reduce((all, one) => all + one, 0);
    };
    // the parser of boards and the element itself are the greater part of both
    expect((await bytes(ofElement)) - (await bytes(own))).toBeGreaterThan(50_000);
    expect(ofApp).toEqual(expect.arrayContaining([expect.stringMatching('/app-')]));
    expect(ofElement.filter((name) => name.includes('/app-'))).toEqual([]);
  });
});

/** The addresses of the scripts that a page has loaded, without its service worker. */
const scriptsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js') && !name.endsWith('sw.js')),
  );

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
