// axe on every page of the app with all its cards, each size in each theme; every-page.test.ts looks at less.
import { test } from 'vitest';
import { revisit, useBrowser } from '../browser.ts';
import { expectAccessible, fourLooks, pages } from '../every-page.ts';

useBrowser();

test.each(pages)('%s: axe finds nothing', async (_, hash, ready) => {
  const page = await revisit(hash);
  await ready(page);
  await expectAccessible(page, fourLooks);
});
