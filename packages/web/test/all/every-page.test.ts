// Every page of the app, each size in each theme, on small screens and with large letters, axe with all cards; every-page.test.ts
// looks at each page in one way.
import { test } from 'vitest';
import { revisit, useBrowser } from '../browser.ts';
import {
  expectAccessible,
  expectToFit,
  expectToFitNarrow,
  looks,
  narrow,
  pages,
  showOnDesktop,
} from '../every-page.ts';

useBrowser();

test.each(pages)(
  '%s: axe finds nothing, nothing is cut off, and targets are large',
  async (_, hash, ready) => {
    const page = await revisit(hash);
    await showOnDesktop(page);
    await ready(page);
    for (const size of ['phone', 'tablet', 'desktop'] as const) await expectToFit(page, size);
    for (const [size, theme] of looks)
      await expectAccessible(page, [size, theme], theme === 'light' ? 'all' : 'colours');
    for (const screen of narrow) await expectToFitNarrow(page, screen);
  },
);
